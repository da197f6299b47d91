import { useNavigate } from 'react-router'
import type { Id } from '@/domain/types'
import { leaveScreen } from '@/ui/hooks/unsavedChanges'

/** A table's `rowClick` that asks about unsaved changes of the form in another tab (docs/product.md §17.2.15). */
export function useOpenRow() {
  const navigate = useNavigate()
  return (linkTo: (id: Id) => string) => (id: Id) => {
    leaveScreen(() => void navigate(linkTo(id)))
    return false as const
  }
}

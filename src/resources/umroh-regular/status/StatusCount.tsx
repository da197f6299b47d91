import Badge from '@mui/material/Badge'
import { useGetList } from 'ra-core'
import type { ReactNode } from 'react'
import { NO_SORT } from '@/data-provider/firstPage'
import { STALE_TIME } from '@/domain/requestPolicy'
import type { StatusChoice } from '@/domain/status/packageStatus'
import { useLater } from '@/ui/hooks/useLater'
import { umrohRegular } from '../resource'

/** A chip with the number of its packages at its corner, where nothing moves for it (docs/product.md §21.6.2). */
export function StatusCount({ status, children }: { status: StatusChoice; children: ReactNode }) {
  const { total } = useGetList(
    umrohRegular.name,
    { pagination: { page: 1, perPage: 1 }, sort: NO_SORT, filter: { status } },
    { enabled: useLater(), staleTime: STALE_TIME.packages },
  )
  return (
    <Badge component="span" color="primary" badgeContent={total} slotProps={{ badge: { 'aria-hidden': true } }}>
      {children}
    </Badge>
  )
}

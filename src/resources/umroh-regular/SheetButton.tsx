import { Button } from '@/ui/elements/Button'
import type { LazyScreen } from '@/ui/layout/lazyScreen'
import { useLazySheet } from '@/ui/hooks/useLazySheet'

type SheetButtonProps<P> = {
  label: string
  sheet: LazyScreen<P & { open: boolean; onClose: () => void }>
  /** The props of the sheet. */
  about: P
  disabled?: boolean
}

/** A button and its sheet, whose code is loaded with the first press. */
export function SheetButton<P extends object>({ label, sheet: Sheet, about, disabled = false }: SheetButtonProps<P>) {
  const { subject, isAsked, open, close } = useLazySheet<true>(Sheet)
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => open(true)}>
        {label}
      </Button>
      {isAsked && <Sheet {...about} open={subject !== null} onClose={close} />}
    </>
  )
}

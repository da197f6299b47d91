import { Button } from '@/ui/elements/Button'
import type { LazyScreen } from '@/ui/layout/lazyScreen'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { useFulfilled } from './arrival'

type SheetButtonProps<P> = {
  label: string
  sheet: LazyScreen<P & { open: boolean; onClose: () => void }>
  /** The props of the sheet. */
  about: P
  disabled?: boolean
  /** The sheet opens by itself on a screen that was opened for it. */
  wish?: Parameters<typeof useFulfilled>[0]
}

/** A button and its sheet, whose code is loaded with the first press. */
export function SheetButton<P extends object>(props: SheetButtonProps<P>) {
  const { label, sheet: Sheet, about, disabled = false, wish } = props
  const { subject, isAsked, open, close } = useLazySheet<true>(Sheet)
  useFulfilled(wish, disabled ? null : () => open(true))
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => open(true)}>
        {label}
      </Button>
      {isAsked && <Sheet {...about} open={subject !== null} onClose={close} />}
    </>
  )
}

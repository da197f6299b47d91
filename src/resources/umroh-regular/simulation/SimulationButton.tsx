import { Suspense } from 'react'
import { canSimulate, type ToldPrice } from '@/domain/package/price/simulation'
import { t } from '@/i18n/package/detail'
import { Button } from '@/ui/elements/Button'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import type { SimulationChoice } from './simulationChoice'
import type { SimulationSheetProps } from './SimulationSheet'

/** The sheet has its own chunk, so that the detail and the review do not wait for it. */
const SimulationSheet = lazyScreen<SimulationSheetProps>(async () => ({
  default: (await import('./SimulationSheet')).SimulationSheet,
}))

export type SimulationButtonProps = {
  quote: ToldPrice
  /** Absent: the user may not change the package. */
  onUse?: ((choice: SimulationChoice) => void) | undefined
}

/** 'Simulasi' and its sheet. Absent if no price or no number of jamaah is known. */
export function SimulationButton({ quote, onUse }: SimulationButtonProps) {
  const { subject, isAsked, open, close } = useLazySheet<ToldPrice>(SimulationSheet)
  if (!canSimulate(quote)) return null
  return (
    <>
      <Button variant="outlined" onClick={() => open(quote)}>
        {t('detail.simulate')}
      </Button>
      {isAsked && (
        <Suspense>
          <SimulationSheet quote={quote} open={subject !== null} onClose={close} onUse={onUse} />
        </Suspense>
      )}
    </>
  )
}

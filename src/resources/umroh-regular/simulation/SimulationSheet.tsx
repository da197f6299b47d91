import { useState } from 'react'
import { fewerThan, groupOf, type ToldPrice } from '../../../domain/package/price/simulation'
import type { MasterRecord } from '../../../domain/types'
import { t } from '../../../i18n/package/simulation'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import { SimulationContent } from './SimulationContent'
import type { SimulationChoice } from './simulationChoice'

export type SimulationSheetProps = {
  quote: ToldPrice
  open: boolean
  onClose: () => void
  /** Absent: the user may not change the package. */
  onUse?: ((choice: SimulationChoice) => void) | undefined
}

/** 'Simulasi jamaah' (docs/product.md §24.1). Its code is loaded when it is first opened. */
export function SimulationSheet({ quote, open, onClose, onUse }: SimulationSheetProps) {
  // The sheet keeps what was typed and chosen while its screen is open.
  const [typed, setTyped] = useState(() => String(fewerThan(groupOf(quote))))
  const [margin, setMargin] = useState<MasterRecord | null>(null)
  return (
    <BottomSheet open={open} onClose={onClose} title={t('simulation.title')}>
      <SimulationContent
        quote={quote}
        typed={typed}
        onType={setTyped}
        margin={margin}
        onMargin={setMargin}
        onUse={
          onUse &&
          ((choice) => {
            onClose()
            onUse(choice)
          })
        }
      />
    </BottomSheet>
  )
}

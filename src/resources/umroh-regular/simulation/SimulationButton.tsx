import { canSimulate, type ToldPrice } from '@/domain/package/price/simulation'
import { t } from '@/i18n/package/detail'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { SheetButton } from '../SheetButton'
import type { SimulationChoice } from './simulationChoice'

/** The sheet has its own chunk, so that the detail and the review do not wait for it. */
const SimulationSheet = lazyScreen(async () => (await import('./SimulationSheet')).SimulationSheet)

type SimulationButtonProps = {
  quote: ToldPrice
  /** Absent: the user may not change the package. */
  onUse?: ((choice: SimulationChoice) => void) | undefined
}

/** 'Simulasi' and its sheet. Absent if no price or no number of jamaah is known. */
export const SimulationButton = (about: SimulationButtonProps) =>
  canSimulate(about.quote) && <SheetButton label={t('detail.simulate')} sheet={SimulationSheet} about={about} />

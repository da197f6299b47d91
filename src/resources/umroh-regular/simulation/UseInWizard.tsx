import styled from '@emotion/styled'
import { colour, space } from '@theme/tokens'
import type { ToldPrice } from '@/domain/package/price/simulation'
import { t } from '@/i18n/package/simulation'
import { Button } from '@/ui/elements/Button'
import { Words } from '../Facts'
import { changesInWords, type SimulationChoice } from './simulationChoice'

const Foot = styled('div')({
  display: 'grid',
  gap: 8,
  padding: `12px ${space.gutter}px 0`,
  borderTop: `1px solid ${colour.line}`,
  '& p': { color: colour.quiet, fontSize: '0.875rem' },
  '& .money': { whiteSpace: 'nowrap' },
})

export type UseInWizardProps = {
  quote: ToldPrice
  choice: SimulationChoice
  /** A wrong number stands in the field. */
  isWrong: boolean
  onUse: (choice: SimulationChoice) => void
}

/** 'Pakai di wizard', below what it will change. */
export function UseInWizard({ quote, choice, isWrong, onUse }: UseInWizardProps) {
  const changes = changesInWords(quote, choice).join(', ')
  return (
    <Foot>
      <p>
        <Words text={changes ? t('simulation.useChanges', { changes }) : t('simulation.useNothing')} />
      </p>
      <Button variant="contained" size="large" disabled={isWrong || !changes} onClick={() => onUse(choice)}>
        {t('simulation.use')}
      </Button>
    </Foot>
  )
}

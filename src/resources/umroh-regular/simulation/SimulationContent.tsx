import styled from '@emotion/styled'
import { useMemo, useState } from 'react'
import {
  breakEven,
  MOST_JAMAAH,
  simulationGap,
  toldRooms,
  type ToldPrice,
} from '../../../domain/package/price/simulation'
import type { MasterRecord } from '../../../domain/types'
import { formatAmount, formatRupiah } from '../../../domain/values/money'
import { parseWholeNumber } from '../../../domain/values/numbers'
import { t } from '../../../i18n/package/simulation'
import { colour, radius, space } from '../../../../theme/tokens'
import { CountField } from '../../../ui/form/CountField'
import { Button } from '../../../ui/elements/Button'
import { Words } from '../Facts'
import { MarginChoices } from './MarginChoices'
import { MarginCurve } from './MarginCurve'
import { OnlyResult } from './OnlyResult'
import { sentenceOf } from './sentence'
import type { SimulationChoice } from './simulationChoice'
import { TierTable } from './TierTable'

const Scrolled = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: `4px ${space.gutter}px 20px`,
  overflowY: 'auto',
  '& .sentence': { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.4 },
  '& .quiet': { color: colour.quiet, fontSize: '0.875rem', marginBottom: 4 },
  '& .sentence + .quiet': { marginTop: 4 },
  '& .money': { whiteSpace: 'nowrap' },
  '& .gap': { padding: '12px 14px', borderRadius: radius.medium, backgroundColor: colour.sunken },
  '& h3': { fontSize: '0.9375rem', fontWeight: 700 },
})

const Foot = styled('div')({
  display: 'grid',
  gap: 8,
  padding: `12px ${space.gutter}px 0`,
  borderTop: `1px solid ${colour.line}`,
  '& p': { color: colour.quiet, fontSize: '0.875rem' },
  '& .money': { whiteSpace: 'nowrap' },
})

const countOf = (typed: string): number | null => {
  const count = parseWholeNumber(typed)
  return count !== null && count >= 1 && count <= MOST_JAMAAH ? count : null
}

export type SimulationContentProps = {
  quote: ToldPrice
  typed: string
  onType: (typed: string) => void
  margin: MasterRecord | null
  onMargin: (margin: MasterRecord) => void
  onUse: ((choice: SimulationChoice) => void) | undefined
}

export function SimulationContent({ quote, typed, onType, margin, onMargin, onUse }: SimulationContentProps) {
  const count = countOf(typed)
  // While a wrong number stands in the field, the figures stay those of the last right one.
  const [jamaah, setJamaah] = useState(count ?? 1)
  if (count !== null && count !== jamaah) setJamaah(count)
  const even = useMemo(() => breakEven(quote), [quote])
  const gap = simulationGap(quote)
  const sentence = sentenceOf(quote, jamaah, even)
  const hasManyMargins = (quote.input.tourLeader ?? 0) > 0 && toldRooms(quote).length > 1
  return (
    <>
      <Scrolled>
        <div>
          <p className="sentence" role="status">
            <Words text={sentence} />
          </p>
          {hasManyMargins && <p className="quiet">{t('simulation.leastRoom')}</p>}
        </div>
        {gap > 1 && <p className="gap">{t('simulation.gap', { gap: formatRupiah(gap) })}</p>}
        <MarginCurve quote={quote} jamaah={jamaah} even={even} label={sentence} />
        <CountField
          label={t('simulation.only')}
          min={1}
          max={MOST_JAMAAH}
          hint={t('simulation.onlyHint')}
          value={typed}
          onType={onType}
          error={count === null ? t('simulation.onlyWrong') : undefined}
        />
        <OnlyResult quote={quote} jamaah={jamaah} />
        <TierTable quote={quote} />
        <MarginChoices quote={quote} jamaah={jamaah} chosen={margin} onChoose={onMargin} />
      </Scrolled>
      {onUse && (
        <Foot>
          <p>
            <Words
              text={
                margin
                  ? t('simulation.useBoth', { n: formatAmount(jamaah), margin: formatRupiah(margin.price) })
                  : t('simulation.useJamaah', { n: formatAmount(jamaah) })
              }
            />
          </p>
          <Button variant="contained" size="large" disabled={count === null} onClick={() => onUse({ jamaah, margin })}>
            {t('simulation.use')}
          </Button>
        </Foot>
      )}
    </>
  )
}

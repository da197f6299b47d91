import { useState, useMemo } from 'react'
import styled from '@emotion/styled'
import { colour, radius, space } from '@theme/tokens'
import {
  fewerThan,
  groupOf,
  type ToldPrice,
  breakEven,
  MOST_JAMAAH,
  simulationGap,
  toldRooms,
  isLoss,
  isSameForAnyGroup,
  leastMargin,
  marginLeft,
  marginOf,
  priceNeeded,
} from '@/domain/package/price/simulation'
import type { MasterRecord } from '@/domain/types'
import { t } from '@/i18n/package/simulation'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { formatAmount, formatRupiah, priceInRupiah } from '@/domain/values/money'
import { parseWholeNumber } from '@/domain/values/numbers'
import { CountField } from '@/ui/form/CountField'
import { PriceGrid } from '@/ui/elements/PriceGrid'
import { Words } from '../Facts'
import { choiceOf, type SimulationChoice } from './simulationChoice'
import { KeyFigures } from './KeyFigures'
import { MarginChoices } from './MarginChoices'
import { MarginCurve } from './MarginCurve'
import { TierTable } from './TierTable'
import { UseInWizard } from './UseInWizard'

/** The price that a group of `jamaah` needs for the same margin, and what is left of it at the told price. */
const OnlyResult = ({ quote, jamaah }: { quote: ToldPrice; jamaah: number }) => (
  <div style={{ display: 'grid', gap: 12 }}>
    <div>
      <p className="quiet">
        <Words text={t('simulation.needed', { margin: formatRupiah(marginOf(quote.input)) })} />
      </p>
      <PriceGrid prices={priceNeeded(quote, jamaah)} format={priceInRupiah} />
    </div>
    <div>
      <p className="quiet">{t('simulation.left')}</p>
      <PriceGrid prices={marginLeft(quote, jamaah)} format={priceInRupiah} />
    </div>
  </div>
)

function fixedSentence(quote: ToldPrice): string {
  const margin = leastMargin(quote, groupOf(quote)) ?? 0
  return t(isLoss(margin) ? 'simulation.fixedLoss' : 'simulation.fixed', { margin: formatRupiah(Math.abs(margin)) })
}

/** The meaning of the told price for a group of `jamaah`, in one sentence (docs/product.md §24.1.2). */
function sentenceOf(quote: ToldPrice, jamaah: number, even: number | null): string {
  if (isSameForAnyGroup(quote)) return fixedSentence(quote)
  const first =
    even === null
      ? t('simulation.neverEven', { n: formatAmount(MOST_JAMAAH) })
      : t('simulation.even', { even: formatAmount(even) })
  const margin = leastMargin(quote, jamaah)
  if (margin === null) return t('simulation.unpriced', { even: first, n: formatAmount(jamaah) })
  const words = { even: first, n: formatAmount(jamaah), margin: formatRupiah(Math.abs(margin)) }
  if (isLoss(margin)) return t('simulation.loss', words)
  return t(jamaah < groupOf(quote) ? 'simulation.less' : 'simulation.same', words)
}

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

const countOf = (typed: string): number | null => {
  const count = parseWholeNumber(typed)
  return count !== null && count >= 1 && count <= MOST_JAMAAH ? count : null
}

type SimulationContentProps = {
  quote: ToldPrice
  /** Null while nobody has typed: the figures are those of the package's own number. */
  typed: string | null
  onType: (typed: string) => void
  margin: MasterRecord | null
  onMargin: (margin: MasterRecord) => void
  onUse: ((choice: SimulationChoice) => void) | undefined
}

function SimulationContent({ quote, typed, onType, margin, onMargin, onUse }: SimulationContentProps) {
  const count = typed === null ? null : countOf(typed)
  const isWrong = typed !== null && count === null
  // While a wrong number stands in the field, the figures stay those of the last right one.
  const [asked, setAsked] = useState(count)
  if (count !== null && count !== asked) setAsked(count)
  const own = groupOf(quote)
  const jamaah = asked ?? own
  const even = useMemo(() => breakEven(quote), [quote])
  const gap = simulationGap(quote)
  const told = asked ?? fewerThan(own)
  const sentence = sentenceOf(quote, told, even)
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
        <KeyFigures quote={quote} jamaah={told} />
        {gap > 1 && <p className="gap">{t('simulation.gap', { gap: formatRupiah(gap) })}</p>}
        <CountField
          label={t('simulation.only')}
          min={1}
          max={MOST_JAMAAH}
          hint={t('simulation.onlyHint')}
          value={typed ?? String(own)}
          onType={onType}
          error={isWrong ? t('simulation.onlyWrong') : undefined}
        />
        <MarginCurve quote={quote} jamaah={jamaah} even={even} label={sentence} />
        <OnlyResult quote={quote} jamaah={jamaah} />
        <TierTable quote={quote} />
        <MarginChoices quote={quote} jamaah={jamaah} chosen={margin} onChoose={onMargin} />
      </Scrolled>
      {onUse && (
        <UseInWizard
          quote={quote}
          choice={choiceOf(quote, { jamaah: asked, margin })}
          isWrong={isWrong}
          onUse={onUse}
        />
      )}
    </>
  )
}

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
  const [typed, setTyped] = useState<string | null>(null)
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

import styled from '@emotion/styled'
import type { RoomShare, SavedLine } from '@/domain/package/price/savedBreakdown'
import { formatRupiah, formatSar, priceInRupiah } from '@/domain/values/money'
import { nightLines } from '@/ui/elements/nightLines'
import { t } from '@/i18n/package/detail'
import { colour } from '@theme/tokens'
import { unitText, withSizes } from '@/ui/elements/priceUnits'
import { moneyText } from './moneyText'
import { formatRate } from '@/domain/kurs/kurs'
import type { RoomType } from '@/domain/types'
import { Facts, type Fact } from '../Facts'

/** Lines that a tap opens. */
export const Lines = styled('details')({
  borderTop: `1px solid ${colour.line}`,
  '& summary': {
    minHeight: 44,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
    overflowWrap: 'normal',
    fontWeight: 600,
    color: colour.accent,
    cursor: 'pointer',
  },
  '& summary > .money': { marginLeft: 'auto', fontWeight: 800, color: colour.accentDark },
  // An arrow that turns when the lines are open.
  '& summary::after': {
    content: '""',
    width: 8,
    height: 8,
    margin: '0 6px 4px',
    border: 'solid currentColor',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  '&[open] summary::after': { marginBottom: -4, transform: 'rotate(-135deg)' },
  '&[open] > dl': { paddingBottom: 12 },
  // How an amount was reckoned takes whole lines below it: beside its label there would be two words a line.
  '&& .facts > div': { display: 'block' },
  '& dt': { float: 'left', paddingRight: 12 },
  '& dd small': { clear: 'both', textAlign: 'left' },
})

function divided({ rupiah, people, nights }: RoomShare): string | undefined {
  const amount = formatRupiah(rupiah)
  const stay = nights === 1 ? amount : t('breakdown.nights', { amount, nights })
  return people === 1 ? (nights === 1 ? undefined : stay) : t('breakdown.roomBy', { amount: stay, n: people })
}

function inRiyal({ sar, rupiahPerSar }: RoomShare): string | undefined {
  if (sar === null) return undefined
  const riyal = formatSar(sar)
  return rupiahPerSar === null ? riyal : t('breakdown.atRate', { sar: riyal, rate: formatRate(rupiahPerSar) })
}

function ofRoom(room: RoomShare): string | undefined {
  const [how, riyal] = [divided(room), inRiyal(room)]
  return how && riyal ? `${how} (${riyal})` : (how ?? riyal)
}

function howDivided({ key, shared, room, sizes }: SavedLine): string | undefined {
  if (room) return ofRoom(room)
  if (key === 'hotelMakkah' || key === 'hotelMadinah') return undefined
  if (key !== 'tourLeader' && !shared) return withSizes(unitText(key), sizes)
  if (!shared || shared.by === 0) return undefined
  const values = { amount: priceInRupiah(shared.amount), n: shared.by, count: shared.times }
  return key === 'tourLeader' ? t('price.tourLeaderBy', values) : `${t('price.sharedBy', values)} (${unitText(key)})`
}

const toFact = (line: SavedLine, room: RoomType): Fact => [
  t(`field.${line.key}`),
  priceInRupiah(line.perJamaah),
  [...nightLines(line.nights, room), howDivided(line) ?? '', ...(line.money ?? []).map(moneyText)].filter(
    (note) => note !== '',
  ),
]

export type PriceLinesProps = {
  room: RoomType
  title: string
  /** At the right of the title. */
  total?: string
  lines: readonly SavedLine[]
  /** Facts under the lines, such as their sum. */
  sums?: readonly Fact[]
}

/** The lines of a price, shown when somebody opens them. A line of 0 is left out. */
export const PriceLines = ({ room, title, total, lines, sums = [] }: PriceLinesProps) => (
  <Lines>
    <summary>
      {title}
      {total && <span className="money">{total}</span>}
    </summary>
    <Facts facts={[...lines.filter(({ perJamaah }) => perJamaah !== 0).map((line) => toFact(line, room)), ...sums]} />
  </Lines>
)

import styled from '@emotion/styled'
import { toldPrice } from '@/domain/offer/rounding'
import type { TotalsBeside } from '@/domain/package/price/packagePrice'
import { perRoom, ROOM_TYPES, type Owner, type RoomType } from '@/domain/types'
import { formatDifference, priceInRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/totals'
import { useRounding } from '@/resources/keptRounding'
import { Words } from '../Facts'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { colour } from '@theme/tokens'

const Table = styled('table')({
  width: '100%',
  fontSize: '0.875rem',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 0', borderTop: `1px solid ${colour.line}`, fontWeight: 500, textAlign: 'right' },
  '& thead th': { borderTop: 0, fontSize: '0.8125rem', color: colour.quiet },
  '& caption, & tbody th, & thead th:first-of-type': { textAlign: 'left' },
  '& caption': { color: colour.quiet, fontSize: '0.8125rem' },
  '& td + td': { fontWeight: 700, color: colour.accentDark },
  '& tbody th': { paddingRight: 8, overflowWrap: 'normal' },
  '& td': { paddingLeft: 8 },
  '& .money': { whiteSpace: 'nowrap' },
  '& .unknown': { fontWeight: 500, color: colour.quiet },
  '& small': { display: 'block', fontWeight: 500, color: colour.quiet, whiteSpace: 'nowrap' },
  // With large letters the two totals stand below the room type, each with its heading.
  '@container (max-width: 16em)': {
    '& thead': { ...visuallyHidden },
    '& tr, & tbody th': { display: 'block' },
    '& td': { display: 'block', padding: '0 0 6px', border: 0, textAlign: 'left' },
    '& td::before': { content: 'attr(data-heading)', display: 'block', fontWeight: 450, color: colour.quiet },
  },
})

const Place = styled('div')({ containerType: 'inline-size' })

/** How much more or less the second total is; nothing for the same total, and while one is not known. */
function Difference({ before, after }: { before: number | null; after: number | null }) {
  const by = before === null || after === null ? 0 : Math.round(after) - Math.round(before)
  return by !== 0 && <small>{formatDifference(by)}</small>
}

/** A total, `–` for a room type that is not sold. Words say that no total is known at all. */
function Total({ totals, room, side }: { totals: TotalsBeside; room: RoomType; side: 'before' | 'after' }) {
  const isKnown = ROOM_TYPES.some((each) => totals[each][side] !== null)
  if (!isKnown) return <span className="unknown">{t('totals.unknown')}</span>
  return <Words text={priceInRupiah(totals[room][side])} />
}

export type TotalsByRoomProps = {
  totals: TotalsBeside
  /** The owner of the package, whose step rounds the totals. */
  owner: Owner
  /** The headings of the two columns. */
  before: string
  after: string
  /** The second total says how much more or less it is. */
  withDifference?: boolean
}

/** Two totals of each room type side by side. */
export function TotalsByRoom({ totals: exact, owner, before, after, withDifference }: TotalsByRoomProps) {
  const step = useRounding(owner)
  const totals = perRoom((room) => ({
    before: toldPrice(exact[room].before, step),
    after: toldPrice(exact[room].after, step),
  }))
  return (
    <Place>
      <Table>
        <caption>{t('price.perJamaah')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('totals.room')}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {ROOM_TYPES.map((room) => (
            <tr key={room}>
              <th scope="row">{t(`room.${room}`)}</th>
              <td data-heading={before}>
                <Total totals={totals} room={room} side="before" />
              </td>
              <td data-heading={after}>
                <Total totals={totals} room={room} side="after" />
                {withDifference && <Difference {...totals[room]} />}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Place>
  )
}

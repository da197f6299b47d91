import styled from '@emotion/styled'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import { useId } from 'react'
import { marginOf, marginOfGroup, priceNeeded, toldRooms, type ToldPrice } from '@/domain/package/price/simulation'
import { isPriced, type PricedMargin } from '@/domain/package/price/marginStep'
import type { MasterRecord } from '@/domain/types'
import { formatAmount, formatRupiah, priceAmount } from '@/domain/values/money'
import { sortByPrice } from '@/domain/values/sorting'
import { t } from '@/i18n/package/simulation'
import { colour } from '@theme/tokens'
import { DataAge } from '@/ui/feedback/DataAge'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { Notice } from '@/ui/feedback/Notice'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { useMasterOptions } from '@/resources/custom-data/pickers'
import { Words } from '../Facts'

const shownAgain = { position: 'static', width: 'auto', height: 'auto', clip: 'auto', margin: 0 } as const

const Choices = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  containerType: 'inline-size',
  '& legend': { padding: 0, fontSize: '0.9375rem', fontWeight: 700 },
  // A wide font may need more than a phone's width. The padding at the left has the radios.
  '& .scroll': { overflowX: 'auto', marginLeft: -12, paddingLeft: 12 },
  '& table': { width: '100%', borderCollapse: 'collapse', lineHeight: 1.4 },
  '& tr': { borderTop: `1px solid ${colour.line}` },
  '& thead tr': { borderTop: 0 },
  '& [data-chosen]': { backgroundColor: colour.accentSoft },
  '& td, & th': { padding: '4px 0 8px 12px', fontSize: '0.75rem', verticalAlign: 'middle' },
  '& th': { textAlign: 'right', fontWeight: 600, color: colour.quiet },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 },
  '& td': { textAlign: 'right', fontWeight: 700, letterSpacing: '-0.03em', whiteSpace: 'nowrap' },
  '& td:first-of-type': { fontSize: '0.875rem', textAlign: 'left', whiteSpace: 'normal', padding: '4px 0 8px' },
  '& b': { overflowWrap: 'normal', whiteSpace: 'nowrap' },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 450, letterSpacing: 0, color: colour.quiet },
  '& .room': { ...visuallyHidden },
  // On a phone each margin stands above its prices, which say their room type.
  '@container (max-width: 32em)': {
    '& thead': { ...visuallyHidden },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(6.5em, 1fr))', columnGap: 12 },
    '& td': { textAlign: 'left', paddingLeft: 0 },
    '& td:first-of-type': { gridColumn: '1 / -1' },
    '& .room': { ...shownAgain, display: 'block', fontWeight: 450, letterSpacing: 0, color: colour.quiet },
  },
})

const EXPECTED = [88, 88]

export type MarginChoicesProps = {
  quote: ToldPrice
  jamaah: number
  chosen: MasterRecord | null
  onChoose: (margin: MasterRecord) => void
}

/** A row for each margin: its price per room type and the group's margin (docs/product.md §24.1.7). */
export function MarginChoices({ quote, jamaah, chosen, onChoose }: MarginChoicesProps) {
  const name = useId()
  const { options, asOf, isLoading, failure } = useMasterOptions('margin', true)
  const now = marginOf(quote.input)
  const shown = sortByPrice(options.filter(isPriced), ({ price }) => price)
  const rooms = toldRooms(quote)
  return (
    <Choices>
      <legend>{t('simulation.margins', { n: formatAmount(jamaah) })}</legend>
      {asOf !== null && <DataAge at={asOf} onRetry={failure?.onRetry} reason={failure?.text} />}
      {isLoading && <LoadingCards heights={EXPECTED} />}
      {!isLoading && shown.length === 0 && (
        <Notice
          compact
          alert={failure !== null}
          title={t(failure ? 'simulation.marginsFailed' : 'simulation.noMargins')}
          {...failure}
        />
      )}
      {shown.length > 0 && (
        <>
          <p className="quiet">{t('simulation.marginsText')}</p>
          {/* The radios and their descriptions say all that the table shows. */}
          <div className="scroll">
            <table role="presentation">
              <thead aria-hidden="true">
                <tr>
                  <th>{t('field.margin')}</th>
                  {rooms.map((room) => (
                    <th key={room}>{t(`room.${room}`)}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map((record) => (
                  <MarginRow
                    key={record.id}
                    record={record}
                    name={name}
                    isNow={record.price === now}
                    isChosen={chosen !== null && String(chosen.id) === String(record.id)}
                    group={formatRupiah(marginOfGroup(record.price, jamaah))}
                    prices={rooms.map((room) => [t(`room.${room}`), priceNeeded(quote, jamaah, record.price)[room]])}
                    onChoose={onChoose}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Choices>
  )
}

type MarginRowProps = {
  record: PricedMargin
  /** The name that the radios of the table share. */
  name: string
  isNow: boolean
  isChosen: boolean
  /** The margin of the whole group. */
  group: string
  prices: readonly (readonly [room: string, price: number | null])[]
  onChoose: (margin: MasterRecord) => void
}

/** A margin with its price of each room type, which describe its radio. */
function MarginRow({ record, name, isNow, isChosen, group, prices, onChoose }: MarginRowProps) {
  const id = useId()
  const cells = [`${id}group`, ...prices.map(([room]) => id + room)]
  return (
    <tr data-chosen={isChosen || undefined}>
      <td>
        <FormControlLabel
          control={
            <Radio
              name={name}
              checked={isChosen}
              onChange={() => onChoose(record)}
              slotProps={{ input: { 'aria-describedby': cells.join(' ') } }}
            />
          }
          label={
            <>
              <b>{formatRupiah(record.price)}</b> {isNow && <small>{t('simulation.marginNow')}</small>}
            </>
          }
        />
        <small id={cells[0]}>
          <Words text={t('simulation.group', { total: group })} />
        </small>
      </td>
      {prices.map(([room, price]) => (
        <td key={room} id={id + room}>
          <span className="room">{room}</span> {priceAmount(price)}
        </td>
      ))}
    </tr>
  )
}

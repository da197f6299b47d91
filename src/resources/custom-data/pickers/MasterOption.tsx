import styled from '@emotion/styled'
import PlaneIcon from '@mui/icons-material/FlightRounded'
import { RemoteImage } from '@/ui/elements/RemoteImage'
import { lacksKurs } from '@/domain/kurs/currency'
import type { MasterField } from '@/domain/masters/masters'
import { formatRupiah } from '@/domain/values/money'
import { fitsCheckIn } from '@/domain/masters/flights'
import type { CalendarDate, MasterRecord } from '@/domain/types'
import { formatDate, formatDays } from '@/domain/values/dates'
import { t } from '@/i18n/package/wizard'
import { priceForGroup, shareText, unitText } from '@/ui/elements/priceUnits'
import { colour } from '@theme/tokens'

const Row = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '&[data-behind]': { opacity: 0.6 },
  '& .words': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.4 },
  '& .price': { display: 'block', fontSize: '0.875rem', color: colour.quiet, fontVariantNumeric: 'tabular-nums' },
})

const LOGO = 40

/** The name of a record. A margin has no name, so its amount is shown instead (docs/product.md §4.4.12). */
export const masterName = (field: MasterField, record: MasterRecord): string =>
  field === 'margin' ? formatRupiah(record.price) : record.name

/** The days on which a flight departs at its price, and whether they fit the package; undefined if it has none. */
function departureText(record: MasterRecord, checkIn: CalendarDate | null): string | undefined {
  const { departsFrom, departsTo } = record
  if (!departsFrom && !departsTo) return undefined
  const days = departsFrom && departsTo ? formatDays(departsFrom, departsTo) : formatDate(departsFrom ?? departsTo)
  const key = departsFrom && departsTo ? 'departs' : departsFrom ? 'departsFrom' : 'departsTo'
  const text = t(`picker.${key}`, { days })
  return fitsCheckIn(record, checkIn) ? text : t('picker.otherDays', { text })
}

function priceText(field: MasterField, record: MasterRecord, jamaah: number | null): string {
  if (lacksKurs(record)) return t('picker.noKurs')
  return field === 'margin' ? unitText(field) : priceForGroup(field, record, jamaah)
}

export type MasterOptionProps = {
  field: MasterField
  record: MasterRecord
  /** The number of jamaah, among whom a price may be divided; null if it is not known. */
  jamaah: number | null
  /** The first check-in of the package, by which a flight fits or does not; null if it is not known. */
  checkIn: CalendarDate | null
}

/** A master record in the picker's list and in the field: name, price with its unit, and the logo of a flight. */
export function MasterOption({ field, record, jamaah, checkIn }: MasterOptionProps) {
  const days = departureText(record, checkIn)
  const share = shareText(field, record.price, jamaah)
  return (
    <Row data-behind={!fitsCheckIn(record, checkIn) || undefined}>
      {field === 'pesawat' && (
        <RemoteImage
          path={record.logo}
          alt=""
          whole
          width={LOGO}
          height={LOGO}
          placeholder={<PlaneIcon fontSize="small" />}
        />
      )}
      <span className="words">
        <b>{[masterName(field, record), record.route].filter(Boolean).join(' · ')}</b>
        {days && <span className="price">{days}</span>}
        <span className="price">{priceText(field, record, jamaah)}</span>
        {share && <span className="price">{share}</span>}
      </span>
    </Row>
  )
}

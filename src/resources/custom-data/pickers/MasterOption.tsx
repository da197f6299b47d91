import styled from '@emotion/styled'
import PlaneIcon from '@mui/icons-material/FlightRounded'
import { RemoteImage } from '@/ui/elements/RemoteImage'
import type { MasterField } from '@/domain/masters/masters'
import { formatRupiah } from '@/domain/values/money'
import type { MasterRecord } from '@/domain/types'
import { priceWithUnit, shareText, unitText } from '@/ui/elements/priceUnits'
import { colour } from '@theme/tokens'

const Row = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& .words': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.4 },
  '& .price': { display: 'block', fontSize: '0.875rem', color: colour.quiet, fontVariantNumeric: 'tabular-nums' },
})

const LOGO = 40

/** The name of a record. A margin has no name, so its amount is shown instead (docs/product.md §4.4.12). */
export const masterName = (field: MasterField, record: MasterRecord): string =>
  field === 'margin' ? formatRupiah(record.price) : record.name

export type MasterOptionProps = {
  field: MasterField
  record: MasterRecord
  /** The number of jamaah, among whom a price may be divided; null if it is not known. */
  jamaah: number | null
}

/** A master record in the picker's list and in the field: name, price with its unit, and the logo of a flight. */
export function MasterOption({ field, record, jamaah }: MasterOptionProps) {
  const share = shareText(field, record.price, jamaah)
  return (
    <Row>
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
        <b>{masterName(field, record)}</b>
        <span className="price">{field === 'margin' ? unitText(field) : priceWithUnit(field, record.price)}</span>
        {share && <span className="price">{share}</span>}
      </span>
    </Row>
  )
}

import { HOTEL_FIELDS } from '../../../domain/masters/masters'
import { cityOrder } from '../../../domain/package/cityOrder'
import type { PackageForm } from '../../../domain/types'
import { formatDays } from '../../../domain/values/dates'
import { t } from '../../../i18n/package/newDates'
import { Card } from '../../../ui/elements/Card'
import { Facts, type Fact } from '../Facts'

/** Each stay with its new dates. */
export function MovedStays({ saved, copy }: { saved: PackageForm; copy: PackageForm }) {
  const facts = cityOrder(copy.startCity).flatMap((city): Fact[] => {
    const field = HOTEL_FIELDS[city]
    const { tanpaHotel, dataHotel, tanggalCheckIn, tanggalCheckOut } = copy[field]
    if (tanpaHotel) return []
    const hotel = dataHotel ?? saved[field].dataHotel
    return [[t(`field.${field}`), formatDays(tanggalCheckIn, tanggalCheckOut), hotel?.name]]
  })
  return (
    <Card component="div">
      <Facts facts={facts} />
    </Card>
  )
}

import { formatShortDate } from '@/domain/values/dates'
import type { MasterField } from '@/domain/masters/masters'
import type { Choice, HotelChoice, MasterRecord, PackageForm } from '@/domain/types'
import { t } from '@/i18n/translate'
import { unitText } from '@/ui/elements/priceUnits'
import { masterName } from '@/resources/custom-data/pickers'

/** The name of a field on its own step. */
export const fieldName = (field: keyof PackageForm): string =>
  t(field === 'startCity' ? 'field.urutanKota' : `field.${field}`)

// A choice may come without its record.
const choiceInWords = (field: MasterField, { id, data }: Choice<MasterRecord>) =>
  data
    ? [masterName(field, data), ...(field === 'margin' ? [unitText(field)] : [])].join(' ')
    : String(id ?? t('app.empty'))

function stayInWords({ tanpaHotel, id, dataHotel, tanggalCheckIn, tanggalCheckOut }: HotelChoice) {
  if (tanpaHotel) return t('field.tanpaHotel')
  return `${dataHotel?.name ?? id ?? t('app.empty')}, ${formatShortDate(tanggalCheckIn)} – ${formatShortDate(tanggalCheckOut)}`
}

/** The value of a form's field as a text for the mitra. */
export function inWords(form: PackageForm, field: keyof PackageForm): string {
  switch (field) {
    case 'namaPaket':
    case 'jumlahJamaah':
    case 'tourLeader':
      return form[field] || t('app.empty')
    case 'startCity':
      return form.startCity ? t(`city.${form.startCity}`) : t('app.empty')
    case 'tipePerjalanan':
      return form.tipePerjalanan ? t(`trip.${form.tipePerjalanan}`) : t('app.empty')
    case 'hotelMakkah':
    case 'hotelMadinah':
      return stayInWords(form[field])
    case 'transportasi':
      return form.transportasi.map((choice) => choiceInWords(field, choice)).join(', ') || t('app.empty')
    default:
      return choiceInWords(field, form[field])
  }
}

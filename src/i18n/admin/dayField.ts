import { pickersLocale } from '../pickersLocale'

/** The words of a date that an admin types or chooses; x-date-pickers has no Indonesian translation. */
export const dayFieldLocale = {
  ...pickersLocale,
  openDatePickerDialogue: (date: string | null) => (date ? `Ganti tanggal, terpilih ${date}` : 'Pilih tanggal'),
  clearButtonLabel: 'Kosongkan',
  fieldDayPlaceholder: () => 'HH',
  fieldMonthPlaceholder: () => 'BB',
  fieldYearPlaceholder: () => 'TTTT',
  day: 'Hari',
  month: 'Bulan',
  year: 'Tahun',
  empty: 'Kosong',
}

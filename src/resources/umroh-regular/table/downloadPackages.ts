import { toCsv } from '../../../domain/values/csv'
import type { PackageRow } from '../../../domain/types'
import { t } from '../../../i18n/desktop'

const HEAD = [
  t('desktop.name'),
  t('desktop.mitra'),
  t('desktop.type'),
  t('desktop.jamaah'),
  t('room.double'),
  t('room.triple'),
  t('room.quad'),
  t('desktop.created'),
]

const cells = ({ name, mitra, tripType, jamaah, totals, createdAt }: PackageRow) => [
  name,
  mitra,
  tripType,
  jamaah,
  totals.double,
  totals.triple,
  totals.quad,
  createdAt,
]

/** Saves the rows as a CSV file with unrounded prices. */
export function downloadPackages(rows: PackageRow[]): void {
  const file = new Blob([toCsv([HEAD, ...rows.map(cells)])], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${t('desktop.fileName')}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}

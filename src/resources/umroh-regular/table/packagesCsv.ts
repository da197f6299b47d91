import { toCsv, type CsvStyle } from '../../../domain/values/csv'
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

/** The rows as CSV with unrounded prices. */
export const packagesCsv = (rows: readonly PackageRow[], style: CsvStyle): string =>
  toCsv([HEAD, ...rows.map(cells)], style)

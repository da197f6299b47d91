import { toCsv, type CsvStyle } from '../../../domain/values/csv'
import type { PackageRow } from '../../../domain/types'
import { t } from '../../../i18n/admin/desktop'
import { t as statusText } from '../../../i18n/offer/status'

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

const STATUS_HEAD = [
  statusText('progress.title'),
  statusText('progress.customer'),
  statusText('progress.validUntil'),
  statusText('progress.remindAt'),
]

const statusCells = ({ progress }: PackageRow) => [
  progress ? t(`status.${progress.status}`) : null,
  progress?.customerName ?? null,
  progress?.validUntil ?? null,
  progress?.remindAt ?? null,
]

/** The rows as CSV with unrounded prices. `hasStatus`: with the columns about the customer. */
export function packagesCsv(rows: readonly PackageRow[], style: CsvStyle, hasStatus: boolean): string {
  const hasDeparture = rows.some(({ departure }) => departure !== undefined)
  const head = [...HEAD, ...(hasDeparture ? [t('desktop.departure')] : []), ...(hasStatus ? STATUS_HEAD : [])]
  const lineOf = (row: PackageRow) => [
    ...cells(row),
    ...(hasDeparture ? [row.departure ?? null] : []),
    ...(hasStatus ? statusCells(row) : []),
  ]
  return toCsv([head, ...rows.map(lineOf)], style)
}

import { useDataProvider, useListContext } from 'ra-core'
import type { PartnerDataProvider } from '../../../data-provider/types'
import type { PackageRow, Id } from '../../../domain/types'
import { csvStyleOf, toCsv, type CsvStyle } from '../../../domain/values/csv'
import { importText } from '../../../i18n/admin/importTexts'
import { momentForCsv } from '../../../domain/values/dates'
import { t } from '../../../i18n/admin/desktop'
import { t as tableText } from '../../../i18n/admin/packageTable'
import { useFeature } from '../../../ui/layout/features'
import { useResource } from '../../../ui/hooks/useResource'
import { ExportRows, type ExportProgress } from '../../../ui/table/ExportRows'
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
  momentForCsv(createdAt),
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
function packagesCsv(rows: readonly PackageRow[], style: CsvStyle, hasStatus: boolean): string {
  const hasDeparture = rows.some(({ departure }) => departure !== undefined)
  const head = [...HEAD, ...(hasDeparture ? [t('desktop.departure')] : []), ...(hasStatus ? STATUS_HEAD : [])]
  const lineOf = (row: PackageRow) => [
    ...cells(row),
    ...(hasDeparture ? [row.departure ?? null] : []),
    ...(hasStatus ? statusCells(row) : []),
  ]
  return toCsv([head, ...rows.map(lineOf)], style)
}

/** The API's limit of rows per answer. */
const AT_ONCE = 200

type Page<Row> = { data: readonly Row[]; total?: number }

/**
 * Reads all rows of a list, page by page. A page without new rows ends the list, because a server may ignore the page or
 * answer fewer rows than requested.
 */
async function readEveryRow<Row extends { id: Id }>(
  readPage: (page: number, perPage: number) => Promise<Page<Row>>,
  onProgress: (progress: ExportProgress) => void,
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page++) {
    const before = rows.size
    const { data, total } = await readPage(page, AT_ONCE)
    for (const row of data) rows.set(String(row.id), row)
    if (rows.size === before || rows.size >= (total ?? Infinity)) return [...rows.values()]
    onProgress({ done: rows.size, total: total ?? rows.size })
  }
}

/** Saves the selected rows. */
export function ExportSelected({ rows }: { rows: readonly PackageRow[] }) {
  const hasStatus = useFeature('status')
  return (
    <ExportRows
      label={tableText('packageTable.export')}
      fileName={t('desktop.fileName')}
      makeCsv={async () => packagesCsv(rows, csvStyleOf(navigator.language), hasStatus)}
    />
  )
}

/** Saves every row that the table's search and filters have found. */
export function ExportPackages() {
  const provider = useDataProvider<PartnerDataProvider>()
  const resource = useResource()
  const hasStatus = useFeature('status')
  const { filterValues, sort } = useListContext<PackageRow>()
  return (
    <ExportRows
      label={importText('exportCsv')}
      fileName={t('desktop.fileName')}
      makeCsv={async (signal, onProgress) => {
        const readPage = (page: number, perPage: number) =>
          provider.getList<PackageRow>(resource, {
            filter: filterValues,
            sort,
            pagination: { page, perPage },
            signal,
          })
        return packagesCsv(await readEveryRow(readPage, onProgress), csvStyleOf(navigator.language), hasStatus)
      }}
    />
  )
}

import { useDataProvider, useListContext } from 'ra-core'
import type { PartnerDataProvider } from '@/data-provider/types'
import { heldAgreement } from '@/domain/status/packageStatus'
import type { PackageRow, Id } from '@/domain/types'
import { toldTotals } from '@/domain/offer/rounding'
import { csvStyleOf, toCsv, type CsvStyle } from '@/domain/values/csv'
import { importText } from '@/i18n/admin/importTexts'
import { momentForCsv } from '@/domain/values/dates'
import { t } from '@/i18n/admin/desktop'
import { t as tableText } from '@/i18n/admin/packageTable'
import { useFeature } from '@/ui/layout/features'
import { useResource } from '@/ui/hooks/useResource'
import { ExportRows, type ExportProgress } from '@/ui/table/ExportRows'
import { useRoundings } from '@/resources/keptRounding'
import { t as statusText } from '@/i18n/offer/status'

const HEAD = [
  t('field.namaPaket'),
  t('resource.mitra'),
  t('desktop.type'),
  t('desktop.jamaah'),
  t('room.double'),
  t('room.triple'),
  t('room.quad'),
  t('desktop.created'),
]

const cells = ({ name, mitra, tripType, jamaah, createdAt }: PackageRow, totals: PackageRow['totals']) => [
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
  tableText('packageTable.agreedRoom'),
  tableText('packageTable.agreedPrice'),
  tableText('packageTable.agreedJamaah'),
]

function statusCells({ progress }: PackageRow) {
  const agreed = heldAgreement(progress)
  return [
    progress ? t(`status.${progress.status}`) : null,
    progress?.customerName ?? null,
    progress?.validUntil ?? null,
    progress?.remindAt ?? null,
    agreed && t(`room.${agreed.room}`),
    agreed && agreed.price,
    agreed && agreed.jamaah,
  ]
}

type CsvOptions = { hasStatus: boolean; roundingOf: ReturnType<typeof useRoundings> }

const useCsvOptions = (): CsvOptions => ({ hasStatus: useFeature('status'), roundingOf: useRoundings() })

/** The rows as CSV with the prices that customers are told. `hasStatus`: with the columns about the customer. */
function packagesCsv(rows: readonly PackageRow[], style: CsvStyle, { hasStatus, roundingOf }: CsvOptions): string {
  const hasDeparture = rows.some(({ departure }) => departure !== undefined)
  const head = [...HEAD, ...(hasDeparture ? [t('desktop.departure')] : []), ...(hasStatus ? STATUS_HEAD : [])]
  const lineOf = (row: PackageRow) => [
    ...cells(row, toldTotals(row.totals, roundingOf(row))),
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
  const options = useCsvOptions()
  return (
    <ExportRows
      label={tableText('packageTable.export')}
      fileName={t('desktop.fileName')}
      makeCsv={async () => packagesCsv(rows, csvStyleOf(navigator.language), options)}
    />
  )
}

/** Saves every row that the table's search and filters have found. */
export function ExportPackages() {
  const provider = useDataProvider<PartnerDataProvider>()
  const resource = useResource()
  const options = useCsvOptions()
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
        return packagesCsv(await readEveryRow(readPage, onProgress), csvStyleOf(navigator.language), options)
      }}
    />
  )
}

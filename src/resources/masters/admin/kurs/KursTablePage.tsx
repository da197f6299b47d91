import { CreateButton, DataTable, List, Pagination, TopToolbar, useCanAccess, useGetList } from 'react-admin'
import styled from '@emotion/styled'
import { colour, radius } from '@theme/tokens'
import {
  rupiahWithBuffer,
  type KursRecord,
  type KursState,
  kursStates,
  formatRate,
  formatPercent,
} from '@/domain/kurs/kurs'
import { STALE_TIME, retryDelay, retryQuery, WHOLE_LIST } from '@/domain/requestPolicy'
import { PAGE_SIZE } from '@/domain/values/paging'
import { formatDate, formatTime } from '@/domain/values/dates'
import { t } from '@/i18n/admin/kurs'
import { t as desktopText } from '@/i18n/admin/desktop'
import { barTitle, useScreenTitle } from '@/ui/a11y/useScreenTitle'
import { BesideRows, TableRows } from '@/ui/table/TableRows'
import { tablePlace } from '@/ui/table/tablePlace'
import { HistoryLink } from '@/resources/audit/history'
import { masterLinks } from '../../defineMaster'
import { KursToday } from '@/ui/kurs/KursToday'
import { forcedLine } from '@/ui/layout/styles'
import { useResource } from '@/ui/hooks/useResource'

const Mark = styled('span')({
  display: 'inline-block',
  padding: '2px 10px',
  borderRadius: radius.pill,
  outline: forcedLine,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: colour.quiet,
  backgroundColor: colour.sunken,
  '&[data-state="inForce"]': { color: colour.onAccent, backgroundColor: colour.accent },
  '&[data-state="ahead"]': { color: colour.accentDark, backgroundColor: colour.accentSoft },
})

/** Shows whether a rate is in force, ahead, replaced or past. */
const StateMark = ({ state }: { state: KursState | undefined }) =>
  state ? <Mark data-state={state}>{t(`kurs.${state}`)}</Mark> : null

const queryOptions = { staleTime: STALE_TIME.packages, retry: retryQuery, retryDelay, onError: () => undefined }
const noWrap = () => ({ whiteSpace: 'nowrap' })
const NEWEST_FIRST = { field: 'id', order: 'ASC' } as const

/** The history of the riyal's rate, with the rate of the day above it. Default export: only the desktop loads it. */
export default function KursTablePage() {
  useScreenTitle(t('resource.kurs'), barTitle)
  const resource = useResource()
  const { canAccess: mayCreate } = useCanAccess({ action: 'create' })
  const { data: history } = useGetList<KursRecord>(resource, { pagination: WHOLE_LIST }, queryOptions)
  const states = kursStates(history ?? [])
  return (
    <main>
      {history && (
        <div style={{ padding: '16px 24px 0', maxWidth: 720 }}>
          <KursToday inForce={history.find(({ inForce }) => inForce)} />
        </div>
      )}
      <List
        title={t('resource.kurs')}
        sort={NEWEST_FIRST}
        perPage={PAGE_SIZE}
        actions={
          <TopToolbar>
            <HistoryLink />
            {mayCreate && <CreateButton to={masterLinks(resource).create} />}
          </TopToolbar>
        }
        queryOptions={queryOptions}
        disableAuthentication
        empty={false}
        exporter={false}
        offline={false}
        pagination={
          <BesideRows>
            <Pagination />
          </BesideRows>
        }
        sx={tablePlace}
      >
        <TableRows failedTitle={desktopText('master.failedTitle')}>
          <DataTable rowClick={false} bulkActionButtons={false}>
            {columns(states)}
          </DataTable>
        </TableRows>
      </List>
    </main>
  )
}

const amountColumn = (key: string, label: string, amount: (record: KursRecord) => string) => (
  <DataTable.Col<KursRecord> key={key} disableSort align="right" label={label} cellSx={noWrap} render={amount} />
)

const columns = (states: ReadonlyMap<KursRecord['id'], KursState>) => [
  <DataTable.Col<KursRecord>
    key="validFrom"
    disableSort
    label={t('kurs.validFrom')}
    cellSx={noWrap}
    render={({ validFrom }) => formatDate(validFrom)}
  />,
  <DataTable.Col<KursRecord>
    key="state"
    disableSort
    label={t('kurs.state')}
    render={({ id }) => <StateMark state={states.get(id)} />}
  />,
  amountColumn('rate', t('kurs.perSar'), ({ rupiahPerSar }) => formatRate(rupiahPerSar)),
  amountColumn('buffer', t('kurs.buffer'), ({ buffer }) => formatPercent(buffer)),
  amountColumn('priced', t('kurs.withBuffer'), (record) => formatRate(rupiahWithBuffer(record))),
  <DataTable.Col<KursRecord>
    key="by"
    disableSort
    label={t('kurs.by')}
    render={({ createdBy }) => createdBy ?? t('app.empty')}
  />,
  <DataTable.Col<KursRecord>
    key="at"
    disableSort
    label={t('kurs.at')}
    cellSx={noWrap}
    render={({ createdAt }) => (createdAt === null ? t('app.empty') : formatTime(Date.parse(createdAt)))}
  />,
]

import { CreateButton, DataTable, TopToolbar } from 'react-admin'
import styled from '@emotion/styled'
import { colour, radius } from '@theme/tokens'
import { rupiahWithBuffer, type KursRecord, formatRate, formatPercent } from '@/domain/kurs/kurs'
import { kursStates, type KursState } from '@/domain/kurs/kursHistory'
import { formatDate, formatTime } from '@/domain/values/dates'
import { t } from '@/i18n/admin/kurs'
import { t as desktopText } from '@/i18n/admin/desktop'
import { AdminTable } from '@/ui/table/AdminTable'
import { HistoryLink } from '@/resources/audit/history'
import { rateText, useKursFilter, useKursHistory } from './kursList'
import { KursToday } from './KursToday'
import { forcedLine } from '@/ui/layout/styles'

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

const noWrap = () => ({ whiteSpace: 'nowrap' })

/** The history of the rates, with those of the day above it. Default export: only the desktop loads it. */
export default function KursTablePage() {
  const { data: history } = useKursHistory()
  return (
    <AdminTable<KursRecord>
      title={t('resource.kurs')}
      sort={{ field: 'id', order: 'ASC' }}
      filter={useKursFilter()}
      actions={
        <TopToolbar>
          <HistoryLink />
          <CreateButton />
        </TopToolbar>
      }
      failedTitle={desktopText('master.failedTitle')}
      above={
        history && (
          <div style={{ padding: '16px 24px 0', maxWidth: 720 }}>
            <KursToday history={history} />
          </div>
        )
      }
    >
      <DataTable<KursRecord> rowClick={false} bulkActionButtons={false}>
        {columns(history ?? [], kursStates(history ?? []))}
      </DataTable>
    </AdminTable>
  )
}

const amountColumn = (key: string, label: string, amount: (record: KursRecord) => string) => (
  <DataTable.Col<KursRecord> key={key} disableSort align="right" label={label} cellSx={noWrap} render={amount} />
)

const columns = (history: readonly KursRecord[], states: ReturnType<typeof kursStates>) => [
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
  history.some(({ currency }) => currency !== 'SAR')
    ? amountColumn('rate', t('kurs.perUnit'), rateText)
    : amountColumn('rate', t('kurs.perSar'), ({ rupiahPerSar }) => formatRate(rupiahPerSar)),
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

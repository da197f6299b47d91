import { CreateButton, DataTable, TopToolbar } from 'react-admin'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
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

const column = (label: string, render: (record: KursRecord) => ReactNode, align?: 'right') => (
  <DataTable.Col<KursRecord> key={label} disableSort cellSx={noWrap} {...{ label, render, align }} />
)

const columns = (history: readonly KursRecord[], states: ReturnType<typeof kursStates>) => [
  column(t('kurs.validFrom'), ({ validFrom }) => formatDate(validFrom)),
  column(t('kurs.state'), ({ id }) => <StateMark state={states.get(id)} />),
  history.some(({ currency }) => currency !== 'SAR')
    ? column(t('kurs.perUnit'), rateText, 'right')
    : column(t('kurs.perSar'), ({ rupiahPerSar }) => formatRate(rupiahPerSar), 'right'),
  column(t('kurs.buffer'), ({ buffer }) => formatPercent(buffer), 'right'),
  column(t('kurs.withBuffer'), (record) => formatRate(rupiahWithBuffer(record)), 'right'),
  <DataTable.Col<KursRecord>
    key="by"
    disableSort
    label={t('kurs.by')}
    render={({ createdBy }) => createdBy ?? t('app.empty')}
  />,
  column(t('kurs.at'), ({ createdAt }) => (createdAt === null ? t('app.empty') : formatTime(createdAt))),
]

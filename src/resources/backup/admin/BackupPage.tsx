import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import UnfoldIcon from '@mui/icons-material/ExpandMoreRounded'
import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useCanAccess, useGetList } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { colour, radius, shadow } from '@theme/tokens'
import { fileSize } from '@/domain/values/fileSize'
import { t } from '@/i18n/admin/backup'
import { say } from '@/i18n/translate'
import { LiveRegion } from '@/ui/a11y/LiveRegion'
import { useKeptFocus } from '@/ui/a11y/useKeptFocus'
import { Button } from '@/ui/elements/Button'
import { Card } from '@/ui/elements/Card'
import { BarTitle } from '@/ui/table/BarTitle'
import { saveFile } from '@/ui/table/saveFile'
import type { Downloaded, PartnerDataProvider } from '@/data-provider/types'
import Skeleton from '@mui/material/Skeleton'
import type { AuditRecord } from '@/domain/audit/events'
import { formatTime, sinceThen } from '@/domain/values/dates'

/** The resource whose rows tell of backups: the audit. */
const LAST_BACKUP = 'audit'

function madeOf({ at, userName, after }: AuditRecord): string {
  const made = Date.parse(at)
  const { unit, n } = sinceThen(made, Date.now())
  const ago = unit === 'days' ? ` (${t('backup.daysAgo', { n })})` : ''
  const told = { time: `${formatTime(made)}${ago}`, who: userName || t('app.empty') }
  const bytes = after?.bytes
  return typeof bytes === 'number'
    ? t('backup.lastMadeSized', { ...told, size: fileSize(bytes) })
    : t('backup.lastMade', told)
}

/** When the last backup was made, by whom and how large it is, for users who read the audit (docs/product.md §35.3.4). */
function LastBackup() {
  const { canAccess } = useCanAccess({ resource: LAST_BACKUP, action: 'list' })
  const { data, error, isPaused } = useGetList<AuditRecord>(
    LAST_BACKUP,
    { filter: { resource: 'backup', event: 'export' }, pagination: { page: 1, perPage: 1 } },
    { enabled: canAccess === true, staleTime: 0 },
  )
  if (!canAccess) return null
  const [last] = data ?? []
  const known = last ? madeOf(last) : t('backup.never')
  const unknown = error || isPaused ? t('backup.lastFailed') : <Skeleton width={280} height={18} />
  return (
    <dl className="last">
      <dt>{t('backup.last')}</dt>
      <dd>{data ? known : unknown}</dd>
    </dl>
  )
}

type DownloadState =
  | { at: 'rest' | 'preparing' | 'stopped' }
  | { at: 'running'; progress: Downloaded }
  | { at: 'done'; name: string; bytes: number }
  | { at: 'failed'; error: unknown }

/** Downloads a backup. Only a whole file is saved; leaving the screen stops the download. */
function useBackupDownload() {
  const dataProvider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const running = useRef<AbortController | null>(null)
  const [state, setState] = useState<DownloadState>({ at: 'rest' })
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ at: 'preparing' })
    try {
      const onProgress = (progress: Downloaded) => setState({ at: 'running', progress })
      const download = await dataProvider.downloadBackup('backup', { signal, onProgress })
      if (download) saveFile(download.file, download.name)
      void queryClient.invalidateQueries({ queryKey: [LAST_BACKUP] })
      setState(download ? { at: 'done', name: download.name, bytes: download.file.size } : { at: 'stopped' })
    } catch (error) {
      setState({ at: 'failed', error })
    }
    running.current = null
  }

  return { state, start: () => void start(), stop: () => running.current?.abort() }
}

function textOf(state: DownloadState): string {
  if (state.at !== 'running') return t('backup.preparing')
  const { got, size } = state.progress
  if (size === null) return t('backup.downloadingUnknown', { got: fileSize(got) })
  return t('backup.downloading', { got: fileSize(got), size: fileSize(size) })
}

/** How far the download is: a bar that fills, or one that moves while the server prepares the file. */
function DownloadProgress({ state }: { state: DownloadState }) {
  const part = state.at === 'running' && state.progress.size ? state.progress.got / state.progress.size : null
  return (
    <div className="progress">
      <p>{textOf(state)}</p>
      <LinearProgress
        aria-label={t('backup.progress')}
        {...(part === null ? {} : { variant: 'determinate' as const, value: Math.round(part * 100) })}
      />
    </div>
  )
}

const Place = styled('main')({
  padding: 24,
  maxWidth: 720,
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  width: '100%',
  '& section': { display: 'grid', gap: 14, padding: 24 },
  '& .notes': { display: 'grid', gap: 8, color: colour.quiet, fontSize: '0.9375rem' },
  '& .last': { display: 'grid', gap: 2 },
  '& .last dd': { fontWeight: 600, minHeight: '1.5em' },
  '& .MuiAccordion-root': { borderRadius: radius.large, boxShadow: shadow.card, overflow: 'hidden' },
  '& .MuiAccordion-root::before': { display: 'none' },
  '& .MuiAccordionSummary-root': { paddingInline: 24, fontWeight: 600 },
  '& .MuiAccordionDetails-root': { display: 'grid', gap: 12, padding: '0 24px 24px', color: colour.quiet },
  '& pre': {
    margin: 0,
    padding: '10px 14px',
    borderRadius: radius.small,
    backgroundColor: colour.sunken,
    color: colour.text,
    whiteSpace: 'pre-wrap',
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, minHeight: 52 },
  '& .progress': { flex: '1 1 240px', display: 'grid', gap: 8, fontVariantNumeric: 'tabular-nums' },
  '& .progress p': { fontWeight: 600 },
  '& .MuiLinearProgress-root': { height: 8, borderRadius: 4 },
})

function outcomeOf(state: DownloadState): string {
  if (state.at === 'done') return t('backup.done', { name: state.name, size: fileSize(state.bytes) })
  return state.at === 'stopped' ? t('backup.stopped') : ''
}

function Failure({ error }: { error: unknown }) {
  const reason = error instanceof Error && 'body' in error ? say(error.message) : ''
  return (
    <Alert severity="error">
      {t('backup.failed')} {reason}
    </Alert>
  )
}

/** 'Cadangan': an admin downloads the whole database. Default export: only the desktop loads it. */
export default function BackupPage() {
  const { state, start, stop } = useBackupDownload()
  const isBusy = state.at === 'preparing' || state.at === 'running'
  useKeptFocus(isBusy)
  const outcome = outcomeOf(state)
  return (
    <Place>
      <BarTitle title={t('backup.title')} />
      <Card aria-labelledby="backup-heading">
        <h2 id="backup-heading">{t('backup.heading')}</h2>
        <div className="notes">
          <p>{t('backup.about')}</p>
          <p>{t('backup.safe')}</p>
        </div>
        <LastBackup />
        <div className="actions">
          <Button variant="contained" size="large" onClick={start} disabled={isBusy}>
            {t('backup.download')}
          </Button>
          {isBusy && (
            <>
              <DownloadProgress state={state} />
              <Button variant="outlined" size="large" onClick={stop}>
                {t('backup.stop')}
              </Button>
            </>
          )}
        </div>
        {outcome !== '' && <p>{outcome}</p>}
        <LiveRegion text={isBusy ? t('backup.preparing') : outcome} />
        {state.at === 'failed' && <Failure error={state.error} />}
      </Card>
      <Accordion disableGutters>
        <AccordionSummary expandIcon={<UnfoldIcon />}>{t('backup.operator')}</AccordionSummary>
        <AccordionDetails>
          <p>{t('backup.restore')}</p>
          <pre>{t('backup.restoreCommand')}</pre>
          <p>{t('backup.makeByCommand')}</p>
          <pre>{t('backup.makeCommand')}</pre>
        </AccordionDetails>
      </Accordion>
    </Place>
  )
}

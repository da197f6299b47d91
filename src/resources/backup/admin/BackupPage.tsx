import styled from '@emotion/styled'
import { colour } from '../../../../theme/tokens'
import { fileSize } from '../../../domain/values/fileSize'
import { t } from '../../../i18n/admin/backup'
import { say } from '../../../i18n/translate'
import { LiveRegion } from '../../../ui/a11y/LiveRegion'
import { useKeptFocus } from '../../../ui/a11y/useKeptFocus'
import { Button } from '../../../ui/elements/Button'
import { Card } from '../../../ui/elements/Card'
import { failureBox } from '../../../ui/layout/styles'
import { MuiTheme } from '../../../ui/layout/MuiTheme'
import { BarTitle } from '../../../ui/table/BarTitle'
import { DownloadProgress } from './DownloadProgress'
import { useBackupDownload, type DownloadState } from './useBackupDownload'

const Place = styled('main')({
  padding: 24,
  maxWidth: 720,
  width: '100%',
  '& section': { display: 'grid', gap: 14, padding: 24 },
  '& .notes': { display: 'grid', gap: 8, color: colour.quiet, fontSize: '0.9375rem' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, minHeight: 52 },
  '& .progress': { flex: '1 1 240px', display: 'grid', gap: 8, fontVariantNumeric: 'tabular-nums' },
  '& .progress p': { fontWeight: 600 },
  '& .MuiLinearProgress-root': { height: 8, borderRadius: 4 },
  '& .failure': failureBox,
})

function outcomeOf(state: DownloadState): string {
  if (state.at === 'done') return t('backup.done', { name: state.name, size: fileSize(state.bytes) })
  return state.at === 'stopped' ? t('backup.stopped') : ''
}

function Failure({ error }: { error: unknown }) {
  const reason = error instanceof Error && 'body' in error ? say(error.message) : ''
  return (
    <p className="failure" role="alert">
      {t('backup.failed')} {reason}
    </p>
  )
}

/** 'Cadangan': an admin downloads the whole database. Default export: only the desktop loads it. */
export default function BackupPage() {
  const { state, start, stop } = useBackupDownload()
  const isBusy = state.at === 'preparing' || state.at === 'running'
  useKeptFocus(isBusy)
  const outcome = outcomeOf(state)
  return (
    <MuiTheme>
      <Place>
        <BarTitle title={t('backup.title')} />
        <Card aria-labelledby="backup-heading">
          <h2 id="backup-heading">{t('backup.heading')}</h2>
          <div className="notes">
            <p>{t('backup.about')}</p>
            <p>{t('backup.safe')}</p>
            <p>{t('backup.restore')}</p>
          </div>
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
      </Place>
    </MuiTheme>
  )
}

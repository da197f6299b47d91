import LinearProgress from '@mui/material/LinearProgress'
import { fileSize } from '../../../domain/values/fileSize'
import { t } from '../../../i18n/admin/backup'
import type { DownloadState } from './useBackupDownload'

function textOf(state: DownloadState): string {
  if (state.at !== 'running') return t('backup.preparing')
  const { got, size } = state.progress
  if (size === null) return t('backup.downloadingUnknown', { got: fileSize(got) })
  return t('backup.downloading', { got: fileSize(got), size: fileSize(size) })
}

/** How far the download is: a bar that fills, or one that moves while the server prepares the file. */
export function DownloadProgress({ state }: { state: DownloadState }) {
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

import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { t } from '../i18n/translate'
import { colour } from '../../theme/tokens'

const Place = styled('div')({
  display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: 16, padding: '64px 16px', color: colour.quiet,
  '&[data-full]': { minHeight: '100vh' },
})

/** A spinner in the middle of its place; `full` fills the screen. The message is shown under it. */
export function Spinner({ message, full }: { message?: string; full?: boolean }) {
  return (
    <Place data-full={full || undefined}>
      <CircularProgress aria-label={message ?? t('app.loading')} />
      {message && <p>{message}</p>}
    </Place>
  )
}

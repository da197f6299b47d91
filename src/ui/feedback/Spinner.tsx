import styled from '@emotion/styled'
import CircularProgress from '@mui/material/CircularProgress'
import { t } from '@/i18n/translate'
import { colour } from '@theme/tokens'

const Place = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: '64px 16px',
  color: colour.quiet,
  '&[data-full]': { minHeight: '100vh' },
})

/**
 * A spinner in the middle of its place. The message is shown under it. `page`: it stands for the content of a page, so it
 * is the page's main landmark. `full`: it stands for the whole screen.
 */
export function Spinner({ message, full, page = full }: { message?: string; full?: boolean; page?: boolean }) {
  return (
    <Place as={page ? 'main' : 'div'} data-full={full || undefined}>
      <CircularProgress aria-label={message ?? t('app.loading')} />
      {message && <p>{message}</p>}
    </Place>
  )
}

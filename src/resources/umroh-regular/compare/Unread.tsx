import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import { t } from '../../../i18n/package/compare'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Button } from '../../../ui/elements/Button'
import type { ComparedPackage } from './useComparedPackage'

const Box = styled(Alert)({
  '& p': { fontWeight: 450 },
  '& button': { color: 'inherit', marginLeft: -16 },
})

export type UnreadProps = { compared: ComparedPackage; letter: string }

/** Says why a package is not in the table. */
export function Unread({ compared, letter }: UnreadProps) {
  if (compared.is === 'there' || (compared.is === 'loading' && !compared.isRetrying)) return null
  if (compared.is === 'loading')
    return (
      <p className="quiet" role="progressbar" aria-label={t('compare.loading', { letter })}>
        {t('compare.loading', { letter })}
      </p>
    )
  if (compared.is === 'missing') return <Box severity="error">{t('compare.missing', { letter })}</Box>
  const { text, onRetry } = loadFailure(compared.error, compared.retry)
  return (
    <Box severity="error">
      {t('compare.failed', { letter })}
      <p>{compared.error === null ? t('compare.notKept') : text}</p>
      {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
    </Box>
  )
}

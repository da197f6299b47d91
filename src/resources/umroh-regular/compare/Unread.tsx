import styled from '@emotion/styled'
import { t } from '../../../i18n/compare'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Button } from '../../../ui/layout/Button'
import { failureBox } from '../../../ui/layout/styles'
import type { ComparedPackage } from './useComparedPackage'

const Box = styled('div')({
  ...failureBox,
  '& p': { fontWeight: 450 },
  '& button': { color: 'inherit', marginLeft: -16 },
})

export type UnreadProps = { compared: ComparedPackage; /** Its place in the comparison, from 1 on. */ number: number }

/** Says why a package is not in the table. */
export function Unread({ compared, number: n }: UnreadProps) {
  if (compared.is === 'there') return null
  if (compared.is === 'loading')
    return (
      <p className="quiet" role="progressbar" aria-label={t('compare.loading', { n })}>
        {t('compare.loading', { n })}
      </p>
    )
  if (compared.is === 'missing') return <Box role="alert">{t('compare.missing', { n })}</Box>
  const { text, onRetry } = loadFailure(compared.error, compared.retry)
  return (
    <Box role="alert">
      {t('compare.failed', { n })}
      <p>{compared.error === null ? t('compare.notKept') : text}</p>
      {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
    </Box>
  )
}

import styled from '@emotion/styled'
import AlertIcon from '@mui/icons-material/ErrorOutlineRounded'
import type { ReactNode } from 'react'
import { t } from '@/i18n/translate'
import { colour } from '@theme/tokens'
import { Button } from '../elements/Button'

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: 4,
  padding: '48px 32px',
  '&[data-compact]': { padding: '24px 24px 32px' },
  '& h2': { fontSize: '1.0625rem', fontWeight: 700 },
  '& p': { color: colour.quiet },
  '& .picture': {
    color: colour.accent,
    backgroundColor: colour.accentSoft,
    borderRadius: 999,
    padding: 18,
    display: 'flex',
    marginBottom: 12,
  },
  '&[data-failed] > .picture': { color: colour.error, backgroundColor: colour.errorSoft },
  '&[data-compact] > .picture': { padding: 10, marginBottom: 8 },
  '& .action': { marginTop: 16 },
})

export type NoticeProps = {
  title: string
  text?: string
  /** Without one, an alert is a failure and has the sign of one. */
  icon?: ReactNode
  /** Offers 'Coba lagi'. */
  onRetry?: () => void
  action?: ReactNode
  compact?: boolean
  /** Screen readers announce it at once. */
  alert?: boolean
}

/** A notice in place of content: an empty list, or a failure in the colours of one and the way out of it (docs/product.md §11.1.22). */
export function Notice({ title, text, icon, onRetry, action, compact, alert }: NoticeProps) {
  const isFailure = alert && !icon
  return (
    <Panel data-compact={compact || undefined} data-failed={isFailure || undefined} role={alert ? 'alert' : undefined}>
      {(icon || isFailure) && <div className="picture">{icon || <AlertIcon />}</div>}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {onRetry && (
        <div className="action">
          <Button variant="outlined" onClick={onRetry}>
            {t('app.retry')}
          </Button>
        </div>
      )}
      {action && <div className="action">{action}</div>}
    </Panel>
  )
}

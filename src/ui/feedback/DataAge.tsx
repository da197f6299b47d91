import styled from '@emotion/styled'
import { formatTime } from '../../domain/values/dates'
import { t } from '../../i18n/translate'
import { Button } from '../elements/Button'
import { colour, radius } from '../../../theme/tokens'

export const AgeLine = styled('div')({
  // The line floats, so that rows which the user is about to press do not move.
  '& > button': { flex: 'none' },
  '& > .words': {
    flex: '1 1 10em',
    '&:has(> small)': { flexBasis: '24em' },
    '& > small': { display: 'block', fontSize: '0.8125rem', lineHeight: 1.4 },
  },
  '&[data-floating]': {
    position: 'sticky',
    bottom: 'calc(var(--foot, 0px) + 12px)',
    zIndex: 5,
    boxShadow: '0 8px 24px rgb(22 33 28 / 18%)',
  },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  padding: '4px 4px 4px 12px',
  borderRadius: radius.small,
  backgroundColor: colour.sunken,
  border: `1px solid ${colour.line}`,
  fontSize: '0.875rem',
  color: colour.quiet,
  fontVariantNumeric: 'tabular-nums',
})

export type DataAgeProps = {
  /** When the data was read, ms since the epoch. */
  at: number
  /** Offers 'Coba lagi' after a failed request for newer data. */
  onRetry?: (() => void) | undefined
  /** Why newer data could not be read. */
  reason?: string | undefined
  /** At the lower edge of the viewport, instead of in the flow. */
  floating?: boolean
}

/** The age of the data on screen, while newer data cannot be read. */
export const DataAge = ({ at, onRetry, reason, floating }: DataAgeProps) => (
  <AgeLine role="status" data-floating={floating || undefined}>
    <span className="words">
      {t('app.dataAsOf', { time: formatTime(at) })}
      {reason && <small>{reason}</small>}
    </span>
    {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
  </AgeLine>
)

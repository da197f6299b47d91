import styled from '@emotion/styled'
import Alert from '@mui/material/Alert'
import { formatTime } from '@/domain/values/dates'
import { t } from '@/i18n/translate'
import { Button } from '../elements/Button'
import { colour, shadow } from '@theme/tokens'

const Words = styled('span')({ '& > small': { display: 'block', fontSize: '0.8125rem', lineHeight: 1.4 } })

/** A quiet line about the data on screen. It may float at the lower edge, so that rows which the user is about to press do not move. */
export const AgeLine = styled(Alert)({
  flexWrap: 'wrap',
  padding: '0 12px',
  fontSize: '0.875rem',
  color: colour.quiet,
  fontVariantNumeric: 'tabular-nums',
  // With large letters the button stands below the words.
  '& .MuiAlert-message': { flex: '1 1 10em' },
  '&[data-floating]': {
    position: 'sticky',
    bottom: 'calc(var(--foot, 0px) + 12px)',
    zIndex: 5,
    boxShadow: shadow.floating,
  },
})

export type DataAgeProps = {
  /** When the data was read, ms since the epoch. */
  at: number
  /** What the data is, instead of its age alone. */
  says?: ((asOf: string) => string) | undefined
  /** Offers 'Coba lagi' after a failed request for newer data. */
  onRetry?: (() => void) | undefined
  /** Why newer data could not be read. */
  reason?: string | undefined
  /** At the lower edge of the viewport, instead of in the flow. */
  floating?: boolean
}

/** The age of the data on screen, while newer data cannot be read. */
export const DataAge = ({ at, says = (asOf) => asOf, onRetry, reason, floating }: DataAgeProps) => (
  <AgeLine
    role="status"
    severity="info"
    icon={false}
    data-floating={floating || undefined}
    action={onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
  >
    <Words>
      {says(t('app.dataAsOf', { time: formatTime(at) }))}
      {reason && <small>{reason}</small>}
    </Words>
  </AgeLine>
)

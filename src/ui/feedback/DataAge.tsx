import styled from '@emotion/styled'
import { formatTime } from '../../domain/values/dates'
import { t } from '../../i18n/translate'
import { Button } from '../layout/Button'
import { colour, radius } from '../../../theme/tokens'

const Line = styled('div')({
  // It floats: what is read, and may be pressed the next moment, does not move.
  '& > button': { flex: 'none' },
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
  /** When what is shown was read, ms since the epoch. */
  at: number
  /** Offers 'Coba lagi': where asking for newer data has failed. */
  onRetry?: (() => void) | undefined
  /** At the foot of what can be seen, instead of in its place. */
  floating?: boolean
}

/** From when what is shown is, where nothing newer can be had at the moment. */
export const DataAge = ({ at, onRetry, floating }: DataAgeProps) => (
  <Line role="status" data-floating={floating || undefined}>
    {t('app.dataAsOf', { time: formatTime(at) })}
    {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
  </Line>
)

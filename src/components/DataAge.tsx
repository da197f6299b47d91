import styled from '@emotion/styled'
import { formatTime } from '../domain/dates'
import { t } from '../i18n/translate'
import { Button } from './Button'
import { colour, radius } from '../../theme/tokens'

const Line = styled('div')({
  display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, minHeight: 44, padding: '4px 4px 4px 12px', borderRadius: radius.small,
  backgroundColor: colour.sunken, border: `1px solid ${colour.line}`, fontSize: '0.875rem', color: colour.quiet, fontVariantNumeric: 'tabular-nums',
})

export type DataAgeProps = {
  /** When what is shown was read, ms since the epoch. */
  at: number
  /** Offers 'Coba lagi': where asking for newer data has failed. */
  onRetry?: (() => void) | undefined
}

/** From when what is shown is, where nothing newer can be had at the moment. */
export const DataAge = ({ at, onRetry }: DataAgeProps) => (
  <Line role="status">
    {t('app.dataAsOf', { time: formatTime(at) })}
    {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
  </Line>
)

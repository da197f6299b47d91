import styled from '@emotion/styled'
import { isOpenOn } from '../../../domain/status/packageStatus'
import type { Progress } from '../../../domain/status/progress'
import { formatShortDay, today } from '../../../domain/values/dates'
import { t } from '../../../i18n/translate'
import { StatusChip } from './StatusChip'

const Place = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  marginLeft: 'auto',
})

/** The status of a package on its card, and the last day of an offer that is open. */
export const OfferState = ({ status, validUntil }: Progress) => (
  <Place>
    {isOpenOn(status, validUntil, today()) && validUntil !== null && (
      <span>{t('list.until', { date: formatShortDay(validUntil, today()) })}</span>
    )}
    <StatusChip status={status} validUntil={validUntil} />
  </Place>
)

import styled from '@emotion/styled'
import { statusOn, type Status, type Progress } from '@/domain/status/packageStatus'
import type { CalendarDate } from '@/domain/types'
import { jakartaToday } from '@/domain/values/dates'
import { t } from '@/i18n/translate'
import { colour, radius } from '@theme/tokens'
import { untilText } from '../list/cardTexts'

/** A state of an offer in a word. `data-status` chooses the colours; `dilihat` has a ring and a dot. */
export const StateChip = styled('span')({
  flex: 'none',
  padding: '1px 10px',
  borderRadius: radius.pill,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  backgroundColor: colour.sunken,
  color: colour.quiet,
  '&[data-status=terkirim]': { backgroundColor: colour.accentSoft, color: colour.accentDark },
  '&[data-status=dilihat]': {
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 1.5px ${colour.accent}`,
    color: colour.accentDark,
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginRight: 6,
      border: '4px solid',
      borderRadius: radius.pill,
    },
  },
  '&[data-status=setuju]': { backgroundColor: colour.accent, color: colour.onAccent },
  '&[data-status=batal]': { backgroundColor: colour.errorSoft, color: colour.error },
})

/** The status as this phone's calendar makes it: a copy of yesterday may say that an offer is still valid. */
export function StatusChip({ status, validUntil }: { status: Status; validUntil: CalendarDate | null }) {
  const shown = statusOn(status, validUntil, jakartaToday())
  return <StateChip data-status={shown}>{t(`status.${shown}`)}</StateChip>
}

const Place = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  marginLeft: 'auto',
})

/** The status of a package on its card, and the last day of an offer that is open. */
export function OfferState({ status, validUntil }: Progress) {
  const until = untilText({ status, validUntil })
  return (
    <Place>
      {until !== null && <span>{until}</span>}
      <StatusChip status={status} validUntil={validUntil} />
    </Place>
  )
}

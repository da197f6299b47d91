import styled from '@emotion/styled'
import { statusOn, type Status } from '../../../domain/status/packageStatus'
import type { CalendarDate } from '../../../domain/types'
import { jakartaToday } from '../../../domain/values/dates'
import { t } from '../../../i18n/translate'
import { colour, radius } from '../../../../theme/tokens'

const Chip = styled('span')({
  flex: 'none',
  padding: '1px 10px',
  borderRadius: radius.pill,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  backgroundColor: colour.sunken,
  color: colour.quiet,
  '&[data-status=terkirim], &[data-status=dilihat]': { backgroundColor: colour.accentSoft, color: colour.accentDark },
  '&[data-status=setuju]': { backgroundColor: colour.accent, color: colour.onAccent },
  '&[data-status=batal]': { backgroundColor: colour.errorSoft, color: colour.error },
})

/** The status as this phone's calendar makes it: a copy of yesterday may say that an offer is still valid. */
export function StatusChip({ status, validUntil }: { status: Status; validUntil: CalendarDate | null }) {
  const shown = statusOn(status, validUntil, jakartaToday())
  return <Chip data-status={shown}>{t(`status.${shown}`)}</Chip>
}

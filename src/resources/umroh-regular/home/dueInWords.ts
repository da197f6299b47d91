import type { DueReason } from '@/domain/status/keptFollowUps'
import type { CalendarDate } from '@/domain/types'
import { addDays, formatDate, today } from '@/domain/values/dates'
import { t } from '@/i18n/home'

/** Why a package should be taken up again, as `Perlu ditindaklanjuti` of phone and desk says it. */
export function dueInWords({ kind, day }: { kind: DueReason['kind']; day: CalendarDate | null }): string {
  const date = formatDate(day)
  if (kind === 'ends' && day === today()) return t('home.endsToday', { date })
  if (kind === 'ends' && day === addDays(today(), 1)) return t('home.endsTomorrow', { date })
  return t(`home.${kind}`, { date })
}

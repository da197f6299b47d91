import { stayWarning, type StayDates, type StayWarning } from '@/domain/package/stayDates'
import type { CalendarDate, City } from '@/domain/types'
import { formatDate } from '@/domain/values/dates'
import { t } from '@/i18n/package/detail'
import { Caution } from '@/ui/feedback/Caution'

type PastCheckInProps = {
  /** The check-in; null if it has not passed. */
  date: CalendarDate | null
  /** The words beside it say the date and what to do. */
  isShort?: boolean
}

/** 'Check-in sudah lewat', if the earliest check-in of a package has passed. */
export const PastCheckIn = ({ date, isShort }: PastCheckInProps) =>
  date && (
    <Caution
      role="status"
      title={t('dates.past')}
      {...(isShort ? {} : { text: t('dates.pastText', { date: formatDate(date) }) })}
    />
  )

const TITLES = { overlap: 'dates.overlap', gap: 'dates.gap', order: 'dates.order' } as const

function textOf(warning: StayWarning): string {
  if (warning.kind !== 'order') return t(`dates.${warning.kind}Text`, { n: warning.nights })
  return t('dates.orderText', { city: t(`dates.city.${warning.first}`) })
}

/** Says what is odd about the dates of two stays. */
export function StayCaution({ startCity, stays }: { startCity: City | null; stays: StayDates }) {
  const warning = stayWarning(startCity, stays)
  return warning && <Caution role="note" title={t(TITLES[warning.kind])} text={textOf(warning)} />
}

import styled from '@emotion/styled'
import { PickersCalendarHeader, type PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader'
import dayjs from 'dayjs'
import { hijriMonthsOf, isRamadhanIn } from '@/domain/values/hijri'
import { t } from '@/i18n/package/wizard'
import { CALENDAR_LINE, colour } from '@theme/tokens'
import { MonthStrip } from './MonthStrip'

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  minHeight: CALENDAR_LINE,
  paddingInline: 12,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: colour.quiet,
  '& .ramadhan::before': {
    content: '""',
    display: 'inline-block',
    width: 12,
    height: 12,
    marginRight: 6,
    borderRadius: 6,
    verticalAlign: -1,
    border: `1px solid ${colour.star}`,
    backgroundColor: colour.starSoft,
  },
})

/** The view that the title of a view opens: a month is wanted more often than a year. */
const OTHER_VIEW = { day: 'month', month: 'year', year: 'day' } as const

/**
 * The header of the calendar: the strip of months, the month, its Islamic months, and what the tint of its days means
 * (docs/product.md §6.11.4 and §6.11.5).
 */
export function CalendarHeader(props: PickersCalendarHeaderProps) {
  const { onMonthChange, onViewChange, view } = props
  const month = props.currentMonth.format('YYYY-MM')
  return (
    <>
      {view === 'day' && <MonthStrip month={month} onMonth={(to) => onMonthChange(dayjs(`${to}-01`))} />}
      <PickersCalendarHeader {...props} onViewChange={() => onViewChange?.(OTHER_VIEW[view])} />
      <Line>
        {props.view === 'day' && <span>{hijriMonthsOf(month)}</span>}
        {props.view === 'day' && isRamadhanIn(month) && <span className="ramadhan">{t('date.ramadhan')}</span>}
      </Line>
    </>
  )
}

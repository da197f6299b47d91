import styled from '@emotion/styled'
import { PickersCalendarHeader, type PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader'
import { hijriMonthsOf, isRamadhanIn } from '@/domain/values/hijri'
import { t } from '@/i18n/package/wizard'
import { CALENDAR_LINE, colour } from '@theme/tokens'

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

/** The header of the calendar: the month, its Islamic months, and what the tint of its days means (docs/product.md §6.11.4). */
export function CalendarHeader(props: PickersCalendarHeaderProps) {
  const month = props.currentMonth.format('YYYY-MM')
  return (
    <>
      <PickersCalendarHeader {...props} />
      <Line>
        {props.view === 'day' && <span>{hijriMonthsOf(month)}</span>}
        {props.view === 'day' && isRamadhanIn(month) && <span className="ramadhan">{t('date.ramadhan')}</span>}
      </Line>
    </>
  )
}

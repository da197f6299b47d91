import styled from '@emotion/styled'
import { PickersCalendarHeader, type PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader'
import dayjs from 'dayjs'
import { hijriMonthsOf, isRamadhanIn, hijriMonthName } from '@/domain/values/hijri'
import { t } from '@/i18n/package/wizard'
import { CALENDAR_LINE, colour, CALENDAR_STRIP, radius } from '@theme/tokens'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef } from 'react'
import { addMonths, formatShortDate, today } from '@/domain/values/dates'

/** So many that a season of next year is among them. */
const MONTHS = 18

const Strip = styled('div')({
  display: 'flex',
  gap: 4,
  minHeight: CALENDAR_STRIP,
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  // Within the strip alone: the page stays where it is.
  position: 'relative',
  '& > button': {
    flex: 'none',
    flexDirection: 'column',
    alignSelf: 'center',
    minHeight: 48,
    padding: '4px 10px',
    borderRadius: radius.medium,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.35,
  },
  '& small': { fontSize: '0.75rem', fontWeight: 400, color: colour.quiet },
  '& > [aria-pressed=true]': { backgroundColor: colour.accentSoft, color: colour.accentDark },
  '& > [aria-pressed=true] small': { color: colour.accentDark },
  '& > .Mui-focusVisible': { outlineOffset: -2 },
})

type MonthStripProps = {
  /** The month that the calendar shows: `2027-03`. */
  month: string
  onMonth: (month: string) => void
}

/** This month and the next ones, each with the Islamic month of its middle (docs/product.md §6.11.5). */
function MonthStrip({ month, onMonth }: MonthStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = strip.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (shown && strip.current)
      strip.current.scrollLeft = shown.offsetLeft - (strip.current.clientWidth - shown.offsetWidth) / 2
  }, [month])
  const first = today().slice(0, 7)
  return (
    <Strip ref={strip} role="group" aria-label={t('date.months')}>
      {Array.from({ length: MONTHS }, (_, ahead) => addMonths(first, ahead)).map((each) => (
        <ButtonBase key={each} aria-pressed={each === month} onClick={() => onMonth(each)}>
          {formatShortDate(`${each}-01`).slice(2)}
          <small>{hijriMonthName(`${each}-15`)}</small>
        </ButtonBase>
      ))}
    </Strip>
  )
}

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

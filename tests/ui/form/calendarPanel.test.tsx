import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '@/domain/types'
import CalendarPanel, { type CalendarPanelProps } from '@/ui/form/calendar/CalendarPanel'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import { inTheMorning } from '../../support/morning'

inTheMorning()

const show = (props: Partial<CalendarPanelProps>) =>
  render(<CalendarPanel value={null} isDisabled={() => false} onChoose={() => undefined} {...props} />)
const day = (number: number) => screen.getByText(String(number), { selector: '[role=gridcell]' })
const marked = (mark: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-${mark}]`)].map(({ textContent }) => Number(textContent))
const stay = (kind: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-stay=${kind}]`)].map(({ textContent }) => Number(textContent))

describe('the calendar of a check-out (docs/product.md §6.11.3)', () => {
  const CHECK_IN: CalendarDate = '2027-03-20'

  it('marks the check-in and the days up to the chosen one, and counts the nights', () => {
    show({ value: '2027-03-28', checkIn: CHECK_IN })
    expect(stay('checkIn')).toEqual([20])
    expect(stay('night')).toEqual([21, 22, 23, 24, 25, 26, 27])
    expect(screen.getByRole('status')).toHaveTextContent('Check-in 20 Maret 2027 8 malam')
  })

  it('a day under the mouse or with the focus counts the nights up to it; one before the check-in counts none', () => {
    show({ openAt: CHECK_IN, checkIn: CHECK_IN })
    expect(screen.getByRole('status')).toHaveTextContent(/^Check-in 20 Maret 2027$/)
    fireEvent.pointerOver(day(24))
    expect(screen.getByRole('status')).toHaveTextContent('Check-in 20 Maret 2027 4 malam')
    expect(stay('night')).toEqual([21, 22, 23])
    fireEvent.focus(day(22))
    expect(screen.getByRole('status')).toHaveTextContent('2 malam')
    fireEvent.pointerOver(day(19))
    expect(screen.getByRole('status')).toHaveTextContent(/^Check-in 20 Maret 2027$/)
  })

  it('a calendar without a stay counts nothing', () => {
    show({ value: '2027-03-28' })
    expect(screen.queryByRole('status')).toBeNull()
    expect(stay('night')).toEqual([])
  })
})

describe('the Islamic months of the calendar (docs/product.md §6.11.4)', () => {
  it('each month says which ones it touches; days of Ramadhan are tinted, and a word says what the tint means', () => {
    show({ openAt: '2027-03-01' })
    expect(screen.getByText('Maret 2027')).toBeVisible()
    expect(screen.getByText('Ramadhan – Syawal 1448')).toBeVisible()
    expect(marked('ramadhan')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(screen.getByText('Ramadhan', { selector: 'span' })).toBeVisible()
    fireEvent.click(screen.getByLabelText('Bulan berikutnya'))
    expect(screen.getByText('Syawal – Dzulqa’dah 1448')).toBeVisible()
    expect(screen.queryByText('Ramadhan', { selector: 'span' })).toBeNull()
    expect(marked('ramadhan')).toEqual([])
  })

  it('days keep their numbers as names, and the list of years has no Islamic month', () => {
    show({ openAt: '2027-03-01' })
    expect(within(screen.getByRole('grid')).getByRole('gridcell', { name: '8' })).toBeEnabled()
    fireEvent.click(screen.getByLabelText(/beralih ke tampilan bulan/))
    fireEvent.click(screen.getByLabelText(/beralih ke tampilan tahun/))
    expect(screen.queryByText(/1448/)).toBeNull()
  })
})

describe('where a calendar begins, and its months (docs/product.md §6.11.5)', () => {
  const strip = () => within(screen.getByRole('group', { name: 'Bulan' }))
  const texts = new Map<string, string>()
  const values = {
    get: (name: string) => texts.get(name) ?? null,
    set: (name: string, text: string) => Boolean(texts.set(name, text)),
    subscribe: () => () => undefined,
  }
  const onPhone = (props: Partial<CalendarPanelProps> = {}) =>
    render(
      <PhoneUserContext value={{ business: '', mitraId: null, values }}>
        <CalendarPanel value={null} isDisabled={() => false} onChoose={() => undefined} {...props} />
      </PhoneUserContext>,
    ).unmount

  it('begins in two months, then at the month of the last choice; the validity of an offer does not count', () => {
    const first = onPhone()
    expect(screen.getByText('Januari 2027')).toBeVisible()
    fireEvent.click(strip().getByText('Mar 2027'))
    expect(screen.getByText('Maret 2027')).toBeVisible()
    fireEvent.click(day(20))
    first()
    const second = onPhone()
    expect(screen.getByText('Maret 2027')).toBeVisible()
    second()
    const validity = onPhone({ value: '2026-11-27', openAt: '2026-11-27' })
    fireEvent.click(day(28))
    validity()
    const third = onPhone()
    expect(screen.getByText('Maret 2027')).toBeVisible()
    third()
    texts.set('calendar-month', '2026-10')
    onPhone()
    expect(screen.getByText('Januari 2027')).toBeVisible()
  })

  it('the strip has this month and seventeen more with their Islamic months, and the title opens the months', () => {
    onPhone({ value: '2027-03-20' })
    const months = strip().getAllByRole('button')
    expect(months).toHaveLength(18)
    expect(months[0]).toHaveTextContent('Nov 2026Jumadil Akhir')
    expect(strip().getByRole('button', { pressed: true })).toHaveTextContent('Mar 2027Syawal')
    fireEvent.click(screen.getByText('Maret 2027'))
    fireEvent.click(screen.getByRole('radio', { name: 'Juli' }))
    expect(screen.getByText('Juli 2027')).toBeVisible()
    expect(strip().getByRole('button', { pressed: true })).toHaveTextContent('Jul 2027')
  })
})

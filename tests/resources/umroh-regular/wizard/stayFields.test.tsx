import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { inTheMorning } from '@tests/support/morning'
import { press } from '@tests/support/renderApp'
import {
  atHotelStep,
  checkOutOpened,
  closeSheet,
  draftAtReview,
  open,
  sheetClosed,
  trigger,
} from '@tests/support/wizard'

inTheMorning()

const CHECK_IN = 'Tanggal Check-In'
const CHECK_OUT = 'Tanggal Check-Out'
const dayOf = (sheet: HTMLElement, day: number) =>
  within(sheet).findByText(String(day), { selector: '[role=gridcell]' })

async function chooseInDecember(day: number) {
  const sheet = await open(CHECK_IN)
  press(await within(sheet).findByText('Des 2026'))
  press(await dayOf(sheet, day))
}

describe('a check-in that was chosen', () => {
  it('opens the calendar of the check-out, at the month of the check-in', async () => {
    await atHotelStep(undefined, [null, null])
    await chooseInDecember(28)
    const sheet = await checkOutOpened()
    expect(await within(sheet).findByText('Desember 2026')).toBeVisible()
    press(await dayOf(sheet, 31))
    await sheetClosed()
    expect(trigger(CHECK_OUT)).toHaveTextContent('31 Desember 2026')
  })

  it('on the last day of a month opens that calendar at the next month, whose first day has the keyboard (§6.11.3)', async () => {
    await atHotelStep(undefined, ['2026-12-31', null])
    const sheet = await open(CHECK_OUT)
    expect(await within(sheet).findByText('Januari 2027')).toBeVisible()
    expect(sheet.querySelector('[role=gridcell][tabindex="0"]')).toHaveTextContent(/^1$/)
  })

  it('leaves a later check-out alone, and asks for another one if it is no longer later', async () => {
    await atHotelStep(undefined, ['2026-11-23', '2026-11-25'])
    press(await dayOf(await open(CHECK_IN), 24))
    await sheetClosed()
    await chooseInDecember(28)
    expect(await within(await checkOutOpened()).findByText('Desember 2026')).toBeVisible()
    await closeSheet()
    expect(trigger(CHECK_OUT)).toHaveTextContent('25 November 2026')
  })
})

describe('the second stay', () => {
  const first = { hotel: 'Royal Majestic', checkIn: '2026-11-23', checkOut: '2026-11-27' }

  it('offers the check-out of the first stay, and fills in nothing unasked', async () => {
    await draftAtReview(undefined, { step: 2, makkah: first })
    const box = screen.getByLabelText('Tanpa Hotel')
    press(box)
    expect(trigger(CHECK_IN)).toHaveTextContent('Pilih tanggal')
    press(screen.getByText('Mulai 27 November 2026'))
    const sheet = await checkOutOpened()
    press(await dayOf(sheet, 30))
    await sheetClosed()
    expect(document.activeElement).toBe(trigger(CHECK_IN))
    expect(trigger(CHECK_IN)).toHaveTextContent('27 November 2026')
    expect(screen.queryByText(/^Mulai/)).toBeNull()
  })

  it('offers nothing if the first stay ended before today', async () => {
    vi.setSystemTime(new Date(2026, 10, 28, 8))
    await draftAtReview(undefined, { step: 2, makkah: first })
    press(screen.getByLabelText('Tanpa Hotel'))
    expect(trigger(CHECK_IN)).toHaveTextContent('Pilih tanggal')
    expect(screen.queryByText(/^Mulai/)).toBeNull()
  })

  it('is not the first one', async () => {
    await draftAtReview(undefined, { step: 1, makkah: first })
    expect(screen.queryByText(/^Mulai/)).toBeNull()
  })
})

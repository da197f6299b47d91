import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { inTheMorning } from '../../../support/morning'
import { press, wait, write } from '../../../support/renderApp'
import { editedAtReview, editedQuote, footerButton, next, textbox } from '../../../support/wizard'

inTheMorning()

// jsdom has no idle callbacks, so the other tests draw no step ahead.
beforeAll(() => {
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => setTimeout(work, 0),
    cancelIdleCallback: (id: number) => clearTimeout(id),
  })
})
afterAll(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

/** How often a step was drawn so far, in the page or out of it: only the title of a step can take the focus. */
let drawn = () => 0
beforeEach(() => {
  const set = vi.spyOn(HTMLHeadingElement.prototype, 'setAttribute')
  drawn = () => set.mock.calls.filter(([name]) => name.toLowerCase() === 'tabindex').length
})

const titles = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)
const STEPS = 6
const allDrawn = () => waitFor(() => expect(drawn()).toBe(STEPS))
const idle = () => wait(300)
/** After a change of the form nothing is drawn ahead for a second. */
const afterChange = () => wait(1300)

it('steps that are drawn ahead are not in the page, send no request, and leave the focus where it is', async () => {
  const { server } = await editedQuote()
  textbox('Nama Paket').focus()
  const before = server.calls.length
  await allDrawn()
  expect(titles()).toEqual(['Informasi Perjalanan'])
  expect(textbox('Nama Paket')).toHaveFocus()
  expect(server.calls).toHaveLength(before)
})

it('a press shows the step that was drawn ahead, and its title takes the focus', async () => {
  await editedQuote()
  await allDrawn()
  const before = drawn()
  await next(1)
  expect([titles()[0], drawn()]).toEqual(['Hotel di Makkah', before])
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Hotel di Makkah', level: 2 })).toHaveFocus())
})

it('a step that was drawn before a change of the form is drawn anew', async () => {
  await editedQuote()
  await allDrawn()
  const before = drawn()
  write(textbox('Jumlah Jamaah'), '31')
  await next(1)
  expect(drawn()).toBeGreaterThan(before)
  expect(screen.getByRole('main')).toHaveTextContent('31 Orang')
})

it('in Mode pelanggan no step is drawn ahead, and what was drawn goes: it may show what a customer must not see', async () => {
  await editedAtReview({ namaPaket: 'Umroh Syawal' })
  await allDrawn()
  const mode = await screen.findByRole('switch', { name: 'Mode pelanggan' })
  press(mode)
  await idle()
  expect(drawn()).toBe(STEPS)
  press(mode)
  await waitFor(() => expect(drawn()).toBeGreaterThan(STEPS))
  press(mode)
  press(footerButton('Sebelumnya'))
  await waitFor(() => expect(titles()[0]).toMatch(/^Tambahan/))
  const before = drawn()
  await idle()
  expect(drawn()).toBe(before)
})

it('while a field has a problem no step is drawn ahead, because it would not say the problem', async () => {
  await editedQuote()
  await allDrawn()
  write(textbox('Nama Paket'), '')
  press(footerButton('Lanjut'))
  await waitFor(() => expect(textbox('Nama Paket')).toHaveAccessibleDescription('Nama Paket wajib diisi'))
  const before = drawn()
  await afterChange()
  expect(drawn()).toBe(before)
  write(textbox('Nama Paket'), 'Umroh Syawal')
  await waitFor(() => expect(drawn()).toBeGreaterThan(before), { timeout: 5000 })
})

import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
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

afterEach(() => void vi.unstubAllGlobals())

/** The titles of all steps that were drawn so far, in the page or out of it: no other heading can take the focus. */
let headings: () => HTMLHeadingElement[] = () => []
beforeEach(() => {
  const { calls, contexts } = vi.spyOn(HTMLHeadingElement.prototype, 'setAttribute').mock
  headings = () =>
    contexts
      .filter((_, index) => calls[index]?.[0].toLowerCase() === 'tabindex')
      .map((heading) => heading as HTMLHeadingElement)
})
const drawn = () => headings().map(({ textContent }) => textContent)
const times = (title: string) => drawn().filter((one) => one === title).length

const JOURNEY = 'Informasi Perjalanan'
const MAKKAH = 'Hotel di Makkah'
const MADINAH = 'Hotel di Madinah'
const STEPS = 6
const titles = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)
const isDrawn = (title: string) => waitFor(() => expect(times(title)).toBeGreaterThan(0))
/** The title in the page. React may have begun a step, thrown it away and begun it again, so it is compared as an element. */
const shownTitle = () => document.querySelector<HTMLHeadingElement>('main h2')
/** Between two steps, and after a change of the form, nothing is drawn for a second. */
const pause = () => wait(1300)

it('steps that are drawn ahead are not in the page, send no request, and leave the focus where it is', async () => {
  const { server } = await editedQuote()
  textbox('Nama Paket').focus()
  const lists = () => server.calls.filter(({ path }) => path.includes('/custom-data/'))
  // The wizard itself reads its lists when the code of their calls is there.
  await waitFor(() => expect(lists()).not.toHaveLength(0))
  const before = server.calls.length
  await waitFor(() => expect(new Set(drawn()).size).toBe(STEPS), { timeout: 10_000 })
  expect(titles()).toEqual([JOURNEY])
  expect(textbox('Nama Paket')).toHaveFocus()
  expect(server.calls).toHaveLength(before)
})

it('the browser lays each step out once before it is shown, and nobody finds it in the page meanwhile', async () => {
  const laidOut: string[] = []
  const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const title = this.isConnected && this.style.visibility === 'hidden' && this.querySelector('h2')
    const content = title && title.parentElement?.parentElement
    if (content && content.style.display !== 'none') laidOut.push(title.textContent)
    return new DOMRect()
  })
  await editedQuote()
  const seen = new MutationObserver(() => expect(document.querySelectorAll('h2[tabindex]')).toHaveLength(1))
  seen.observe(document.body, { childList: true, subtree: true })
  await waitFor(() => expect(laidOut).toHaveLength(STEPS - 1), { timeout: 10_000 })
  seen.disconnect()
  measured.mockRestore()
  expect(new Set(laidOut)).not.toContain(JOURNEY)
  expect(laidOut.slice(0, 2)).toEqual([MAKKAH, MADINAH])
  await next(1)
  expect(screen.getByRole('heading', { name: MAKKAH, level: 2 })).toBeVisible()
})

it('a press shows the step that was drawn ahead, and its title takes the focus', async () => {
  await editedQuote()
  // The step after it is begun a second later, when this one is whole.
  await waitFor(() => expect(times(MADINAH)).toBeGreaterThan(0), { timeout: 10_000 })
  const before = headings()
  await next(1)
  expect(shownTitle()).toHaveTextContent(MAKKAH)
  expect(before).toContain(shownTitle())
  await waitFor(() => expect(screen.getByRole('heading', { name: MAKKAH, level: 2 })).toHaveFocus())
})

it('a step that was drawn before a change of the form is drawn anew', async () => {
  await editedQuote()
  await isDrawn(MAKKAH)
  const before = headings()
  write(textbox('Jumlah Jamaah'), '31')
  await next(1)
  expect(shownTitle()).toHaveTextContent(MAKKAH)
  expect(before).not.toContain(shownTitle())
  expect(screen.getByRole('main')).toHaveTextContent('31 Orang')
})

it('a browser without idle callbacks (Safari) draws no step ahead, and each step when it is shown', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('cancelIdleCallback', undefined)
  await editedQuote()
  await pause()
  expect([times(JOURNEY) > 0, times(MAKKAH)]).toEqual([true, 0])
  await next(1)
  expect(shownTitle()).toHaveTextContent(MAKKAH)
})

it('in Mode pelanggan no step is drawn ahead, and what was drawn goes: it may show what a customer must not see', async () => {
  await editedAtReview({ namaPaket: 'Umroh Syawal' })
  await isDrawn(JOURNEY)
  const mode = await screen.findByRole('switch', { name: 'Mode pelanggan' })
  press(mode)
  const before = drawn().length
  await pause()
  expect(drawn()).toHaveLength(before)
  press(mode)
  await waitFor(() => expect(drawn().length).toBeGreaterThan(before))
})

it('while a field has a problem no step is drawn ahead, because it would not say the problem', async () => {
  await editedQuote()
  await isDrawn(MAKKAH)
  write(textbox('Nama Paket'), '')
  press(footerButton('Lanjut'))
  await waitFor(() => expect(textbox('Nama Paket')).toHaveAccessibleDescription('Nama Paket wajib diisi'))
  const before = drawn().length
  await pause()
  expect(drawn()).toHaveLength(before)
  write(textbox('Nama Paket'), 'Umroh Syawal')
  await waitFor(() => expect(drawn().length).toBeGreaterThan(before))
})

it('after a move the next step is drawn before the one that was left', async () => {
  await editedQuote()
  await isDrawn(MAKKAH)
  await next(1)
  await waitFor(() => expect(times(JOURNEY)).toBe(2), { timeout: 10_000 })
  expect(drawn()).toContain(MADINAH)
  expect(drawn().indexOf(MADINAH)).toBeLessThan(drawn().lastIndexOf(JOURNEY))
})

import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTheMorning } from '../../../support/morning'
import { press, write } from '../../../support/renderApp'
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

const steps = () => [...document.querySelectorAll<HTMLElement>('[data-step]')]
const isHidden = (step: HTMLElement) => step.style.display === 'none'
const shown = () => steps().filter((step) => !isHidden(step))
const ahead = () => steps().filter(isHidden)
const ALL = ['perjalanan', 'hotelMakkah', 'hotelMadinah', 'tipePerjalanan', 'tambahan', 'review']
const allDrawn = () => waitFor(() => expect(steps().map((step) => step.dataset.step)).toEqual(ALL))

it('a step that is drawn ahead is hidden, sends no request, and leaves the focus where it is', async () => {
  const { server } = await editedQuote()
  textbox('Nama Paket').focus()
  await act(() => new Promise((done) => setTimeout(done, 20)))
  const before = server.calls.length
  await allDrawn()
  expect(shown().map((step) => step.dataset.step)).toEqual(['perjalanan'])
  for (const step of ahead()) expect(step).not.toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Informasi Perjalanan',
  ])
  expect(screen.queryByRole('textbox', { name: /Tour Leader/ })).toBeNull()
  expect(textbox('Nama Paket')).toHaveFocus()
  expect(server.calls).toHaveLength(before)
})

it('a press shows the step that was drawn ahead, and its title takes the focus', async () => {
  await editedQuote()
  await allDrawn()
  const makkah = ahead().find((step) => step.dataset.step === 'hotelMakkah')
  await next(1)
  expect(shown()).toEqual([makkah])
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Hotel di Makkah', level: 2 })).toHaveFocus())
})

it('a step that was drawn before a change of the form is drawn anew', async () => {
  await editedQuote()
  await allDrawn()
  const makkah = ahead().find((step) => step.dataset.step === 'hotelMakkah')
  write(textbox('Jumlah Jamaah'), '31')
  await next(1)
  expect(shown()).not.toContain(makkah)
  expect(shown()[0]).toHaveTextContent('31 Orang')
})

it('while a field has a problem no other step is in the page', async () => {
  await editedQuote()
  await allDrawn()
  write(textbox('Nama Paket'), '')
  press(footerButton('Lanjut'))
  await waitFor(() => expect(textbox('Nama Paket')).toHaveAccessibleDescription('Nama Paket wajib diisi'))
  await waitFor(() => expect(ahead()).toEqual([]))
  await waitFor(() => expect(textbox('Nama Paket')).toHaveFocus())
})

it('in Mode pelanggan no hidden step is in the page, because it may show what a customer must not see', async () => {
  await editedAtReview({ namaPaket: 'Umroh Syawal' })
  await allDrawn()
  press(await screen.findByRole('switch', { name: 'Mode pelanggan' }))
  expect(ahead()).toEqual([])
  press(footerButton('Sebelumnya'))
  await waitFor(() => expect(shown()[0]?.dataset.step).toBe('tambahan'))
  await act(() => new Promise((done) => setTimeout(done, 200)))
  expect(ahead()).toEqual([])
})

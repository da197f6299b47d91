import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { createProviders } from '@/app/providers'
import { AS_FORM, type EditedPackage } from '@/data-provider/types'
import { DRAFT_VERSION, type Draft } from '@/domain/package/draft'
import { EMPTY_PACKAGE, hotelSkipped, withoutRecords } from '@/domain/package/packageContents'
import { randomKey } from '@/domain/randomKey'
import type { Id, PackageForm } from '@/domain/types'
import { DRAFTS_KEY } from '@/offline/drafts'
import { SITI } from '../partner-api/fixtures'
import { json } from './server/fakeFetch'
import { partnerServer, type PartnerServer } from './server/partnerServer'
import { seededQuote } from './server/seeded'
import { press, renderApp, signIn, write } from './renderApp'
import { umrohRegular } from '@/resources/umroh-regular/resource'

export { MORNING } from './morning'

const TITLES = [
  'Informasi Perjalanan',
  'Hotel di Makkah',
  'Hotel di Madinah',
  'Informasi Perjalanan (opsional)',
  'Tambahan Lainnya (opsional)',
  'Review Pilihan',
] as const

export const textbox = (name: string) => screen.getByRole('textbox', { name })
export const checkbox = (name: string) => screen.getByRole('checkbox', { name })
export const trigger = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) })
export const region = (name: string) => screen.getByRole('region', { name })
/** Returns the button of one option of a toggle. */
export const toggle = (group: string, option: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name: option })

export const sheetOf = (label: string) => screen.findByRole('dialog', { name: new RegExp(label) })
export async function open(label: string) {
  press(trigger(label))
  return sheetOf(label)
}
export const option = (sheet: HTMLElement, name: string) =>
  within(sheet).findByRole('option', { name: new RegExp(`^${name}`) })
export const sheetClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
export async function pick(label: string, name: string) {
  const sheet = await open(label)
  press(await option(sheet, name))
  await sheetClosed()
}

/** The titles of the open sheets. Plain selectors: a search by role takes jsdom seconds. */
const sheetTitles = () => [...document.querySelectorAll('[role=dialog] h2')].map(({ textContent }) => textContent)

/** Waits until the calendar of the check-out is open alone: the choice of a check-in opens it. */
export async function checkOutOpened(): Promise<HTMLElement> {
  await waitFor(() => expect(sheetTitles()).toEqual(['Tanggal Check-Out']))
  return document.querySelector('[role=dialog]') as HTMLElement
}

/** Closes the open sheet with its own button. */
export async function closeSheet() {
  press(document.querySelector('[role=dialog] [aria-label=Tutup]') as HTMLElement)
  await sheetClosed()
}

/**
 * Chooses a day of the month that the calendar shows, or of this month, the first one of the strip. The day is found by its text, because a search by name takes jsdom seconds.
 * A check-in without a later check-out opens the calendar of the check-out, which is closed here.
 */
export async function chooseDay(label: string, day: number, month?: 'this month') {
  const sheet = await open(label)
  if (month) press(sheet.querySelector('[role=group] > button') as HTMLElement)
  press(await within(sheet).findByText(String(day), { selector: '[role=gridcell]' }))
  await waitFor(() => expect(sheetTitles()).not.toContain(label))
  if (sheetTitles().length > 0) await closeSheet()
}

/** Returns the number of the step whose title is shown, or -1. */
export const shownStep = () => TITLES.findIndex((title) => document.querySelector('main h2')?.textContent === title)
export const atStep = (step: number) => waitFor(() => expect(shownStep()).toBe(step))
export async function next(step: number) {
  press(footerButton('Lanjut'))
  await atStep(step)
}

/** Returns the link in the wizard's header that leads to the list. */
export const arrow = () => screen.getByLabelText('Kembali ke daftar paket')

/** Returns a button of the wizard's footer. It is found by its text, because jsdom is slow in naming every button. */
export function footerButton(text: string): HTMLElement {
  const footer = document.querySelector('footer')
  if (!footer) throw new Error('There is no footer on the screen.')
  return within(footer).getByText(text, { selector: 'button > span' }).closest('button')!
}

export type Journey = { name?: string; jamaah?: string; flight?: string; without?: readonly ('Makkah' | 'Madinah')[] }

/** Opens a new wizard without an earlier draft and fills in its first step. */
export async function newWizard(
  { name = 'Umroh Maret', jamaah = '45', flight = 'Batik Air', without = [] }: Journey = {},
  server?: PartnerServer,
) {
  localStorage.removeItem(DRAFTS_KEY)
  const app = await renderApp('/package/umroh-reguler/create', server ? { server } : { packages: [1, 0] })
  await atStep(0)
  write(textbox('Nama Paket'), name)
  write(textbox('Jumlah Jamaah'), jamaah)
  for (const city of without) press(checkbox(`Tanpa Hotel ${city}`))
  if (flight) await pick('Pesawat', flight)
  return app
}

/** Leads a new package to its review, with only the required fields and without hotels. */
export async function smallPackageAtReview(server?: PartnerServer, journey: Journey = {}) {
  const app = await newWizard({ without: ['Makkah', 'Madinah'], ...journey }, server)
  for (const step of [3, 4, 5]) await next(step)
  return app
}

/** Stores a draft of this user, as if the user had left the wizard at that step. */
async function leaveDraft(
  server: PartnerServer,
  packageId: Id | null,
  draft: Pick<Draft, 'step' | 'form' | 'base' | 'version'>,
) {
  const token = await server.login(SITI)
  const { body } = await server.call('GET', '/partner/me', { token })
  const whole: Draft = { schema: DRAFT_VERSION, writer: randomKey(), at: Date.now(), attempt: null, ...draft }
  const owned = { user: String(body.user.id), package: packageId === null ? null : String(packageId), draft: whole }
  localStorage.setItem(DRAFTS_KEY, JSON.stringify([owned]))
}

/** Resumes the stored draft at its step, and waits until every price is today's price. */
export async function resumeDraft(step: number) {
  fireEvent.click(await screen.findByText('Lanjutkan'))
  await atStep(step)
  await waitFor(() => expect(document.querySelector('main')).not.toHaveTextContent(/Harga per 2|Menghitung/))
}

type Stay = { hotel: string; checkIn: string; checkOut: string }

/** Makes the form's fields of a stay. The wizard reads the record of the hotel itself. */
async function stayOf(server: PartnerServer, token: string, city: 'makkah' | 'madinah', stay?: Stay) {
  if (!stay) return hotelSkipped(true)
  const { hotel, checkIn, checkOut } = stay
  const path = `/hotel/${city}?date_check_in=${checkIn}&date_check_out=${checkOut}`
  const id = await server.idOf(token, path, 'nama_hotel', hotel)
  return { ...hotelSkipped(false), id, tanggalCheckIn: checkIn, tanggalCheckOut: checkOut }
}

type DraftOptions = { step?: number; makkah?: Stay; form?: Partial<PackageForm> }

/**
 * Resumes a draft of a new package with a flight, by default at the review and without hotels. The history holds none of
 * the steps before, because nobody has walked through them.
 */
export async function draftAtReview(given?: PartnerServer, { step = 5, makkah, form: more }: DraftOptions = {}) {
  const server = given ?? (await partnerServer({ packages: [1, 0] }))
  const token = await server.login(SITI)
  const flight = await server.idOf(token, '/custom-data/pesawat', 'pesawat', 'Batik Air')
  const form: PackageForm = {
    ...EMPTY_PACKAGE,
    namaPaket: 'Umroh Maret',
    jumlahJamaah: '45',
    pesawat: { id: flight, data: null },
    hotelMakkah: await stayOf(server, token, 'makkah', makkah),
    hotelMadinah: hotelSkipped(true),
    ...more,
  }
  await leaveDraft(server, null, { step, form, base: EMPTY_PACKAGE, version: null })
  const app = await renderApp('/package/umroh-reguler/create', { server })
  await resumeDraft(step)
  return app
}

/** Begins at 'Hotel di Makkah' of a new package: the mitra has chosen these dates, by default 23 to 27 November, and no hotel. */
export function atHotelStep(
  server?: PartnerServer,
  [checkIn, checkOut]: [string | null, string | null] = ['2026-11-23', '2026-11-27'],
) {
  const hotelMakkah = { ...hotelSkipped(false), tanggalCheckIn: checkIn, tanggalCheckOut: checkOut }
  return draftAtReview(server, { step: 1, form: { hotelMakkah, hotelMadinah: hotelSkipped(false) } })
}

type EditData = Record<string, unknown> & {
  hotelMakkah: Record<string, unknown>
  hotelMadinah: Record<string, unknown>
}

type Bend = (data: EditData) => Record<string, unknown>
type Prepare = (server: PartnerServer) => void

/** Starts a server that holds the worked package of docs/product.md §16.2. `bend` changes its edit data. */
async function serverWithQuote(bend: Bend = () => ({}), prepare: Prepare = () => undefined) {
  const server = await partnerServer({ packages: [1, 0] })
  const token = await server.login(SITI)
  const { body } = await server.call('POST', '/partner/umroh-regular', {
    token,
    body: await seededQuote(),
  })
  const id: number = body.data.id
  server.on('GET', `/partner/umroh-regular/${id}/edit-data`, async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: EditData }
    return json({ data: { ...data, ...bend(data) } })
  })
  prepare(server)
  return { server, id }
}

/** Opens the worked package of docs/product.md §16.2 for editing. `bend` changes its edit data. */
export async function editedQuote(bend?: Bend, prepare?: Prepare) {
  const { server, id } = await serverWithQuote(bend, prepare)
  const app = await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
  await atStep(0)
  return { ...app, id }
}

type Changes = Partial<PackageForm> | ((form: PackageForm, server: PartnerServer) => Promise<Partial<PackageForm>>)

/** Resumes a changed draft of the worked package at its review. The changes are needed: an unchanged form has no draft. */
export async function editedAtReview(changes: Changes, bend?: Bend, prepare?: Prepare) {
  const { server, id } = await serverWithQuote(bend)
  const { form, version } = await formOf(server, id)
  const changed = typeof changes === 'function' ? await changes(form, server) : changes
  prepare?.(server)
  await leaveDraft(server, id, { step: 5, form: { ...form, ...changed }, base: withoutRecords(form), version })
  const app = await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
  await resumeDraft(5)
  return { ...app, id }
}

/** Reads the form of a saved package with the app's own data provider. */
async function formOf(server: PartnerServer, id: Id) {
  await signIn(server, SITI)
  const { dataProvider } = createProviders({
    apiUrl: '/api',
    assetsUrl: '/media',
    sendIdempotencyKey: true,
    adminRoles: ['admin'],
    fetch: server.fetch,
  })
  const { data } = await dataProvider.getOne<EditedPackage>(umrohRegular.name, { id, meta: AS_FORM })
  const { id: _, version = null, ...form } = data
  server.calls.length = 0
  return { form, version }
}

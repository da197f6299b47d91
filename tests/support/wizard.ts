import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { DRAFTS_KEY } from '../../src/offline/drafts'
import { SITI, workedQuote } from '../partner-api/fixtures'
import { json } from './fakeFetch'
import { partnerServer, type PartnerServer } from './partnerServer'
import { button, press, renderApp, write } from './renderApp'

/** The morning on which the wizard is tested: 20 November 2026, by the phone's own calendar. */
export const MORNING = new Date(2026, 10, 20, 8)

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
/** What an option of a toggle is called, and whether it is chosen. */
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

/** Chooses a day of the month that the calendar opens at. */
export async function chooseDay(label: string, day: number) {
  const sheet = await open(label)
  press(await within(sheet).findByRole('gridcell', { name: String(day) }))
  await sheetClosed()
}

/** The step one is at, as its title says; -1 where there is none. */
export const shownStep = () =>
  TITLES.findIndex((title) => screen.queryByRole('main')?.querySelector('h2')?.textContent === title)
export const atStep = (step: number) => waitFor(() => expect(shownStep()).toBe(step))
export async function next(step: number) {
  press(button('Lanjut'))
  await atStep(step)
}

export type Journey = { name?: string; jamaah?: string; flight?: string; without?: readonly ('Makkah' | 'Madinah')[] }

/** A new wizard with its first step filled in; nothing is left of an earlier one. */
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

/** A package without hotels, at its review: what a save needs and no more. */
export async function smallPackageAtReview(server?: PartnerServer, journey: Journey = {}) {
  const app = await newWizard({ without: ['Makkah', 'Madinah'], ...journey }, server)
  for (const step of [3, 4, 5]) await next(step)
  return app
}

type EditData = Record<string, unknown> & {
  hotelMakkah: Record<string, unknown>
  hotelMadinah: Record<string, unknown>
}

/** The worked quote of seed-data.md, opened for editing; `bend` changes what edit-data answers. */
export async function editedQuote(
  bend: (data: EditData) => Record<string, unknown> = () => ({}),
  prepare: (server: PartnerServer) => void = () => undefined,
) {
  const server = await partnerServer({ packages: [1, 0] })
  const token = await server.login(SITI)
  const { body } = await server.call('POST', '/partner/umroh-regular', {
    token,
    body: await workedQuote(server, token),
  })
  const id: number = body.data.id
  server.on('GET', `/partner/umroh-regular/${id}/edit-data`, async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: EditData }
    return json({ data: { ...data, ...bend(data) } })
  })
  prepare(server)
  const app = await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
  await atStep(0)
  return { ...app, id }
}

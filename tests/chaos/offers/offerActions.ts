import type { Locator, Page } from '@playwright/test'
import { letterOf } from '@/domain/offer/options'
import { ROOM_TYPES } from '@/domain/types'
import { fetchDirect } from '../../support/server/direct'
import type { Action } from '../support/acts/actions'
import type { Random } from '../support/draw'
import type { Session } from '../support/state'
import { tap } from '../support/acts/tap'
import type { Link } from './offerLedger'

const share = (page: Page) => page.getByRole('dialog', { name: 'Bagikan penawaran' })
const inSheet = (name: string) => (page: Page) => share(page).getByRole('button', { name })
const send = (name: string, weight: number): Action => ({
  name,
  weight,
  needs: inSheet(name),
  act: ({ phone }) => inSheet(name)(phone.page).click(),
})

const typeName = async ({ phone }: Session, random: Random) =>
  share(phone.page)
    .getByRole('textbox', { name: 'Nama pelanggan' })
    .fill(random.pick(['', 'Ibu Aisyah', 'Bapak H. Ahmad']))

/** Asks for a link, and compares the link that the phone shows with those that the server has made. */
async function makeLink(session: Session, random: Random): Promise<void> {
  const { phone, offers, holder } = session
  const id = Number(/\/(\d+)$/.exec(new URL(phone.page.url()).pathname)?.[1])
  await offers.beforeMake(holder?.mitra ?? '', id)
  const button = inSheet('Buat tautan')(phone.page)
  await button.click({ trial: true })
  await tap(button, random.pick([1, 2]))
  await inSheet('Membuat tautan...')(phone.page).waitFor({ state: 'hidden', timeout: 8000 })
  const link = share(phone.page).getByRole('textbox', { name: 'Tautan penawaran' })
  if (await link.isVisible()) await offers.onShown(id, await link.inputValue())
}

/** The actions in the sheet 'Bagikan penawaran'. */
export const SHARE_ACTIONS: readonly Action[] = [
  { name: 'Buat tautan', weight: 8, needs: inSheet('Buat tautan'), act: makeLink },
  { name: 'a customer’s name', weight: 1, act: typeName },
  {
    name: 'another choice of rooms',
    weight: 1,
    act: ({ phone }, random) =>
      share(phone.page)
        .getByRole('checkbox', { name: random.pick(['Double', 'Triple', 'Quad']) })
        .click(),
  },
  {
    name: 'Hitung rombongan',
    weight: 1,
    needs: inSheet('Hitung rombongan'),
    act: async ({ phone }) => {
      await inSheet('Hitung rombongan')(phone.page).click()
      const sheet = phone.page.getByRole('dialog', { name: 'Hitung rombongan' })
      await sheet.getByRole('button', { name: 'Atur otomatis' }).click()
      await sheet.getByRole('button', { name: 'Sertakan di penawaran' }).click()
    },
  },
  {
    name: 'the payment plan',
    weight: 1,
    needs: (page) => share(page).getByRole('checkbox', { name: 'Sertakan rencana pembayaran' }),
    act: ({ phone }) => share(phone.page).getByRole('checkbox', { name: 'Sertakan rencana pembayaran' }).click(),
  },
  send('Kirim teks', 1),
  send('Salin teks', 1),
  send('Kirim gambar', 1),
  send('Kirim tautan', 1),
  send('Simpan PDF', 1),
]

const YES = 'Ya, lanjutkan'
const QUESTION = /^(Cabut tautan|Batalkan persetujuan|Hapus data pelanggan)$/
export const offerQuestion = (page: Page) => page.getByRole('dialog', { name: QUESTION })
const yes = (page: Page) => offerQuestion(page).getByRole('button', { name: YES })

/** Answers the question before a link is revoked, an acceptance is taken back or a customer is erased. */
export const sayYes: Action = {
  name: YES,
  weight: 4,
  needs: yes,
  act: async ({ phone }) => {
    await yes(phone.page).click()
    await offerQuestion(phone.page).waitFor({ state: 'hidden', timeout: 6000 })
  },
}

/** The menus of links and of the status, which hold the erasure of a customer. */
export const customerMenus = (place: Page | Locator) =>
  place.getByRole('button', { name: /^Menu (status|.* \(V\d+\))$/ })

/** Asks for the erasure of the customer whose menu this is. */
export async function askToErase(menu: Locator): Promise<void> {
  await menu.click()
  await menu.page().getByRole('button', { name: 'Hapus data pelanggan' }).click()
}

/** The mitra notes that the customer has agreed. */
export const noteAnswer: Action = {
  name: 'note an answer',
  weight: 4,
  act: async (session, random) => {
    const sheet = session.phone.page.getByRole('dialog', { name: 'Catat setuju' })
    await sheet.getByRole('textbox', { name: 'Nama' }).fill(session.newCustomer())
    const rooms = sheet.getByRole('combobox', { name: 'Tipe kamar' })
    await rooms.selectOption({ index: (await rooms.locator('option').count()) - 1 })
    await sheet.getByRole('textbox', { name: 'Jumlah jamaah' }).fill(String(random.between(1, 9)))
    await tap(sheet.getByRole('button', { name: 'Simpan' }), random.pick([1, 2]))
    await sheet.waitFor({ state: 'hidden', timeout: 6000 })
  },
}

/** Opens the page as WhatsApp does for its preview, or as a person whose browser runs the script. */
export async function read(link: Link, isPerson: boolean): Promise<void> {
  await fetchDirect(link.url)
  if (!isPerson) return
  link.wasRead = true
  await fetchDirect(`${link.url}/seen`, { method: 'POST' })
}

/** A customer agrees, perhaps from two phones at once, and perhaps without getting the answer. */
export async function accept({ newCustomer }: Session, { url, others }: Link, random: Random): Promise<void> {
  const letters = others.length > 0 ? [0, ...others].map((_, place) => letterOf(place)) : []
  const tries = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => ({
    body: new URLSearchParams({
      ...(letters.length > 0 ? { option: random.pick(letters) } : {}),
      name: newCustomer(),
      room: random.pick(ROOM_TYPES),
      jamaah: String(random.between(1, 9)),
    }),
    patience: random.pick([5, 30, 5000]),
  }))
  await Promise.allSettled(
    tries.map(({ body, patience }) =>
      fetchDirect(`${url}/accept`, { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(patience) }),
    ),
  )
}

const CUSTOMER_ACTS = 0.5

/** Lets a customer act on a link of this session in half of all calls. */
export async function customerActs(session: Session, random: Random): Promise<void> {
  const { links } = session.offers
  if (links.length === 0 || !random.chance(CUSTOMER_ACTS)) return
  const link = random.pick(links)
  const what = random.pick(['previews', 'reads', 'accepts', 'accepts'] as const)
  session.note(`a customer ${what} link ${link.id}`)
  if (what === 'accepts') await accept(session, link, random)
  else await read(link, what === 'reads')
}

async function shareAgain(session: Session, random: Random, path: string): Promise<void> {
  const { page } = session.phone
  await page.goto(path)
  await page.getByRole('button', { name: 'Bagikan' }).click()
  await share(page).waitFor()
  await typeName(session, random)
  await makeLink(session, random)
}

/** Without faults: a link is made, read and accepted, perhaps replaced by a newer one, and revoked. */
export async function offerRound(session: Session, random: Random): Promise<void> {
  const { holder, offers, newName, apiOf, report, phone } = session
  if (!holder) return
  const api = apiOf(holder.mitra)
  const id = await api.create({ namaPaket: newName() })
  const path = `/package/umroh-reguler/${id}`
  await shareAgain(session, random, path)
  const first = offers.links.at(-1)
  if (first?.packageId !== Number(id)) return report(`no link of package ${id} was made without faults`)
  await read(first, random.chance(0.5))
  for (const name of ['Kirim teks', 'Salin teks', 'Kirim tautan', 'Simpan PDF']) await inSheet(name)(phone.page).click()
  await accept(session, first, random)
  await accept(session, first, random)
  offers.onLeft(holder.mitra, phone.takeLeft())
  await offers.check()
  if (random.chance(0.5)) {
    await api.update(id, { namaPaket: newName(), jumlahJamaah: random.between(11, 40) })
    await shareAgain(session, random, path)
    await offers.check()
  }
  const last = offers.links.at(-1)
  await phone.page.goto(path)
  await phone.page.getByRole('button', { name: 'Cabut tautan' }).first().click()
  await sayYes.act(session, random)
  await offers.check()
  if (!last?.isRevoked) report(`the newest link of package ${id} is not revoked without faults`)
  const menu = customerMenus(phone.page).last()
  if (!(await menu.isVisible())) return
  await askToErase(menu)
  await sayYes.act(session, random)
  await offers.check()
  if (!offers.links.some((link) => link.isErased)) report(`no customer of package ${id} is erased without faults`)
}

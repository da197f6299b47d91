import type { Locator, Page } from '@playwright/test'
import { signIn } from '@tests/e2e/support/support'
import { askToErase, customerMenus, noteAnswer, sayYes, SHARE_ACTIONS } from '../../offers/offerActions'
import type { Random } from '../draw'
import { checkSignedOut, userOn } from '../invariants'
import { screenOf, type Screen } from '../screen'
import { COPY_ACTIONS, SIMULATION_ACTIONS } from './sheetActions'
import { USERS, type Session } from '../state'
import { tap } from './tap'
import { advanceSome } from './wizardActions'

type Act = (session: Session, random: Random) => Promise<unknown>
/**
 * An action on the page. `needs` is the element that it presses; the action is possible only while that element is
 * visible.
 */
type PageAction = { act: Act; needs?: (page: Page) => Locator }
export type Action = PageAction & { name: string; weight: number; offline?: false }

const page = ({ phone }: Session): Page => phone.page
const click = (needs: (page: Page) => Locator): PageAction => ({
  needs,
  act: (session) => needs(page(session)).first().click(),
})
const press = (name: string) => click((on) => on.getByRole('button', { name }))
const follow = (name: string | RegExp) => click((on) => on.getByRole('link', { name }))
const inCards = (role: 'link' | 'button', name: RegExp) => (on: Page) =>
  on.getByRole('article').getByRole(role, { name })

/** When a wizard holds unsaved input, the browser asks whether to leave. The answer is random too. */
const reload: Act = async (session, random) => {
  session.answersLeave = random.chance(0.8)
  const loaded = page(session)
    .waitForEvent('load', { timeout: 3000 })
    .catch(() => undefined)
  await page(session).evaluate(() => void setTimeout(() => window.location.reload()))
  await loaded
}

const back: Act = (session) => page(session).evaluate(() => history.back())

const login: Act = async (session, random) => {
  const user = random.pick(USERS)
  session.note(`as ${user.name}`)
  await signIn(page(session), user.email)
  // The session begins only with the server's answer, so the holder is set before that answer is awaited.
  session.holder = user
  await page(session).getByRole('button', { name: 'Masuk...' }).waitFor({ state: 'hidden', timeout: 6000 })
}

export const signOut: Act = async (session) => {
  const user = await userOn(page(session))
  await page(session).getByRole('button', { name: 'Keluar' }).click()
  const question = page(session).getByRole('dialog', { name: 'Keluar dari akun?' })
  await question
    .or(page(session).getByRole('button', { name: 'Login' }))
    .first()
    .waitFor()
  if (await question.isVisible()) await question.getByRole('button', { name: 'Keluar' }).click()
  await page(session).getByRole('button', { name: 'Login' }).waitFor()
  await checkSignedOut(session, user)
}

const search: Act = (session, random) =>
  page(session)
    .getByRole('searchbox')
    .fill(random.pick(['', 'Chaos', 'Umroh', `Chaos ${session.seed}`, 'tidak ada']))

const anyOf = async (found: Locator, random: Random) =>
  found.nth(random.between(0, Math.min(3, (await found.count()) - 1)))
const clickAny = (needs: (page: Page) => Locator): PageAction => ({
  needs,
  act: async (session, random) => (await anyOf(needs(page(session)), random)).click(),
})

/** Edit links of packages that chaos sessions created: the name of each tells its owner. */
const OWN = inCards('link', /^Edit Chaos/)

const edit: Act = async (session, random) => {
  const link = await anyOf(OWN(page(session)), random)
  const id = /\/(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1]
  await session.ledger.onEdit(session.holder?.mitra ?? '', Number(id))
  await link.click()
}

const duplicate: Act = async (session, random) => {
  const sheet = page(session).getByRole('dialog', { name: 'Duplikasi Paket' })
  const field = sheet.getByRole('textbox')
  let name = await field.inputValue()
  if (!session.copies.has(name)) {
    name = session.newName()
    await field.fill(name)
    session.copies.add(name)
    session.ledger.onCopy(session.holder?.mitra ?? '', name)
  }
  const times = random.pick([1, 2])
  session.note(`the copy '${name}', pressed ${times} times`)
  await tap(sheet.getByRole('button', { name: 'Duplikat', exact: true }), times)
  await page(session).getByRole('button', { name: 'Menduplikasi...' }).waitFor({ state: 'hidden', timeout: 6000 })
}

const goTo =
  (path: string): Act =>
  async (session) => {
    session.answersLeave = true
    await page(session).goto(path, { timeout: 10_000 })
  }

const RETRY: Action = { name: 'Coba lagi', weight: 3, ...press('Coba lagi') }
const BACK: Action = { name: 'back', weight: 1, act: back }
const CLOSE: Action = {
  name: 'Tutup',
  weight: 1,
  ...click((on) => on.getByRole('dialog').getByRole('button', { name: 'Tutup' })),
}
const RELOAD: Action = { name: 'reload', weight: 1, act: reload, offline: false }

/** The possible actions of each screen, with their weights. */
const ACTIONS: Record<Screen, readonly Action[]> = {
  login: [{ name: 'sign in', weight: 12, act: login }, RELOAD, { ...BACK, weight: 0.5 }],
  home: [
    { name: 'to the list', weight: 6, ...follow('Umroh Reguler') },
    { name: 'to the profile', weight: 1, ...follow('Profil') },
    { ...RELOAD, weight: 0.5 },
  ],
  profile: [
    { name: 'Keluar', weight: 3, ...press('Keluar'), act: signOut },
    { name: 'home', weight: 3, ...follow('Beranda') },
    RETRY,
    RELOAD,
    BACK,
  ],
  list: [
    { name: 'Buat Baru', weight: 8, ...follow('Buat Baru') },
    { name: 'edit', weight: 4, needs: OWN, act: edit },
    { name: 'detail', weight: 8, ...clickAny(inCards('link', /^Detail/)) },
    { name: 'duplicate', weight: 2.5, ...clickAny(inCards('button', /^Duplikat/)) },
    { name: 'search', weight: 1.5, act: search },
    { name: 'arrow', weight: 0.5, ...follow('Kembali ke Beranda') },
    { name: 'to the profile', weight: 1, act: goTo('/profile'), offline: false },
    RETRY,
    RELOAD,
    BACK,
  ],
  detail: [
    { name: 'Bagikan', weight: 6, ...press('Bagikan') },
    { name: 'Duplikat', weight: 3, ...press('Duplikat') },
    { name: 'Simulasi', weight: 1.5, ...press('Simulasi') },
    { name: 'Cabut tautan', weight: 1.5, ...press('Cabut tautan') },
    { name: 'Catat setuju', weight: 2, ...press('Catat setuju') },
    { name: 'Batalkan persetujuan', weight: 1.5, ...press('Batalkan persetujuan') },
    {
      name: 'Hapus data pelanggan',
      weight: 1,
      needs: customerMenus,
      act: (session) => askToErase(customerMenus(page(session)).first()),
    },
    { name: 'Apa yang berubah', weight: 1, ...press('Apa yang berubah') },
    { name: 'to the list', weight: 4, ...follow(/^Kembali ke daftar/) },
    RETRY,
    RELOAD,
    BACK,
  ],
  wizard: [
    {
      name: 'go on',
      weight: 14,
      ...click((on) => on.getByRole('button', { name: /^(Lanjut|Simpan)$/ })),
      act: advanceSome,
    },
    { name: 'Sebelumnya', weight: 1, ...press('Sebelumnya') },
    { name: 'Simulasi', weight: 1, ...press('Simulasi') },
    { name: 'Ubah', weight: 1, ...clickAny((on) => on.getByRole('link', { name: /^Ubah/ })) },
    { name: 'arrow', weight: 1, ...follow('Kembali ke daftar paket') },
    { ...RETRY, weight: 1 },
    { ...RELOAD, weight: 1.5 },
    { ...BACK, weight: 1.5 },
    { name: 'away by its address', weight: 0.5, act: goTo('/profile'), offline: false },
  ],
  draftQuestion: [
    { name: 'Lanjutkan', weight: 6, ...press('Lanjutkan') },
    { name: 'Buang', weight: 1, ...press('Buang') },
    { ...RELOAD, weight: 0.5 },
    { ...BACK, weight: 0.5 },
  ],
  leaveQuestion: [
    { name: 'Tetap di sini', weight: 3, ...press('Tetap di sini') },
    { name: 'Simpan draf dan keluar', weight: 2, ...press('Simpan draf dan keluar') },
    { name: 'Buang isian', weight: 1, ...press('Buang isian') },
    { ...BACK, weight: 0.5 },
  ],
  duplicateSheet: [
    { name: 'Duplikat', weight: 6, act: duplicate },
    { name: 'with new dates', weight: 4, ...press('Duplikat dengan tanggal baru') },
    { name: 'Batal', weight: 1, ...press('Batal') },
    { ...RELOAD, weight: 0.5 },
  ],
  newDatesSheet: [...COPY_ACTIONS, RETRY, CLOSE, RELOAD, { ...BACK, weight: 0.5 }],
  simulation: [...SIMULATION_ACTIONS, CLOSE, { ...RELOAD, weight: 0.5 }, { ...BACK, weight: 0.5 }],
  shareSheet: [...SHARE_ACTIONS, { ...CLOSE, weight: 3 }, { ...RELOAD, weight: 0.5 }, BACK],
  offerQuestion: [sayYes, { name: 'Batal', weight: 1, ...press('Batal') }, { ...RELOAD, weight: 0.5 }],
  noteAnswer: [noteAnswer, CLOSE, { ...RELOAD, weight: 0.5 }],
  conflict: [
    { name: 'Simpan versi saya', weight: 3, ...press('Simpan versi saya') },
    { name: 'Pakai versi tersimpan', weight: 2, ...press('Pakai versi tersimpan') },
    RETRY,
    RELOAD,
    CLOSE,
    BACK,
  ],
  sheet: [CLOSE],
  broken: [{ name: 'Muat ulang', weight: 1, ...press('Muat ulang'), offline: false }],
  elsewhere: [{ name: 'home', weight: 1, act: goTo('/'), offline: false }],
}

/** Returns the screen that the mitra sees and the actions that are possible there now. */
export async function actionsNow(
  session: Session,
  isOffline: boolean,
): Promise<{ screen: Screen; actions: readonly Action[] }> {
  const screen = await screenOf(page(session))
  const isPossible = async ({ needs, offline }: Action) =>
    !(isOffline && offline === false) && (!needs || needs(page(session)).first().isVisible())
  const possible = await Promise.all(ACTIONS[screen].map(isPossible))
  return { screen, actions: ACTIONS[screen].filter((_, index) => possible[index]) }
}

import type { Page } from '@playwright/test'
import { ROOM_TYPES, type PerRoom } from '@/domain/types'
import type { Action } from './actions'
import type { Random } from '../draw'
import type { Session } from '../state'
import { tap } from './tap'

const copySheet = (page: Page) => page.getByRole('dialog', { name: 'Duplikat dengan tanggal baru' })
const inCopySheet = (name: string) => (page: Page) => copySheet(page).getByRole('button', { name })
const simulation = (page: Page) => page.getByRole('dialog', { name: 'Simulasi jamaah' })

/** The name of the copy. A copy that was sent and never answered keeps its name. */
async function nameCopy(session: Session): Promise<string> {
  const field = copySheet(session.phone.page).getByRole('textbox', { name: 'Nama Paket Baru' })
  const name = await field.inputValue()
  if (session.copies.has(name)) return name
  const given = session.newName()
  await field.fill(given)
  session.copies.add(given)
  return given
}

/** The price of the copy per room type, as the table of the sheet shows it beside the saved one. */
async function copyTotals(page: Page): Promise<PerRoom<string>> {
  const cells = await copySheet(page).getByRole('table').locator('tbody td:last-child').allInnerTexts()
  return Object.fromEntries(
    ROOM_TYPES.map((room, at) => [room, cells[at]?.replaceAll(/\s+/g, ' ').trim() ?? '']),
  ) as PerRoom<string>
}

async function saveCopy(session: Session, random: Random): Promise<void> {
  const { phone, ledger, holder, note } = session
  const button = inCopySheet('Simpan salinan')(phone.page)
  const name = await nameCopy(session)
  // The trial waits until the button is enabled, and until then the prices may still change.
  await button.click({ trial: true, timeout: 3000 })
  const quote = { name, jamaah: null, totals: await copyTotals(phone.page) }
  ledger.onPress(phone.tab.name, holder?.mitra ?? '', null, quote)
  note(`Simpan salinan: ${JSON.stringify(quote)}`)
  const again = inCopySheet('Coba lagi')(phone.page).last()
  await tap(random.chance(0.3) && (await again.isVisible()) ? again : button, random.pick([1, 1, 2, 3]))
  if (random.chance(0.75)) await inCopySheet('Menyimpan...')(phone.page).waitFor({ state: 'hidden', timeout: 8000 })
}

/** Chooses a day that the calendar of the new check-in shows. */
async function moveCopy({ phone: { page } }: Session, random: Random): Promise<void> {
  await copySheet(page)
    .getByRole('button', { name: /^Tanggal Check-In baru/ })
    .click()
  const day = page.locator('[role=gridcell]:not([disabled])')
  await day.first().waitFor({ timeout: 3000 })
  await day.nth(random.between(0, (await day.count()) - 1)).click()
}

/** The actions in the sheet 'Duplikat dengan tanggal baru'. */
export const COPY_ACTIONS: readonly Action[] = [
  { name: 'Simpan salinan', weight: 8, needs: inCopySheet('Simpan salinan'), act: saveCopy },
  { name: 'another check-in', weight: 3, act: moveCopy },
  {
    name: 'Buka di wizard',
    weight: 1,
    needs: inCopySheet('Buka di wizard'),
    act: async (session) => {
      await nameCopy(session)
      await inCopySheet('Buka di wizard')(session.phone.page).click()
    },
  },
]

/** 'Pakai di wizard'. Only packages of chaos sessions are edited: the name of each tells its owner. */
async function useInWizard({ phone: { page }, ledger, holder }: Session): Promise<void> {
  const id = /\/umroh-reguler\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]
  const isOwn = (await page.locator('main').innerText()).includes(`${holder?.mitra} ${holder?.user}`)
  if (id !== undefined && !isOwn) return
  if (id !== undefined) await ledger.onEdit(holder?.mitra ?? '', Number(id))
  await simulation(page).getByRole('button', { name: 'Pakai di wizard' }).click()
}

/** The actions in the sheet 'Simulasi jamaah'. */
export const SIMULATION_ACTIONS: readonly Action[] = [
  {
    name: 'Kalau hanya',
    weight: 4,
    act: ({ phone }, random) =>
      simulation(phone.page)
        .getByRole('spinbutton', { name: 'Kalau hanya' })
        .fill(random.pick(['1', '17', '25', '45', '1000', '', '0', '1001'])),
  },
  {
    name: 'another margin',
    weight: 2,
    needs: (page) => simulation(page).getByRole('radio'),
    act: async ({ phone }, random) => {
      const margins = simulation(phone.page).getByRole('radio')
      await margins.nth(random.between(0, (await margins.count()) - 1)).click()
    },
  },
  {
    name: 'Pakai di wizard',
    weight: 3,
    // The button is disabled until a value differs from the package.
    needs: (page) => simulation(page).locator('button:enabled', { hasText: 'Pakai di wizard' }),
    act: useInWizard,
  },
]

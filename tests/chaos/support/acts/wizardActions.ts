import type { Locator } from '@playwright/test'
import { addDays } from '@/domain/values/dates'
import { firstNight, STEPS, totalsIn, Wizard } from '@tests/e2e/support/support'
import type { Random } from '../draw'
import type { Session } from '../state'
import { tap } from './tap'

const MAX_WAIT_MS = 3000
const EXTRAS = ['Domestik', 'Siskopatuh', 'Perlengkapan', 'Wisata Plus', 'Manasik', 'Margin']
const GROUP = ['Visa Bus', 'Muthawwif', 'Handling Saudi']
const PRICE = 'Kalkulasi Harga Paket Umroh Regular'

/** Opens a picker and chooses one of its options. If the list fails to load, it retries once and then gives up. */
async function chooseOption(wizard: Wizard, label: string, random: Random): Promise<void> {
  const sheet = await wizard.open(label)
  const option = sheet.getByRole('option')
  const again = sheet.getByRole('button', { name: 'Coba lagi' })
  const awaited = () => option.first().or(again).first().waitFor({ timeout: MAX_WAIT_MS })
  await awaited()
  if (!(await option.first().isVisible())) {
    await again.click()
    await awaited()
  }
  await option.nth(random.between(0, Math.min(5, (await option.count()) - 1))).click()
  const done = sheet.getByRole('button', { name: 'Selesai' })
  if (await done.isVisible()) await done.click()
  await sheet.waitFor({ state: 'hidden' })
}

const isEmpty = async (trigger: Locator) => (await trigger.innerText()).includes('Belum Terpilih')
const chooseIfEmpty = async (wizard: Wizard, label: string, random: Random) => {
  if (await isEmpty(wizard.trigger(label))) await chooseOption(wizard, label, random)
}

async function fillJourney({ newName }: Session, wizard: Wizard, random: Random) {
  if ((await wizard.text('Nama Paket').inputValue()).trim() === '') await wizard.text('Nama Paket').fill(newName())
  if ((await wizard.text('Jumlah Jamaah').inputValue()) === '' || random.chance(0.2))
    await wizard.text('Jumlah Jamaah').fill(String(random.between(1, 45)))
  // Skips cities only while no flight is chosen yet. Later, skipping a city would clear its hotel.
  if (await isEmpty(wizard.trigger('Pesawat'))) {
    const skips = random.pick([['Makkah', 'Madinah'], ['Makkah', 'Madinah'], ['Makkah'], ['Madinah'], []])
    for (const city of skips) await wizard.checkbox(`Tanpa Hotel ${city}`).check()
    if (skips.length === 0 && random.chance(0.7))
      await wizard.toggle('Urutan Kota', random.pick(['Makkah Awal', 'Madinah Awal'])).click()
    await chooseOption(wizard, 'Pesawat', random)
  }
}

async function fillStay(wizard: Wizard, city: 'Makkah' | 'Madinah', random: Random) {
  const start = addDays(firstNight(), city === 'Makkah' ? 0 : 4)
  if (!(await wizard.trigger('Tanggal Check-In').isVisible())) return
  if ((await wizard.trigger('Tanggal Check-In').innerText()).includes('Pilih tanggal'))
    await wizard.date('Tanggal Check-In', start)
  if ((await wizard.trigger('Tanggal Check-Out').innerText()).includes('Pilih tanggal'))
    await wizard.date('Tanggal Check-Out', addDays(start, random.between(2, 4)))
  await chooseIfEmpty(wizard, `Hotel ${city}`, random)
}

async function fillTrip(wizard: Wizard, random: Random) {
  const type = random.pick(['Private', 'Group', null])
  if (!type) return
  const toggle = wizard.toggle('Tipe Perjalanan', type)
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click()
  for (const label of type === 'Private' ? ['LA Private'] : GROUP)
    if (random.chance(0.7)) await chooseIfEmpty(wizard, label, random)
}

async function fillExtras(wizard: Wizard, random: Random) {
  if (random.chance(0.4)) await chooseIfEmpty(wizard, 'Transportasi', random)
  for (const label of EXTRAS) if (random.chance(0.25)) await chooseIfEmpty(wizard, label, random)
  if (random.chance(0.3)) await wizard.text('Tour Leader').fill(String(random.between(0, 2)))
}

/** Saves. After a failure the mitra mostly tries again at once, as they would in front of a customer. */
async function save(session: Session, wizard: Wizard, random: Random) {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await pressSave(session, wizard, random)
    const mayTryAgain = (await wizard.heading(STEPS.review).isVisible()) && (await wizard.saveButton.isEnabled())
    if (!mayTryAgain || random.chance(0.25)) return
  }
}

/** Notes the shown prices, then presses 'Simpan' once or several times. */
async function pressSave(session: Session, wizard: Wizard, random: Random) {
  const { page } = wizard
  const summary = wizard.section('Ringkasan')
  const quote = {
    name: (await summary.locator('.name').innerText()).trim(),
    jamaah: /(\d+) Orang/.exec(await summary.innerText())?.[1] ?? '',
    totals: await totalsIn(wizard.section(PRICE)),
  }
  const edited = /\/edit\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]
  session.ledger.onPress(
    session.phone.tab.name,
    session.holder?.mitra ?? '',
    edited === undefined ? null : Number(edited),
    quote,
  )
  const times = random.pick([1, 1, 2, 3])
  session.note(`Simpan, ${times} times, at ${edited ?? 'a new package'}: ${JSON.stringify(quote)}`)
  const button = page.getByRole('button', { name: random.chance(0.3) ? 'Coba lagi' : 'Simpan' })
  const pressed = (await button.isVisible()) ? button : wizard.saveButton
  await tap(pressed, times)
  if (random.chance(0.75))
    await page.getByRole('button', { name: 'Menyimpan...' }).waitFor({ state: 'hidden', timeout: 8000 })
}

/** Fills in the current step and goes to the next; saves on the review. */
async function advance(session: Session, random: Random): Promise<void> {
  const wizard = new Wizard(session.phone.page)
  const at = async (title: string) => wizard.heading(title).isVisible()
  if (await at(STEPS.review)) return save(session, wizard, random)
  if (await at(STEPS.journey)) await fillJourney(session, wizard, random)
  else if (await at(STEPS.makkah)) await fillStay(wizard, 'Makkah', random)
  else if (await at(STEPS.madinah)) await fillStay(wizard, 'Madinah', random)
  else if (await at(STEPS.trip)) await fillTrip(wizard, random)
  else if (await at(STEPS.extras)) await fillExtras(wizard, random)
  else throw new Error('no step is on the screen')
  await wizard.page.getByRole('button', { name: 'Lanjut' }).click()
}

/** Goes several steps forward, until something stops the mitra. */
export async function advanceSome(session: Session, random: Random): Promise<void> {
  const { page } = session.phone
  for (let left = random.between(1, 7); left > 0; left -= 1) {
    const title = await page.getByRole('heading', { level: 2 }).first().innerText()
    await advance(session, random)
    // The step was refused or a dialog asks something: other actions must handle that.
    if (
      title === STEPS.review ||
      (await page.getByRole('alert').isVisible()) ||
      (await page.getByRole('dialog').isVisible())
    )
      return
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor({ state: 'detached' })
  }
}

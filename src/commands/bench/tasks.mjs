import { Trouble } from '../lib/processes.mjs'
import { ACCOUNT } from './appServer.mjs'
import { CPU, launch, openPhone } from './phone.mjs'
import { median, number, printTable } from './report.mjs'

const DAYS_AHEAD = 40

/** Counts what a person does with the phone: taps, and fields that they type into. */
function createHand(page) {
  const done = { taps: 0, fields: 0 }
  const tap = async (locator, options) => {
    done.taps += 1
    await locator.tap(options)
  }
  return {
    page,
    done,
    tap,
    button: (name, within = page) => tap(within.getByRole('button', { name })),
    link: (name) => tap(page.getByRole('link', { name })),
    async type(locator, text) {
      await tap(locator)
      done.fields += 1
      await locator.fill(text)
    },
  }
}

async function signIn({ page, type, button }) {
  await type(page.getByRole('textbox', { name: 'Email' }), ACCOUNT.email)
  await type(page.getByRole('textbox', { name: 'Password' }), ACCOUNT.password)
  await button('Login')
}

const sheet = (page, name) => page.getByRole('dialog', { name })
const closed = (page) => page.getByRole('dialog').waitFor({ state: 'detached' })

/** Chooses the first option of a picker. */
async function chooseFirst({ page, tap }, label) {
  await tap(page.getByRole('button', { name: new RegExp(`^${label}`) }))
  await tap(sheet(page, label).getByRole('option').first())
  await closed(page)
}

const nameOfMonth = (date) => new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric' }).format(date)

/** Chooses a day in the calendar that is open. */
async function chooseDay({ page, tap, button }, label, date) {
  const calendar = sheet(page, label)
  await calendar.getByRole('grid').first().waitFor()
  const month = calendar.getByRole('grid', { name: nameOfMonth(date) })
  for (let months = 0; months < 12 && !(await month.isVisible()); months += 1)
    await button('Bulan berikutnya', calendar)
  await tap(month.getByRole('gridcell', { name: String(date.getDate()), exact: true }))
  await calendar.waitFor({ state: 'detached' })
}

const inDays = (days) => {
  const date = new Date()
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

const onStep = (page, title) => page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()

async function next(hand, title) {
  await hand.button('Lanjut')
  await onStep(hand.page, title)
}

/** A new quote with a flight, a hotel in each city and a margin, from Beranda. */
async function saveFirstQuote(hand, name) {
  const { page, tap, type, link, button } = hand
  await link('Buat Baru')
  await type(page.getByRole('textbox', { name: 'Nama Paket' }), name)
  await type(page.getByRole('textbox', { name: 'Jumlah Jamaah' }), '45')
  await chooseFirst(hand, 'Pesawat')
  await next(hand, 'Hotel di Makkah')
  await tap(page.getByRole('button', { name: /^Tanggal Check-In/ }))
  await chooseDay(hand, 'Tanggal Check-In', inDays(DAYS_AHEAD))
  await chooseDay(hand, 'Tanggal Check-Out', inDays(DAYS_AHEAD + 4))
  await chooseFirst(hand, 'Hotel Makkah')
  await next(hand, 'Hotel di Madinah')
  await button(/^Mulai /)
  // The check-out's calendar opens by itself after a check-in that is chosen in the calendar only.
  if (!(await sheet(page, 'Tanggal Check-Out').isVisible()))
    await tap(page.getByRole('button', { name: /^Tanggal Check-Out/ }))
  await chooseDay(hand, 'Tanggal Check-Out', inDays(DAYS_AHEAD + 7))
  await chooseFirst(hand, 'Hotel Madinah')
  await next(hand, 'Informasi Perjalanan (opsional)')
  await next(hand, 'Tambahan Lainnya (opsional)')
  await chooseFirst(hand, 'Margin')
  await next(hand, 'Review Pilihan')
  await button('Simpan')
  await page.getByText('Paket berhasil disimpan.').first().waitFor()
}

async function openDetail({ page, tap, link }, name) {
  await link('Umroh Reguler')
  await tap(page.getByRole('article', { name, exact: true }).getByRole('link', { name: /^Detail/ }))
  await page.getByRole('region', { name: 'Total Harga' }).waitFor()
}

async function sendPicture(hand, name) {
  await openDetail(hand, name)
  await hand.button('Bagikan')
  const { page } = hand
  await page.getByRole('status').filter({ hasText: 'Gambar siap' }).waitFor()
  await hand.button('Kirim gambar')
  await page
    .getByRole('status')
    .filter({ hasText: /^Gambar (disimpan|dikirim)/ })
    .waitFor()
}

async function simulate(hand, name) {
  await openDetail(hand, name)
  await hand.button('Simulasi')
  const { page, type } = hand
  await type(page.getByRole('spinbutton', { name: 'Kalau hanya' }), '25')
  await page.getByRole('status').filter({ hasText: 'pada 25 jamaah' }).waitFor()
}

async function compareThree({ page, tap, link, button }) {
  await link('Umroh Reguler')
  const cards = page.getByRole('article')
  await cards.first().waitFor()
  await button('Menu daftar')
  await button('Bandingkan')
  await page
    .getByRole('checkbox', { name: /^Pilih / })
    .first()
    .waitFor()
  // While packages are chosen, a tap anywhere on a card counts.
  for (const card of [0, 1, 2]) await tap(cards.nth(card).getByRole('heading'), { force: true })
  await button('Bandingkan', page.getByRole('contentinfo', { name: 'Bandingkan paket' }))
  await page.getByRole('table', { name: 'Perbandingan paket' }).getByRole('columnheader').nth(3).waitFor()
}

async function repeatNextYear(hand, name) {
  const { page, tap, link, button } = hand
  await link('Umroh Reguler')
  await tap(page.getByRole('article', { name, exact: true }).getByRole('button', { name: /^Duplikat/ }))
  await button('Duplikat dengan tanggal baru')
  await button(/^Tanggal Check-In baru/)
  const calendar = sheet(page, 'Tanggal Check-In baru')
  await calendar.getByRole('grid').first().waitFor()
  const date = inDays(DAYS_AHEAD)
  await button(/beralih ke tampilan tahun/, calendar)
  await tap(calendar.getByRole('radio', { name: String(date.getFullYear() + 1) }))
  await tap(calendar.getByRole('gridcell', { name: String(date.getDate()), exact: true }))
  await calendar.waitFor({ state: 'detached' })
  const save = page.getByRole('button', { name: 'Simpan salinan' })
  await save.and(page.locator(':enabled')).waitFor()
  await tap(save)
  await page.getByText('Paket berhasil disimpan.').first().waitFor()
}

/** Each task begins on a new phone at the login. The first one makes the quote of the others. */
const TASKS = [
  ['first quote saved (flight, two hotels, margin)', saveFirstQuote],
  ['picture of a quote sent', sendPicture],
  ["answer to 'what if we are 25?'", simulate],
  ['three packages compared', compareThree],
  ['quote repeated for next year', repeatNextYear],
]

async function oneTask(browser, app, task, name) {
  const { page, errors, close } = await openPhone(browser, { probe: () => undefined })
  try {
    await page.goto(app.url)
    await page.getByRole('button', { name: 'Login' }).waitFor()
    const hand = createHand(page)
    const start = performance.now()
    await signIn(hand)
    await task(hand, name)
    return { ...hand.done, seconds: (performance.now() - start) / 1000, errors }
  } finally {
    await close()
  }
}

/** Measures what a mitra wants to have done, on a slow phone. It prints figures and checks none. */
export async function tasks(app, { chromium, runs: count }) {
  const runs = []
  for (let run = 1; run <= count; run += 1) {
    console.error(`tasks, run ${run} of ${count} …`)
    const browser = await launch(chromium)
    const name = `Umroh ukur ${Date.now().toString(36)}`
    try {
      const results = []
      for (const [what, task] of TASKS)
        results.push(
          await oneTask(browser, app, task, name).catch((error) => {
            throw new Trouble(`${what}: ${error.message}`)
          }),
        )
      runs.push(results)
    } finally {
      await browser.close()
    }
  }
  printTable(
    'Tasks of a mitra, from the login on a new phone',
    ['task', 'taps', 'fields typed', 's'],
    TASKS.map(([what], task) => {
      const results = runs.map((run) => run[task])
      const { taps, fields } = results[0]
      return [what, number(taps), number(fields), number(median(results.map(({ seconds }) => seconds)), 1)]
    }),
    [
      `${CPU}× CPU slow-down, 430 × 900, no slow network; the median of the app's own seconds, without a person's thinking and typing.`,
    ],
  )
  for (const error of new Set(runs.flat().flatMap(({ errors }) => errors))) console.log(`  Error in the page: ${error}`)
}

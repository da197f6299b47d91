import { Trouble } from '../../../src/commands/lib/processes.mjs'
import { createHand, signIn, sheet, closed, chooseFirst, chooseDay, inDays, onStep, next } from './hand.mjs'
import { CPU, launch, openPhone } from './phone.mjs'
import { median, number, printTable } from '../report.mjs'

const DAYS_AHEAD = 40

/** Begins a new quote with a flight and a hotel in each city, up to the step of the trip type. */
async function beginQuote(hand, name) {
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
}

async function saveAtReview(hand) {
  await hand.button('Simpan')
  await hand.page.getByText('Paket berhasil disimpan.').first().waitFor()
}

/** A new quote with a flight, a hotel in each city and a margin, from Beranda. */
export async function saveFirstQuote(hand, name) {
  await beginQuote(hand, name)
  await next(hand, 'Tambahan Lainnya (opsional)')
  await chooseFirst(hand, 'Margin')
  await next(hand, 'Review Pilihan')
  await saveAtReview(hand)
}

/** A quote of a group, with each of its services chosen in its picker. */
async function saveGroup(hand, name) {
  const { page, button, type } = hand
  await beginQuote(hand, name)
  await button('Group')
  for (const service of ['Visa Bus', 'Muthawwif', 'Handling Saudi']) await chooseFirst(hand, service)
  await next(hand, 'Tambahan Lainnya (opsional)')
  await chooseFirst(hand, 'Transportasi', 'Selesai')
  for (const extra of ['Domestik', 'Siskopatuh', 'Perlengkapan', 'Manasik']) await chooseFirst(hand, extra)
  await type(page.getByRole('textbox', { name: 'Tour Leader' }), '1')
  await chooseFirst(hand, 'Margin')
  await next(hand, 'Review Pilihan')
  await saveAtReview(hand)
}

/** The same group once more, with the services of the quote that was saved last. */
async function saveGroupLikeLast(hand, name) {
  const { page, link, button, startOver } = hand
  await saveGroup(hand, `${name} A`)
  await link('Kembali ke Beranda')
  startOver()
  await beginQuote(hand, `${name} B`)
  await button(/^Seperti /)
  await onStep(page, 'Review Pilihan')
  await saveAtReview(hand)
}

/** Another margin for a saved quote, from its detail up to the save. */
async function changeMargin(hand, name) {
  const { page, tap, link, button, startOver } = hand
  await openDetail(hand, name)
  startOver()
  await link(/^Edit/)
  await onStep(page, 'Informasi Perjalanan')
  const steps = page.getByRole('list', { name: 'Langkah penyusunan paket' })
  await button(/^Ekstra/, steps)
  await onStep(page, 'Tambahan Lainnya (opsional)')
  await button(/^Margin/)
  await tap(sheet(page, 'Margin').getByRole('option', { selected: false }).first())
  await closed(page)
  await button(/^Review/, steps)
  await onStep(page, 'Review Pilihan')
  await saveAtReview(hand)
}

async function openDetail({ page, tap, link }, name) {
  await link('Umroh Reguler')
  await tap(page.getByRole('article', { name, exact: true }).getByRole('link', { name: /^Detail/ }))
  await page.getByRole('region', { name: 'Total Harga' }).waitFor()
}

export async function sendPicture(hand, name) {
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
  const date = inDays(DAYS_AHEAD)
  date.setFullYear(date.getFullYear() + 1)
  await chooseDay(hand, 'Tanggal Check-In baru', date)
  const save = page.getByRole('button', { name: 'Simpan salinan' })
  await save.and(page.locator(':enabled')).waitFor()
  await tap(save)
  await page.getByText('Paket berhasil disimpan.').first().waitFor()
}

/** Each task begins on a new phone at the login. The first one makes the quote of the others. */
const TASKS = [
  ['first quote saved (flight, two hotels, margin)', saveFirstQuote],
  ['group quote with all its services', (hand, name) => saveGroup(hand, `${name} grup`)],
  ['the same with the services of the last quote, from Beranda', saveGroupLikeLast],
  ['another margin saved, from the detail', changeMargin],
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
    await signIn(hand)
    await task(hand, name)
    return { ...hand.done, seconds: (performance.now() - hand.done.since) / 1000, errors }
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

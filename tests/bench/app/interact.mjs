import { Trouble } from '../../../src/commands/lib/processes.mjs'
import { cpuIndex, launch, openPhone, measureMemory } from './phone.mjs'
import { probe } from './probe.mjs'
import { FLING, printInteraction, ROUNDS, SCROLL_PX, SIZES } from './interactReport.mjs'

const WIZARD = '/package/umroh-reguler/create'
const LIST = '/package/umroh-reguler'
const NAME = 'Umroh Syawal Keluarga Bapak Haji Abdurrahman Wahid 12 Hari 01'
const KEYS = 60
const KEY_PAUSE_MS = 120
const STEP = 'li[aria-current=step]'
const OPENINGS = 6
const FAR_ROW = 1000
/** After a sheet has gone the page refuses presses at its place for 350 ms (docs/product.md §14.6.1). */
const REST_MS = 600
const PAINTED_WITHIN_MS = 30_000

const wait = (ms) => new Promise((done) => setTimeout(done, ms))
const json = (body) => ({ contentType: 'application/json', body: JSON.stringify(body) })

/** Taps `locator`; returns the milliseconds until `selector` is painted. */
async function press(page, locator, selector, unlike) {
  await page.evaluate(([wanted, old]) => window.bench.arm(wanted, old), [selector, unlike])
  await locator.tap()
  const late = new Promise((_, fail) => {
    setTimeout(() => fail(new Trouble(`A press was not followed by '${selector}'.`)), PAINTED_WITHIN_MS).unref()
  })
  return Promise.race([page.evaluate(() => window.bench.result()), late])
}

async function typing({ page }, app) {
  await page.goto(app.url + WIZARD)
  await page.getByRole('textbox', { name: 'Nama Paket' }).tap()
  await wait(1000)
  for (const key of NAME.slice(0, KEYS)) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await wait(KEY_PAUSE_MS)
  }
  await wait(500)
  return page.evaluate(() => ({ keys: window.bench.keys, eventTimes: window.bench.eventTimes() }))
}

/** Finds a package that uses every wizard step: both hotels, and a group trip. */
async function packageWithAllSteps(app) {
  const { data } = await app.get('/partner/umroh-regular?per_page=200')
  for (const { id } of data) {
    const { data: form } = await app.get(`/partner/umroh-regular/${id}/edit-data`)
    if (form.hotelMakkah.id && form.hotelMadinah.id && form.tipePerjalanan === 'group') return id
  }
  throw new Trouble('No seeded package has both hotels and a group.')
}

async function stepping({ page }, app, id) {
  await page.goto(`${app.url}/package/umroh-reguler/edit/${id}`)
  await page.locator(STEP).waitFor()
  await wait(2000)
  const [next, back] = [page.getByRole('button', { name: 'Lanjut' }), page.getByRole('button', { name: 'Sebelumnya' })]
  const moves = []
  const move = async (button, round) => {
    const { took } = await press(page, button, STEP, await page.locator(STEP).textContent())
    moves.push({
      to: await page.locator(`${STEP} .name`).textContent(),
      isNext: button === next,
      isFirst: round === 0,
      took,
    })
    await wait(400)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let step = 0; step < 5; step += 1) await move(next, round)
    for (let step = 0; step < 5; step += 1) await move(back, round)
  }
  return moves
}

const flights = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    pesawat: `Maskapai ${index + 1}`,
    price: 10_000_000 + ((index * 7919) % count) * 1000,
    logo: null,
  }))

async function picking({ page }, app, count) {
  const answer = json({ data: { data: flights(count) } })
  await page.route('**/api/custom-data/pesawat*', (route) => route.fulfill(answer))
  await page.goto(app.url + WIZARD)
  const field = page.getByRole('button', { name: /^Pesawat/ })
  await field.waitFor()
  await wait(1000)
  const open = async () => {
    const timing = await press(page, field, '[role=dialog] [role=option]')
    await wait(900)
    const heavy = await page.evaluate(() => document.querySelectorAll('*').length)
    await page.keyboard.press('Escape')
    await page.locator('.MuiBackdrop-root').waitFor({ state: 'detached' })
    await wait(REST_MS)
    return { ...timing, nodes: heavy }
  }
  const first = await open()
  const answeredAt = await page.evaluate(() => window.bench.answeredAt('/custom-data/pesawat'))
  const later = []
  for (let opening = 1; opening < OPENINGS; opening += 1) later.push((await open()).took)
  return { first: first.took, fromAnswer: first.end - answeredAt, later, nodes: first.nodes }
}

const row = (id) => ({
  id,
  nama_paket: `Paket ${id}`,
  tipe_perjalanan: id % 3 ? 'group' : 'private',
  jumlah_jamaah: 45,
  total_price_double_rupiah: 30_000_000 + id,
  total_price_triple_rupiah: 28_000_000 + id,
  total_price_quad_rupiah: 26_000_000 + id,
})

async function listing(phone, app, count) {
  const { page } = phone
  await page.route(
    (url) => url.pathname === '/api/partner/umroh-regular',
    (route) => {
      const query = new URL(route.request().url()).searchParams
      const [at, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 50)]
      const ids = Array.from({ length: size }, (_, index) => (at - 1) * size + index + 1).filter((id) => id <= count)
      return route.fulfill(json({ data: ids.map(row), meta: { total: count, page: at, per_page: size } }))
    },
  )
  await page.goto(app.url + LIST)
  await page.getByRole('article').first().waitFor()
  await wait(1000)
  const atTop = await measureMemory(phone)
  const flung = await page.evaluate(({ px, frames }) => window.bench.fling(px, frames), FLING)
  await page.evaluate(() => scrollTo(0, 0))
  await wait(500)
  const goal = Math.min(FAR_ROW, count)
  const scrolled = await page.evaluate(([text, px]) => window.bench.scrollUntil(text, px), [`Paket ${goal}`, SCROLL_PX])
  await wait(500)
  return { ...scrolled, ...(await measureMemory(phone)), goal, flung, top: atTop }
}

async function oneRun(chromium, app, id) {
  const browser = await launch(chromium)
  const [errors, indexes] = [[], []]
  const onPhone = async (work) => {
    const phone = await openPhone(browser, { storage: app.storage(), probe })
    try {
      const found = await work(phone)
      indexes.push(await cpuIndex(phone.page))
      return found
    } finally {
      errors.push(...phone.errors)
      await phone.close()
    }
  }
  try {
    const bySize = async (work) => {
      const found = new Map()
      for (const count of SIZES) found.set(count, await onPhone((phone) => work(phone, app, count)))
      return found
    }
    return {
      typed: await onPhone((phone) => typing(phone, app)),
      stepped: await onPhone((phone) => stepping(phone, app, id)),
      picked: await bySize(picking),
      listed: await bySize(listing),
      errors,
      indexes,
    }
  } finally {
    await browser.close()
  }
}

/** Measures how fast the app reacts to a finger on a slow phone. */
export async function interact(app, { chromium, runs: count }) {
  const id = await packageWithAllSteps(app)
  const runs = []
  for (let run = 1; run <= count; run += 1) {
    console.error(`interaction, run ${run} of ${count} …`)
    runs.push(await oneRun(chromium, app, id))
  }
  printInteraction(runs)
}

import { Trouble } from '../../../src/commands/lib/processes.mjs'
import { CPU, launch, openPhone, SLOW_4G } from './phone.mjs'
import { median, number, printTable } from '../report.mjs'

const STATUS = '[role=dialog] [role=status]'
const ROOMS = ['double', 'triple', 'quad']

/** Finds a package that can be offered today, and makes a link to it. */
async function shareOne(app) {
  const { data } = await app.get('/partner/umroh-regular?per_page=200')
  const validUntil = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  for (const { id } of data) {
    const made = await app.post(`/partner/umroh-regular/${id}/offers`, { rooms: ROOMS, validUntil })
    if (made.data?.url) return { id, path: new URL(made.data.url).pathname }
  }
  throw new Trouble('No seeded package can be offered.')
}

/** Taps a button; returns the milliseconds from the touch until the sheet's status begins with `text`. */
async function tapUntil(page, name, text) {
  const told = page.evaluate(
    ([selector, wanted]) =>
      new Promise((done) => {
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const look = () => {
              const isTold = [...document.querySelectorAll(selector)].some((each) =>
                each.textContent.startsWith(wanted),
              )
              if (isTold) done(performance.now() - timeStamp)
              else requestAnimationFrame(look)
            }
            look()
          },
          { once: true, capture: true },
        )
      }),
    [STATUS, text],
  )
  await page.getByRole('button', { name, exact: true }).tap()
  return told
}

const firstPaint = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') done(startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )

/** Runs in the page: `window.longTasks` holds the start and the length of each task of the page over 50 ms. */
function watchTasks() {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask' })
}

const now = (page) => page.evaluate(() => performance.now())

/** The milliseconds of the page's longest task since `start`; 0 if none took more than 50. */
const longestTask = (page, start) =>
  page.evaluate(
    (since) =>
      Math.max(0, ...window.longTasks.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration)),
    start,
  )

async function oneRun(chromium, app, { id, path }) {
  const browser = await launch(chromium)
  const errors = []
  const onPhone = async (options, work) => {
    const phone = await openPhone(browser, { probe: () => undefined, ...options })
    try {
      return await work(phone.page)
    } finally {
      errors.push(...phone.errors)
      await phone.close()
    }
  }
  try {
    const paint = await onPhone({ network: SLOW_4G }, async (page) => {
      await page.goto(app.url + path)
      return firstPaint(page)
    })
    const sheet = await onPhone({ storage: app.storage(), probe: watchTasks }, async (page) => {
      await page.goto(`${app.url}/package/umroh-reguler/${id}`)
      await page.getByRole('region', { name: 'Total Harga' }).waitFor()
      await page.waitForTimeout(3000)
      const before = await now(page)
      const picture = await tapUntil(page, 'Bagikan', 'Gambar siap')
      await page.waitForTimeout(500)
      const longest = await longestTask(page, before)
      const firstPdf = await tapUntil(page, 'Simpan PDF', 'PDF disimpan')
      await page.waitForTimeout(500)
      await page.getByRole('textbox', { name: 'Nama pelanggan' }).fill('Ibu Sri')
      await page.getByRole('status').filter({ hasText: 'Gambar siap' }).waitFor()
      const laterPdf = await tapUntil(page, 'Simpan PDF', 'PDF disimpan')
      return { picture, longest, firstPdf, laterPdf }
    })
    return { paint, ...sheet, errors }
  } finally {
    await browser.close()
  }
}

/** Measures the open page of an offer, and the sheet 'Bagikan', on a slow phone. It prints figures and checks none. */
export async function offers(app, { chromium, runs: count }) {
  const shared = await shareOne(app)
  const runs = []
  for (let run = 1; run <= count; run += 1) {
    console.error(`offers, run ${run} of ${count} …`)
    runs.push(await oneRun(chromium, app, shared))
  }
  const line = (what, key) => [what, number(median(runs.map((run) => run[key])))]
  printTable(
    'Offers: median ms',
    ['what', 'ms'],
    [
      line('/p/…: first contentful paint, on a slow 4G network', 'paint'),
      line("'Bagikan': tap to picture ready, code preloaded", 'picture'),
      line("'Bagikan': longest task of the page until the picture is shown", 'longest'),
      line("'Simpan PDF': tap to saved, with its code", 'firstPdf'),
      line("'Simpan PDF' again, of a changed offer", 'laterPdf'),
    ],
    [
      `${CPU}× CPU slow-down of the page, 430 × 900. A browser slows no worker, so the picture is ready later on a phone.`,
    ],
  )
  for (const error of new Set(runs.flatMap(({ errors }) => errors))) console.log(`  Error in the page: ${error}`)
}

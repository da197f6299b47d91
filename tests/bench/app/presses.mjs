import { CPU, launch, openPhone, SLOW_4G } from './phone.mjs'
import { number, printTable, quantile } from '../report.mjs'

const LIST = '/package/umroh-reguler'
const WITHIN_MS = 3000
const GOAL_MS = 200
/** The presses of a control in one run, on each visit. */
const PRESSES = 3
const SHORTEST_MS = 16

const wait = (ms) => new Promise((done) => setTimeout(done, ms))

/** Runs in the page: notes the longest event of a press until the frame that follows it (Event Timing). */
function watchPresses() {
  const seen = { longest: 0, pressed: false }
  window.benchPresses = seen
  addEventListener('pointerdown', () => (seen.pressed = true), { capture: true, once: true })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) seen.longest = Math.max(seen.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** Taps the control `after` milliseconds after it is there, however busy the page is. NaN: the press was lost. */
async function press(page, url, control, after) {
  await page.goto(url, { waitUntil: 'commit' })
  const there = page.locator(control).first()
  await there.waitFor()
  const box = await there.boundingBox()
  await wait(after)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await wait(2500)
  const { longest, pressed } = await page.evaluate(() => window.benchPresses)
  return pressed ? Math.max(longest, SHORTEST_MS) : NaN
}

/**
 * Measures how soon a press is answered that comes at any time in the first three seconds of a screen, on first and second
 * visits.
 */
export async function presses(app, { chromium, runs }) {
  const { data } = await app.get('/partner/umroh-regular?per_page=1')
  const detail = `${LIST}/${data[0].id}`
  const controls = [
    { name: 'login: e-mail', path: '/auth/login', control: 'input[name=email]', isGuest: true },
    { name: 'list: Urutkan', path: LIST, control: 'button[aria-label=Urutkan]' },
    { name: 'list: Duplikat of the first card', path: LIST, control: 'article button' },
    { name: 'detail: Bagikan', path: detail, control: '.buttons > :last-child' },
    { name: 'wizard: Nama Paket', path: `${LIST}/create`, control: 'input[type=text]' },
    { name: 'wizard: Pesawat', path: `${LIST}/create`, control: 'button[aria-haspopup=dialog]' },
  ]
  const rows = []
  for (const { name, path, control, isGuest } of controls) {
    const took = { first: [], second: [] }
    const count = runs * PRESSES
    for (let at = 0; at < count; at += 1) {
      console.error(`presses, ${name}, ${at + 1} of ${count} …`)
      const browser = await launch(chromium)
      const storage = isGuest ? undefined : app.storage()
      const phone = await openPhone(browser, { storage, network: SLOW_4G, probe: watchPresses })
      try {
        // One press in each part of the three seconds, at any time in it.
        for (const visit of ['first', 'second'])
          took[visit].push(await press(phone.page, app.url + path, control, ((at + Math.random()) * WITHIN_MS) / count))
      } finally {
        await browser.close()
      }
    }
    for (const visit of ['first', 'second']) {
      const answered = took[visit].filter(Number.isFinite)
      const late = answered.filter((ms) => ms > GOAL_MS).length
      const figures = [quantile(answered, 0.5), quantile(answered, 0.75), Math.max(...answered)]
      rows.push([`${name}, ${visit} visit`, ...figures.map((ms) => number(ms)), `${late} of ${count}`])
    }
  }
  printTable(
    'Presses in the first three seconds',
    ['control', 'p50 ms', 'p75 ms', 'worst ms', `over ${GOAL_MS} ms`],
    rows,
    [
      `${CPU}× CPU slow-down, slow 4G. From the touch to the next frame after the last handler (Event Timing, steps of 8 ms).`,
      'The press comes at a random time after the control is there, which may be before React.',
    ],
  )
}

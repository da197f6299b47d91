import { probe, settle } from './load.mjs'
import { CPU, cpuIndex, launch, openPhone, SLOW_4G } from './phone.mjs'
import { median, number, printTable } from '../report.mjs'

const LIST = '/package/umroh-reguler'
const DUPLICATE = 'article button'
const DIALOG = '[role=dialog]'

/** Runs in the page: notes the first press, and when a dialog answers it. */
function watchPress() {
  const seen = { pressed: 0, answered: 0 }
  window.benchPress = seen
  addEventListener('click', ({ timeStamp }) => (seen.pressed ||= timeStamp), true)
  const look = () => {
    if (document.querySelector('[role=dialog]')?.getClientRects().length) seen.answered = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Opens a screen twice on one phone: the second time the phone has the code and a copy of the data. */
async function twoVisits(browser, app, { path, usable }, press) {
  const phone = await openPhone(browser, { storage: app.storage(), network: SLOW_4G, probe, probeArg: usable })
  const { page } = phone
  try {
    if (press) await page.addInitScript(watchPress)
    const open = () => page.goto(app.url + path, { waitUntil: 'commit' })
    await open()
    const first = await settle(page)
    await open()
    const found = press ? await press(page) : { first, second: await settle(page) }
    return { ...found, index: await cpuIndex(page), errors: phone.errors }
  } finally {
    await phone.close()
  }
}

/** Presses 'Duplikat' as soon as it is there. */
async function pressEarly(page) {
  await page.locator(DUPLICATE).first().tap()
  await page.locator(DIALOG).waitFor()
  const { pressed, answered } = await page.evaluate(() => window.benchPress)
  return { pressed, took: answered - pressed }
}

/**
 * Measures second visits, and a press before the app's code runs. `bareRows`: when the bare react-admin list shows its first
 * row; null without the shared benchmark.
 */
export async function visits(app, { chromium, runs, bareRows }) {
  const { data } = await app.get('/partner/umroh-regular?per_page=1')
  const screens = [
    { name: 'list', path: LIST, usable: 'article' },
    { name: 'detail', path: `${LIST}/${data[0].id}`, usable: 'main section h2' },
  ]
  const results = new Map(screens.map(({ name }) => [name, []]))
  const presses = []
  for (let run = 1; run <= runs; run += 1) {
    console.error(`visits, run ${run} of ${runs} …`)
    const browser = await launch(chromium)
    try {
      for (const screen of screens) results.get(screen.name)?.push(await twoVisits(browser, app, screen))
      presses.push(await twoVisits(browser, app, screens[0], pressEarly))
    } finally {
      await browser.close()
    }
  }
  const row = (name, visit, all) => {
    const of = (key, digits = 0) => number(median(all.map((one) => one[visit][key])), digits)
    return [`${name}, ${visit} visit`, of('fcp'), of('shown'), of('usable'), of('tbt'), of('cls', 3)]
  }
  const toBare = (name, visit) => {
    if (!bareRows) return []
    const share = median(results.get(name).map((one) => one[visit].shown)) / bareRows[visit]
    return [`${name}, ${visit} visit: shown / first row of the bare react-admin list ${number(share, 2)}.`]
  }
  const ofPress = (key) => number(median(presses.map((one) => one[key])))
  const everything = [...[...results.values()].flat(), ...presses]
  printTable(
    'Visits and early presses',
    ['screen', 'FCP ms', 'shown ms', 'usable ms', 'TBT ms', 'CLS'],
    [...results].flatMap(([name, all]) => [row(name, 'first', all), row(name, 'second', all)]),
    [
      ...toBare('detail', 'first'),
      ...toBare('detail', 'second'),
      `${CPU}× CPU slow-down, slow 4G; medians. shown: the first card, or the name of the detail; usable: React has it.`,
      `'Duplikat' pressed as soon as it is there, ${ofPress('pressed')} ms after the start of a second visit: its sheet comes ${ofPress('took')} ms later.`,
      `CPU index: ${number(median(everything.map(({ index }) => index)))}.`,
      ...new Set(everything.flatMap(({ errors }) => errors.map((error) => `Error in the page: ${error}`))),
    ],
  )
}

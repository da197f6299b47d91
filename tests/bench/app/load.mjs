import { CPU, cpuIndex, launch, openPhone, SLOW_4G } from './phone.mjs'
import { median, number, printTable } from '../report.mjs'

const QUIET_MS = 3000
const GIVE_UP_MS = 90_000

/**
 * Runs in the page before the app's scripts. Records paints, layout shifts, when `usable` first appears, and when React
 * controls it.
 */
export function probe(usable) {
  const seen = { fcp: NaN, lcp: NaN, cls: 0, tbt: 0, shown: 0, usable: 0 }
  window.benchLoad = seen
  const watch = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50)
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  const look = () => {
    const element = document.querySelector(usable)
    if (element?.getClientRects().length) seen.shown ||= performance.now()
    // The HTML of index.html already shows this element, but it reacts to no tap before React controls it.
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps'))) seen.usable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function watchRequests(cdp, origin) {
  const requests = new Map()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith(origin))
      requests.set(requestId, { url: request.url, type, at: timestamp, bytes: 0, encoding: '' })
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const known = requests.get(requestId)
    const header = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding')
    if (known) known.encoding = header?.[1] ?? ''
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId)
    if (known) known.bytes = encodedDataLength
  })
  return () => [...requests.values()]
}

/** Waits until the screen is usable and has then stayed idle for a while. */
export async function settle(page) {
  const until = Date.now() + GIVE_UP_MS
  for (;;) {
    const seen = await page.evaluate(() => ({ ...window.benchLoad, now: performance.now() }))
    if (seen.usable && seen.now > Math.max(seen.usable, seen.lcp || 0) + QUIET_MS) return seen
    if (Date.now() > until) return { ...seen, usable: NaN }
    await new Promise((done) => setTimeout(done, 250))
  }
}

const sum = (requests) => requests.reduce((all, { bytes }) => all + bytes, 0)

async function visit(browser, app, { path, usable, signedIn }) {
  const phone = await openPhone(browser, {
    storage: signedIn ? app.storage() : undefined,
    network: SLOW_4G,
    probe,
    probeArg: usable,
  })
  try {
    const requests = watchRequests(phone.cdp, app.url)
    await phone.page.goto(app.url + path, { waitUntil: 'commit' })
    const seen = await settle(phone.page)
    const all = requests()
    const start = Math.min(...all.map(({ at }) => at))
    const scripts = all.filter(({ url }) => /\.m?js(\?|$)/.test(url))
    const before = scripts.filter(({ at }) => !((at - start) * 1000 > seen.usable))
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      shown: seen.shown,
      usable: seen.usable,
      cls: seen.cls,
      tbt: seen.tbt,
      html: sum(all.filter(({ type }) => type === 'Document')) / 1000,
      js: sum(scripts) / 1000,
      jsBefore: sum(before) / 1000,
      all: sum(all) / 1000,
      index: await cpuIndex(phone.page),
      requests: all.length,
      encodings: scripts.map(({ encoding }) => encoding || 'none'),
      errors: phone.errors,
    }
  } finally {
    await phone.close()
  }
}

const SCREENS = [
  { name: '/auth/login', path: '/auth/login', usable: 'form input[type=password]:not([disabled])', signedIn: false },
  { name: '/package/umroh-reguler', path: '/package/umroh-reguler', usable: 'article', signedIn: true },
]

/** Measures first visits on a slow phone and network, without a second app to compare with. */
export async function load(app, { chromium, runs }) {
  const results = new Map(SCREENS.map(({ name }) => [name, []]))
  for (let run = 1; run <= runs; run += 1) {
    console.error(`loading, run ${run} of ${runs} …`)
    // A new browser for each run, so that no cache remains from an earlier run.
    const browser = await launch(chromium)
    try {
      for (const screen of SCREENS) results.get(screen.name)?.push(await visit(browser, app, screen))
    } finally {
      await browser.close()
    }
  }
  const everything = [...results.values()].flat()
  const of = (visits, key, digits = 0) => number(median(visits.map((one) => one[key])), digits)
  const { downKbps, upKbps, latencyMs } = SLOW_4G
  printTable(
    'Loading: first visit',
    [
      'screen',
      'FCP ms',
      'LCP ms',
      'shown ms',
      'usable ms',
      'TBT ms',
      'CLS',
      'HTML kB',
      'JS kB',
      'JS kB before usable',
      'all kB',
      'requests',
      'CPU index',
    ],
    [...results].map(([name, visits]) => [
      name,
      of(visits, 'fcp'),
      of(visits, 'lcp'),
      of(visits, 'shown'),
      of(visits, 'usable'),
      of(visits, 'tbt'),
      of(visits, 'cls', 3),
      of(visits, 'html', 1),
      of(visits, 'js', 1),
      of(visits, 'jsBefore', 1),
      of(visits, 'all', 1),
      of(visits, 'requests'),
      of(visits, 'index'),
    ]),
    [
      `${CPU}× CPU slow-down, ${downKbps}/${upKbps} kbps, ${latencyMs} ms; medians; 430 × 900.`,
      `kB = 1.000 bytes on the wire by the browser's network log, headers included; scripts sent as: ${[...new Set(everything.flatMap(({ encodings }) => encodings))].join(', ')}.`,
      'CPU index: ms of a fixed loop in the page; rows far apart were not measured on the same quiet machine.',
      'TBT: what long tasks take beyond 50 ms each, until the screen has been idle for three seconds.',
      'shown: the password field, or the first card, stands in the page; usable: React has it. Without a bare react-admin app beside it only the bytes compare between machines.',
      ...new Set(everything.flatMap(({ errors }) => errors.map((error) => `Error in the page: ${error}`))),
    ],
  )
}

import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { OWN_FLAGS } from '../../support/chromiumFlags.mjs'

export const CPU = 4
export const SLOW_4G = { downKbps: 1600, upKbps: 750, latencyMs: 150 }
const VIEWPORT = { width: 430, height: 900 }

/** The version with the name of the program: a headless shell gives other figures than a whole Chromium. */
export const chromiumVersion = (file) =>
  `${execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()} (${basename(file)})`

export async function launch(executablePath) {
  const { chromium } = await import('@playwright/test')
  return chromium.launch({ executablePath, args: OWN_FLAGS })
}

/** Opens a page on a new phone with a processor that is slowed `cpu` times; `probe` runs before the app's scripts. */
export async function openPhone(browser, { storage, network, probe, probeArg, cpu = CPU }) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable')
  if (network) {
    const { downKbps, upKbps, latencyMs } = network
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: (downKbps * 1000) / 8,
      uploadThroughput: (upKbps * 1000) / 8,
      connectionType: 'cellular4g',
    })
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (storage)
    await page.addInitScript(
      (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
      storage,
    )
  await page.addInitScript(probe, probeArg)
  return { page, cdp, errors, close: () => context.close() }
}

/**
 * Counts the elements of the document, all nodes that the page holds in memory, and the megabytes of the JavaScript heap,
 * after garbage collection.
 */
export async function measureMemory({ page, cdp }) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return { nodes, held: of('Nodes'), heapMB: of('JSHeapUsedSize') / 1e6 }
}

/**
 * The milliseconds of a fixed loop in the page. When this figure is high, other programs used the machine during the
 * measurement.
 */
export const cpuIndex = (page) =>
  page.evaluate(() => {
    const start = performance.now()
    let number = 0
    for (let turn = 0; turn < 3e6; turn += 1) number = (number * 31 + turn) % 1000003
    return performance.now() - start + (number < 0 ? 1 : 0)
  })

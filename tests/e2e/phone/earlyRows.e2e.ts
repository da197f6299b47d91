import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { cards, holdApp, LIST, ROWS } from '../support/early'
import { looks, ROW } from '../support/looks'
import { newestPersisted } from '../support/persistedCount'
import { expect, reactStands, test, withoutFeatures } from '../support/support'

const boxes = (page: Page) =>
  page.evaluate(
    (row) =>
      [...document.querySelectorAll(`${row}, ${row} *`)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ top }) => top < innerHeight)
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()),
    ROW,
  )

const words = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{name}',
    '{id} (Copy)',
    '%{n}',
    '<b onclick=alert(1)>x</b>',
    '"\'><img src=x onerror=alert(1)>',
    '(Copy)',
  ),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constant('Umroh'.repeat(40)),
  fc.string({ maxLength: 30 }).map((name) => `Paket ${name} (Copy) (Copy)`),
)
const amount = fc.oneof(fc.constantFrom(null, 0, -1, '1500000.00', 'abc', 1e15, 30_310_400.5), fc.nat(99_000_000))
const day = fc.constantFrom(null, '2027-07-19', '2020-02-29', 'besok', '2026-02-31', '2027-07-19T00:00:00Z')
const row = fc.record(
  {
    id: fc.oneof(fc.nat(), fc.constantFrom('a/b', '../x', 'x y', '7')),
    nama_paket: fc.option(words),
    tipe_perjalanan: fc.option(fc.constantFrom('private', 'group', '', 'lain')),
    jumlah_jamaah: amount,
    total_price_double_rupiah: amount,
    total_price_triple_rupiah: amount,
    total_price_quad_rupiah: amount,
    check_in: day,
    status: fc.constantFrom('draf', 'terkirim', 'dilihat', 'setuju', 'batal', 'lain', null),
    valid_until: day,
    customer_name: fc.option(words),
  },
  { requiredKeys: ['id'] },
)

/** Notes how far elements move. */
async function watchShift(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift)
}

for (const features of ['all features', 'no features'])
  test(`the page draws generated rows as React does, as an answer and as a copy, with ${features} of the API: node by node, and nothing moves when React takes over`, async ({
    page,
  }) => {
    test.slow()
    const isBare = features === 'no features'
    if (isBare) await withoutFeatures(page)
    const shift = await watchShift(page)
    // The typeface never comes: its letters differ from the substitute's by fractions of a px (typeface.e2e.ts).
    await page.route('**/*.woff2', () => undefined)
    const samples = fc.sample(fc.array(row, { minLength: 4, maxLength: 4 }), { numRuns: isBare ? 3 : 8, seed: 14 })
    for (const data of samples) {
      await page.route(ROWS, (route) => route.fulfill({ json: { data, meta: { total: data.length } } }))
      const release = await holdApp(page)
      await page.goto(LIST, { waitUntil: 'commit' })
      const start = await page.evaluate(() => Date.now())
      await expect(cards(page).first()).toBeVisible()
      const [drawn, before] = [await looks(page), await boxes(page)]
      await release()
      await reactStands(page)
      expect(await looks(page)).toEqual(drawn)
      expect(await boxes(page)).toEqual(before)
      expect(await shift()).toBe(0)
      await page.unroute(ROWS)

      // The copy is written a moment later. The next request is never answered.
      await expect.poll(() => newestPersisted(page)).toBeGreaterThan(start)
      await page.route(ROWS, () => undefined)
      const releaseAgain = await holdApp(page)
      await page.reload({ waitUntil: 'commit' })
      await expect(cards(page).first()).toBeVisible()
      expect(await looks(page)).toEqual(drawn)
      await releaseAgain()
      await reactStands(page)
      expect(await looks(page)).toEqual(drawn)
      expect(await boxes(page)).toEqual(before)
      await page.unroute(ROWS)
    }
    // The page may still be reading the profile.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

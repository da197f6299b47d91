import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { cards, holdApp, LIST, ROWS } from '../support/early'
import { expect, reactStands, test } from '../support/support'

/** The cards node by node: tags, texts and attributes. React's ids and the drawn ones differ, so each is its place. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const ids: string[] = []
    const named = (name: string, value: string) => {
      if (name !== 'id' && name !== 'aria-labelledby') return value
      if (!ids.includes(value)) ids.push(value)
      return String(ids.indexOf(value))
    }
    const look = (node: Node): unknown => {
      if (!(node instanceof Element)) return node.textContent
      const attributes = [...node.attributes].map(({ name, value }) => [
        name,
        name === 'style' ? (node as HTMLElement).style.cssText.replaceAll(/: ?/g, ':') : named(name, value),
      ])
      return [node.localName, Object.fromEntries(attributes), [...node.childNodes].map(look)]
    }
    return [...document.querySelectorAll('main .rows > div')].map(look)
  })

const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .rows > div, main .rows > div *')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ top }) => top < innerHeight)
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()),
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

test('the page draws generated rows as React does, node by node, and nothing moves when React takes over', async ({
  page,
}) => {
  test.slow()
  const samples = fc.sample(fc.array(row, { minLength: 4, maxLength: 4 }), { numRuns: 8, seed: 14 })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const data of samples) {
    await page.route(ROWS, (route) => route.fulfill({ json: { data, meta: { total: data.length } } }))
    const release = await holdApp(page)
    await page.goto(LIST, { waitUntil: 'commit' })
    await expect(cards(page).first()).toBeVisible()
    const [drawn, before] = [await looks(page), await boxes(page)]
    await release()
    await reactStands(page)
    expect(await looks(page)).toEqual(drawn)
    expect(await boxes(page)).toEqual(before)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
    await page.unroute(ROWS)
  }
})

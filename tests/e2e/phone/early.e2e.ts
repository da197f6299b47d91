import type { Page, Route } from '@playwright/test'
import fc from 'fast-check'
import { openList, expect, failedToReach, apiLine, test } from '../support/support'

const LIST = '/package/umroh-reguler'
const ROWS = /\/api\/partner\/umroh-regular\?/
/** The app's code, without the early script. */
const isCode = ({ pathname }: URL) => /\/assets\/(?!early-)[^/]*\.js$/.test(pathname)

/** Holds the app's code until the returned function is called. */
async function holdApp(page: Page) {
  const held: Route[] = []
  let isOpen = false
  await page.route(isCode, (route) => (isOpen ? route.continue() : void held.push(route)))
  return async () => {
    isOpen = true
    await Promise.all(held.map((route) => route.continue()))
    await page.unroute(isCode)
  }
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')

const reactStands = (page: Page) =>
  page.waitForFunction(() => {
    const card = document.querySelector('main article')
    return card !== null && Object.keys(card).some((key) => key.startsWith('__reactProps'))
  })

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

test.describe('with a package on this phone', () => {
  test.beforeEach(async ({ page, api }) => {
    await api.create({ namaPaket: 'Paket paling awal' })
    await openList(page)
    await expect.poll(() => copies(page)).toBeGreaterThan(0)
  })

  const copies = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('umroh-mitra')
          opening.onsuccess = () => {
            const all = opening.result.transaction('kept').objectStore('kept').getAll()
            all.onsuccess = () => {
              opening.result.close()
              resolve(all.result.length)
            }
          }
        }),
    )

  test('a second visit shows the copy before any answer, and its links work before React', async ({ page, noise }) => {
    noise.allow(failedToReach)
    await page.route(ROWS, (route) => route.abort())
    const release = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'Detail' }).first().click()
    await expect(page).toHaveURL(/umroh-reguler\/\d+$/)
    await release()
    await expect(page.getByRole('region', { name: 'Total Harga' })).toBeVisible()
  })

  test('a press of Duplikat, the text in the search box and the focus before React are taken over', async ({
    page,
  }) => {
    const release = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    const duplicate = page.getByRole('button', { name: /^Duplikat/ }).first()
    await duplicate.click()
    await release()
    await expect(page.getByRole('dialog', { name: 'Duplikasi Paket' })).toBeVisible()

    const releaseAgain = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(cards(page).first()).toBeVisible()
    const search = page.getByRole('searchbox')
    await search.pressSequentially('paling aw')
    await releaseAgain()
    await reactStands(page)
    await expect(search).toBeFocused()
    await page.keyboard.type('al')
    await expect(search).toHaveValue('paling awal')
    await expect(page).toHaveURL(/q=paling\+awal$/)
  })

  test('the copy of another user, or after the session ended, is not drawn', async ({ page, noise }) => {
    noise.allow(failedToReach)
    await page.route(ROWS, (route) => route.abort())
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('partner-auth') ?? '{}') as { user: object }
      localStorage.setItem('partner-auth', JSON.stringify({ ...auth, user: { ...auth.user, id: 999_999 } }))
    })
    await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.waitForTimeout(500)
    await expect(cards(page)).toHaveCount(0)
    await page.evaluate(() => localStorage.removeItem('partner_token'))
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  })

  test('drawn cards go when the server says that the session has ended', async ({ page, noise }) => {
    noise.allow(/status of 401/)
    let answer = () => undefined as void
    await page.route(ROWS, (route) => {
      answer = () => void route.fulfill({ status: 401, json: { message: 'Sesi berakhir' } })
    })
    const release = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(cards(page).first()).toBeVisible()
    answer()
    await expect(cards(page)).toHaveCount(0)
    await release()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })

  test('an address with a search draws only the copy of exactly this search', async ({ page, noise }) => {
    noise.allow(failedToReach, apiLine('GET /.*'))
    await page.route(ROWS, (route) => route.abort())
    await holdApp(page)
    await page.goto(`${LIST}?q=lain`, { waitUntil: 'commit' })
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.waitForTimeout(500)
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveValue('lain')
  })

  test('the scroll position stays when React takes over', async ({ page }) => {
    const release = await holdApp(page)
    await page.goto(LIST, { waitUntil: 'commit' })
    await expect(cards(page).first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 120))
    await release()
    await reactStands(page)
    expect(await page.evaluate(() => scrollY)).toBe(120)
  })

  test('a second visit to a detail shows name and totals before React', async ({ page }) => {
    await page.getByRole('link', { name: 'Detail' }).first().click()
    const name = await page.getByRole('heading', { level: 2 }).first().textContent()
    const totals = page.getByRole('region', { name: 'Total Harga' }).locator('dd')
    await expect(totals).toHaveCount(3)
    const shown = await totals.allTextContents()
    await expect.poll(() => copies(page)).toBeGreaterThan(1)
    const release = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(name ?? '')
    expect(await totals.allTextContents()).toEqual(shown)
    await release()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await totals.allTextContents()).toEqual(shown)
  })
})

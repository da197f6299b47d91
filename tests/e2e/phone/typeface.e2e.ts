import type { Page, Route } from '@playwright/test'
import { shift } from '../support/looks'
import { expect, test } from '../support/support'

/** The typeface comes behind the first screen, and nothing moves (docs/product.md §1.3.5). */

type Text = { text: string; width: number; top: number; height: number }

/** The shown texts and their places. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const found: Text[] = []
    const walk = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const { data, parentElement } = walk.currentNode as globalThis.Text
      // A short text is no measure: the width of a single sign differs from typeface to typeface.
      if (data.trim().length < 4 || !parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(walk.currentNode)
      const { width, top, height } = range.getBoundingClientRect()
      if (height > 0) found.push({ text: data, width, top, height })
    }
    return found
  })

const isShown = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Sans Variable') && status === 'loaded'),
  )

async function expectStill(page: Page, path: string, ready: () => Promise<unknown>): Promise<void> {
  const held: Route[] = []
  await page.route('**/*.woff2', (route) => void held.push(route))
  await page.goto(path)
  await ready()
  await expect.poll(() => held.length, 'a first visit asks for the file').toBe(1)
  const [before, shifted] = [await textsOf(page), await shift(page)]
  await held[0]?.continue()
  await isShown(page)
  const after = await textsOf(page)
  // A virtual list may draw a card more or less below the screen: the texts that both have are compared.
  const both = Math.min(before.length, after.length)
  expect(both).toBeGreaterThan(before.length / 2)
  expect(after.slice(0, both).map(({ text }) => text)).toEqual(before.slice(0, both).map(({ text }) => text))
  for (const [n, { text, width, top, height }] of before.slice(0, both).entries()) {
    const now = after[n]!
    expect(Math.abs(now.top - top), `${text} stays on its line`).toBeLessThanOrEqual(1.5)
    expect(Math.abs(now.height - height), `${text} has as many lines`).toBeLessThanOrEqual(1.5)
    const most = text.startsWith('Rp.') ? 0.03 : 0.08
    // Of several lines the longest one counts, and a word more or less makes another one the longest.
    if (height < 30) expect(Math.abs(now.width / width - 1), `the width of ${text}`).toBeLessThanOrEqual(most)
  }
  expect((await shift(page)) - shifted).toBeLessThanOrEqual(0.001)
}

for (const width of [360, 430]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the list’s names, chips and prices stay when the typeface comes', ({ page }) =>
      expectStill(page, '/package/umroh-reguler', () => page.getByRole('article').first().waitFor()))

    test.describe('signed out', () => {
      test.use({ account: null })

      test('the login stays when the typeface comes', ({ page }) =>
        expectStill(page, '/auth/login', () => page.getByRole('button', { name: 'Login' }).waitFor()))
    })
  })
}

import type { Locator, Page } from '@playwright/test'
import {
  card,
  expect,
  failedToReach,
  failedWith,
  openList,
  openNewWizard,
  still,
  STEPS,
  test,
  wizardAtReview,
} from '../support/support'

const FLIGHTS = '**/api/custom-data/pesawat'

/** Opens the flight picker with `count` flights and waits until it rests. */
async function pickerOf(page: Page, count: number) {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    pesawat: `Maskapai ${n + 1}`,
    price: n + 1,
    logo: null,
  }))
  await page.route(FLIGHTS, (route) => route.fulfill({ json: { data: rows } }))
  const wizard = await openNewWizard(page)
  const sheet = await wizard.open('Pesawat')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  await still(page)
  return { wizard, sheet }
}

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/**
 * A finger on the sheet's header moves down by the given share at the given speed and lifts. The test controls the
 * page's clock and events, so that differences of 1 % and 0,01 px/ms count even on a busy machine.
 */
async function swipe(sheet: Locator, { share, speed }: { share: number; speed: number }): Promise<void> {
  await sheet.evaluate(
    (paper, { share: part, speed: pace }) => {
      const { x, y, width, height } = paper.getBoundingClientRect()
      const head = paper.querySelector('h2') ?? paper
      const [left, top] = [x + width / 2, y + 12]
      const now = performance.now.bind(performance)
      const target = document.elementFromPoint(left, top) ?? head
      const send = (type: string, down: number) => {
        const touch = new Touch({
          identifier: 1,
          target,
          clientX: left,
          clientY: top + down,
          pageX: left,
          pageY: top + down,
        })
        target.dispatchEvent(
          new TouchEvent(type, {
            bubbles: true,
            cancelable: true,
            touches: type === 'touchend' ? [] : [touch],
            changedTouches: [touch],
          }),
        )
      }
      // The drawer computes its speed from the page's clock, so the test sets the time of each move.
      let at = now()
      performance.now = () => at
      send('touchstart', 0)
      send('touchmove', 4)
      const way = height * part
      const step = 2
      let down = 4
      // Each move has the speed under test.
      while (down < 4 + way) {
        const by = Math.min(step, 4 + way - down)
        down += by
        at += by / pace
        send('touchmove', down)
      }
      send('touchend', down)
      performance.now = now
    },
    { share, speed },
  )
}

test.describe('fault 38: a picker with ten thousand rows', () => {
  test('the picker opens without a freeze, takes at most 60 % of the screen, and scrolls to its last row', async ({
    page,
  }) => {
    const { sheet } = await pickerOf(page, 10_000)
    const { height } = await boxOf(sheet.getByRole('listbox'))
    expect(height).toBeLessThanOrEqual(0.6 * 900 + 1)
    expect(await sheet.getByRole('option').count()).toBeLessThan(80)
    await sheet.getByRole('searchbox').fill('maskapai 9999')
    await expect(sheet.getByRole('option')).toHaveText([/Maskapai 9999/])
  })
})

test.describe('fault 39: swipes close to the limits that close a sheet', () => {
  // Reduced motion is off, because these tests are about the drawer's animation.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const [what, how, closes] of [
    ['24 % of its height, slowly', { share: 0.24, speed: 0.1 }, false],
    ['26 % of its height, slowly', { share: 0.26, speed: 0.1 }, true],
    ['a tenth of it at 0,39 px/ms', { share: 0.1, speed: 0.39 }, false],
    ['a tenth of it at 0,41 px/ms', { share: 0.1, speed: 0.41 }, true],
  ] as const)
    test(`${what}: the sheet ${closes ? 'closes' : 'stays'}`, async ({ page }) => {
      const { wizard, sheet } = await pickerOf(page, 30)
      await swipe(sheet, how)
      await still(page)
      await expect(sheet).toBeVisible({ visible: !closes })
      if (closes) await expect(wizard.trigger('Pesawat')).toContainText('Belum Terpilih')
      else expect((await boxOf(sheet)).y + (await boxOf(sheet)).height).toBeCloseTo(900, 0)
    })
})

test.describe('fault 19: a search text of 10 kB', () => {
  test('the search finds nothing and tells so, and the next search finds rows again', async ({ page }) => {
    await openList(page)
    const search = page.getByRole('searchbox')
    for (const text of ['x'.repeat(10_000), '🕋'.repeat(2500), 'ﷺ'.repeat(5000)]) {
      await search.fill(text)
      await expect(page.getByText(text.slice(0, 100))).toBeVisible()
      await page.reload()
      await expect(page.getByText(text.slice(0, 100))).toBeVisible()
    }
    await search.fill('')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test.describe('fault 40: pictures that do not load', () => {
  test('the list of flights keeps its layout while pictures are slow and after they fail', async ({ page, noise }) => {
    noise.allow(failedWith(404), failedToReach)
    let answer = () => {}
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/media/**', async (route) => {
      await slow
      await route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })
    })
    const wizard = await openNewWizard(page)
    const sheet = await wizard.open('Pesawat')
    const rows = sheet.getByRole('option')
    await expect(rows.first()).toBeVisible()
    await still(page)
    const tops = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
    const before = await tops()
    answer()
    await expect(sheet.locator('img')).toHaveCount(0)
    expect(await tops()).toEqual(before)
  })
})

test.describe('fault 41: a name that reverses the text direction', () => {
  test('the name stays inside the frame and does not reverse the text around it', async ({ page, api }) => {
    const name = '\u202eطويل <img src=x onerror=alert(1)> 🕋'
    await page.setViewportSize({ width: 320, height: 800 })
    page.on('dialog', () => {
      throw new Error('the name was run')
    })
    await api.create({ namaPaket: name })
    await openList(page)
    const actions = card(page, name).getByRole('link').or(card(page, name).getByRole('button'))
    const lefts = await actions.evaluateAll((all) =>
      all
        .map((each) => [each.textContent, each.getBoundingClientRect().left] as const)
        .sort((a, b) => a[1] - b[1])
        .map(([text]) => text),
    )
    expect(lefts.filter((text) => /^(Edit|Duplikat|Detail)$/.test(text))).toEqual(['Edit', 'Duplikat', 'Detail'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test.describe('fault 44: a keyboard over the wizard', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('a keyboard that shrinks the window leaves field and footer reachable, and no input is lost when it closes', async ({
    page,
  }) => {
    const wizard = await openNewWizard(page)
    await wizard.text('Nama Paket').fill('Umroh keyboard')
    await wizard.text('Jumlah Jamaah').focus()
    await page.setViewportSize({ width: 360, height: 300 })
    await wizard.text('Jumlah Jamaah').pressSequentially('12')
    await expect(wizard.text('Jumlah Jamaah')).toBeInViewport({ ratio: 0.99 })
    const next = page.getByRole('button', { name: 'Lanjut' })
    await next.scrollIntoViewIfNeeded()
    await expect(next).toBeInViewport({ ratio: 0.99 })
    await page.setViewportSize({ width: 640, height: 360 })
    await next.click()
    await expect(wizard.trigger('Pesawat')).toHaveAccessibleDescription('Pesawat wajib dipilih')
    await page.setViewportSize({ width: 360, height: 640 })
    await expect(wizard.text('Nama Paket')).toHaveValue('Umroh keyboard')
    await expect(wizard.text('Jumlah Jamaah')).toHaveValue('12')
  })

  test('a keyboard that covers the page leaves field and footer reachable', async ({ page }) => {
    const wizard = await openNewWizard(page)
    // With this setting Chromium shrinks the window, as in the test above. Safari does not support it: its keyboard
    // covers the page.
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/)
    // A test cannot open the on-screen keyboard. A page zoomed in by two fingers has the same effect: the layout is
    // larger than the visible part.
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    const seen = () => page.evaluate(() => [window.visualViewport?.height, window.innerHeight])
    await expect.poll(seen).toEqual([320, 640])
    const isSeen = (thing: Locator) =>
      thing.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        const { offsetTop = 0, height = 0 } = window.visualViewport ?? {}
        return top >= offsetTop - 1 && bottom <= offsetTop + height + 1
      })
    for (const label of ['Jumlah Jamaah', 'Nama Paket']) {
      await wizard.text(label).focus()
      await wizard.text(label).pressSequentially('12')
      await expect.poll(() => isSeen(wizard.text(label)), label).toBe(true)
    }
    const next = page.getByRole('button', { name: 'Lanjut' })
    await next.scrollIntoViewIfNeeded()
    await expect.poll(() => isSeen(next)).toBe(true)
    // Checks that nothing covers the button. Playwright's own click misses elements in a zoomed page.
    const isOnTop = await next.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isOnTop).toBe(true)
    await next.press('Enter')
    await expect(wizard.trigger('Pesawat')).toHaveAccessibleDescription('Pesawat wajib dipilih')
    await expect.poll(seen).toEqual([320, 640])
  })
})

test.describe('fault 46: storage that is cleared while a wizard is open', () => {
  test('the next touch signs the user out, and nothing is sent', async ({ page }) => {
    const sent: string[] = []
    await wizardAtReview(page, 'Tanpa penyimpanan')
    await expect(page.getByRole('heading', { name: STEPS.review })).toBeVisible()
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
    await page.evaluate(() => localStorage.clear())
    await page
      .getByRole('button', { name: 'Simpan' })
      .click()
      .catch(() => undefined)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(sent).toEqual([])
  })
})

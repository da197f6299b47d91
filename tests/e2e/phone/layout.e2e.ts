import type { Locator, Page } from '@playwright/test'
import { addDays } from '@/domain/values/dates'
import {
  card,
  expect,
  failedToReach,
  firstNight,
  openList,
  openNewWizard,
  signIn,
  still,
  STEPS,
  test,
  Wizard,
} from '../support/support'

const FRAME = 430
const WIDTHS = [320, 360, 430, 1280] as const
const LONG = 'Umroh'.repeat(100)

/** Finds elements that stick out of the frame sideways, by the page's scroll width and by each element's box. */
const findOverflow = (page: Page) =>
  page.evaluate(
    ({ frame, width }) => {
      const [left, right] = [Math.max(0, (width - frame) / 2), Math.min(width, (width + frame) / 2)]
      const things = [
        ...document.querySelectorAll(
          'h1, h2, p, a, b, strong, small, span, label, button, input, dt, dd, li, main, header, footer, nav, article, [role=dialog], [role=option], [role=group]',
        ),
      ]
      // A row of chips or of months scrolls inside its own box, which itself has to fit.
      const isInRow = (thing: Element) =>
        Boolean(
          thing.parentElement?.closest('[role=group]:is([aria-label=Status], [aria-label=Bulan], [aria-label=Saring])'),
        )
      const outside = things.filter((thing) => {
        if (isInRow(thing)) return false
        const box = thing.getBoundingClientRect()
        return box.width > 1 && (box.left < left - 1 || box.right > right + 1)
      })
      const scrolls =
        document.documentElement.scrollWidth > width
          ? [`the page is ${document.documentElement.scrollWidth} px wide`]
          : []
      return [...scrolls, ...outside.map((thing) => `${thing.tagName} ${thing.textContent?.slice(0, 40)}`)]
    },
    { frame: FRAME, width: page.viewportSize()?.width ?? 0 },
  )

/** Expects at every width that nothing sticks out and that the footer is in view. */
async function expectFits(page: Page, screen: string, foot?: Locator): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await still(page)
    await expect.poll(() => findOverflow(page), `${screen} at ${width} px`).toEqual([])
    if (foot) await expect(foot, `foot of ${screen} at ${width} px`).toBeInViewport({ ratio: 0.99 })
  }
}

/** The app's typeface comes behind the first screen. */
const useOwnFont = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Sans Variable') && status === 'loaded'),
  )

const foot = (page: Page) => page.getByRole('contentinfo')

// A phone would zoom out instead of overflowing, so these tests use small desktop windows.
test.use({ isMobile: false })

test.describe('signed out', () => {
  test.use({ account: null })

  test('the login and the error pages fit at every width', async ({ page, noise }) => {
    noise.allow(/^error: \[auth\]/, /status of 401/)
    await page.goto('/auth/login')
    await signIn(page, 'siapa@annur.co.id', 'salah-sekali')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectFits(page, 'login')
    await page.goto('/404')
    await expectFits(page, '404')
    await page.goto('/unauthorized')
    await expectFits(page, '403')
  })
})

test('home and profile fit, with their tab bar in view', async ({ page }) => {
  await page.goto('/')
  await expectFits(page, 'home', page.getByRole('navigation'))
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(180)
  await page.getByRole('link', { name: 'Profil', exact: true }).click()
  await expectFits(page, 'profile', page.getByRole('navigation'))
  await page.getByRole('main').waitFor()
})

test('list and detail fit with a package name of 500 letters, and touch targets are large enough (fault 41)', async ({
  page,
  api,
}) => {
  const id = await api.create({ namaPaket: LONG, tourLeader: 1 })
  await openList(page)
  await expectFits(page, 'list')
  await page.setViewportSize({ width: 320, height: 800 })
  const actions = card(page, LONG).getByRole('link').or(card(page, LONG).getByRole('button'))
  await expect(actions).toHaveCount(3)
  const everywhere = page.getByRole('banner').getByRole('link').or(page.getByRole('banner').getByRole('searchbox'))
  for (const target of [...(await actions.all()), ...(await everywhere.all())]) {
    const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height), (await target.getAttribute('aria-label')) ?? '').toBeGreaterThanOrEqual(44)
  }
  for (const price of await card(page, LONG).getByText(/^Rp\./).all())
    expect((await price.boundingBox())?.height).toBeLessThan(30)
  await card(page, LONG).getByRole('button', { name: 'Duplikat' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFits(page, 'duplicate sheet')

  await page.goto(`/package/umroh-reguler/${id}`)
  await expect(page.getByRole('region', { name: 'Total Harga' })).toBeVisible()
  await expectFits(page, 'detail', foot(page))
})

test('on the narrowest phone all three prices stand in one column, and a copy’s whole name is shown', async ({
  page,
}) => {
  const dear = {
    nama_paket: 'Umroh Plus Turki dan Al-Aqsa Ramadhan Keluarga Besar H. Abdul Malik (Copy)',
    tipe_perjalanan: 'group',
    jumlah_jamaah: 4,
  }
  const totals = {
    total_price_double_rupiah: 163_915_200,
    total_price_triple_rupiah: 100_349_467,
    total_price_quad_rupiah: 98_566_600,
  }
  await page.route('**/api/partner/umroh-regular?*', (route) =>
    route.fulfill({ json: { data: [{ id: 1, ...dear, ...totals }], meta: { total: 1 } } }),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await openList(page)
  await useOwnFont(page)
  await still(page)
  const lefts = await page
    .getByRole('article')
    .getByRole('term')
    .evaluateAll((rooms) => rooms.map((room) => Math.round(room.getBoundingClientRect().left)))
  expect(new Set(lefts).size, 'each on a line of its own').toBe(1)
  const title = page.getByRole('article').getByRole('heading')
  expect(
    await title.evaluate((heading) => heading.scrollHeight - heading.clientHeight),
    'the whole name',
  ).toBeLessThanOrEqual(1)
})

for (const font of ['the app’s', 'another'])
  test(`three prices stand side by side or in one column, never two and one, in ${font} font`, async ({
    page,
    noise,
  }) => {
    const AMOUNTS = [
      [48_250_000, 45_125_000, 43_750_000],
      [163_915_200, 100_349_467, 98_566_600],
      [4_794_000, 3_509_333, 2_867_000],
      [0, 0, 0],
      [1e15, 1, 1],
    ]
    const rows = AMOUNTS.map(([double, triple, quad], n) => ({
      id: n + 1,
      nama_paket: `Paket ${n}`,
      tipe_perjalanan: 'group',
      jumlah_jamaah: 4,
      total_price_double_rupiah: double,
      total_price_triple_rupiah: triple,
      total_price_quad_rupiah: quad,
    }))
    await page.route('**/api/partner/umroh-regular?*', (route) =>
      route.fulfill({ json: { data: rows, meta: { total: rows.length } } }),
    )
    noise.allow(failedToReach)
    if (font === 'another') await page.route('**/*.woff2', (route) => route.abort())
    await openList(page)
    if (font === 'the app’s') await useOwnFont(page)
    // Prices stand in one column only where three columns would take most of the width, whatever the font.
    const LEAST = 0.8
    const shapes: string[] = []
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 900 })
      await still(page)
      if (process.env.SHOTS)
        await page.screenshot({ path: `test-results/prices-${font}-${width}.png`.replace(' ', ''), fullPage: true })
      const grids = await page.locator('article dl').evaluateAll((lists) =>
        lists.map((list) => {
          const [boxes, prices] = [[...list.children], [...list.querySelectorAll('dd')]].map((parts) =>
            parts.map((part) => part.getBoundingClientRect()),
          )
          const range = document.createRange()
          const texts = [...list.querySelectorAll('dd')].map((price) => {
            range.selectNodeContents(price)
            return range.getBoundingClientRect()
          })
          return {
            lines: new Set(prices?.map(({ top }) => Math.round(top))).size,
            widths: new Set(boxes?.map((box) => Math.round(box.width))).size,
            isApart:
              texts.every(
                (text, n) =>
                  text.right <= (boxes?.[n + 1]?.left ?? Infinity) - 3 || text.bottom <= (boxes?.[n + 1]?.top ?? 0),
              ) && texts.every((text) => text.right <= list.getBoundingClientRect().right + 1),
            // How much of the list's width three columns of the widest price would take.
            share: (3 * Math.max(...texts.map((text) => text.width)) + 16) / list.getBoundingClientRect().width,
          }
        }),
      )
      for (const [n, grid] of grids.entries())
        expect(
          [1, 3].includes(grid.lines) && grid.widths === 1 && grid.isApart && (grid.lines === 1 || grid.share > LEAST),
          `${rows[n]?.nama_paket} at ${width} px: ${JSON.stringify(grid)}`,
        ).toBe(true)
      shapes.push(String(grids[0]?.lines))
    }
    expect(shapes, 'eight digits').toEqual(['3', '3', '3', '3'])
  })

test('a disabled date field is not marked as invalid', async ({ page }) => {
  const wizard = await openNewWizard(page)
  await wizard.journey({ name: 'Paket', jamaah: 5, flight: 'Batik Air' })
  await wizard.next(STEPS.makkah)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByText('Tanggal check-out wajib diisi')).toBeVisible()
  const lineOf = (label: string) => wizard.trigger(label).evaluate((field) => getComputedStyle(field).borderTopColor)
  expect(await lineOf('Tanggal Check-Out')).not.toBe(await lineOf('Tanggal Check-In'))
})

test('every wizard step fits, keeps its footer in view, and keeps its input when the window changes (fault 44)', async ({
  page,
  api,
}) => {
  const id = await api.create({ namaPaket: LONG, tourLeader: 1 })
  await page.goto(`/package/umroh-reguler/edit/${id}`)
  const wizard = new Wizard(page)
  await expect(wizard.text('Nama Paket')).toHaveValue(LONG)
  await expectFits(page, STEPS.journey, foot(page))
  await expect(wizard.text('Nama Paket')).toHaveValue(LONG)
  for (const title of [STEPS.makkah, STEPS.madinah, STEPS.trip, STEPS.extras, STEPS.review]) {
    await wizard.next(title)
    await expectFits(page, title, foot(page))
    await expect(wizard.heading(title)).toBeVisible()
  }
})

test('the picker and the calendar stay inside the frame', async ({ page }) => {
  const wizard = await openNewWizard(page)
  const picker = await wizard.open('Pesawat')
  await expect(picker.getByRole('option').first()).toBeVisible()
  await expectFits(page, 'picker')
  const { x, width } = (await picker.boundingBox()) ?? { x: 0, width: 0 }
  expect([x, width]).toEqual([(1280 - FRAME) / 2, FRAME])
  await picker.getByRole('option', { name: 'Batik Air' }).click()
  await wizard.text('Nama Paket').fill(LONG)
  await wizard.text('Jumlah Jamaah').fill('5')
  await wizard.next(STEPS.makkah)
  const calendar = await wizard.open('Tanggal Check-In')
  await expect(calendar.getByRole('grid')).toBeVisible()
  await expectFits(page, 'calendar')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: FRAME, height: 900 })
  await wizard.date('Tanggal Check-In', firstNight())
  await wizard.date('Tanggal Check-Out', addDays(firstNight(), 30))
  const hotels = await wizard.open('Hotel Makkah')
  await expect(hotels.getByRole('option').first()).toBeVisible()
  await expectFits(page, 'hotels')
})

test('with text at twice the size nothing sticks out, and the footer’s buttons can be pressed (fault 44)', async ({
  page,
  api,
}) => {
  const id = await api.create({ namaPaket: LONG, tourLeader: 1 })
  await page.setViewportSize({ width: 360, height: 740 })
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  const expectReadable = async (screen: string) => {
    await still(page)
    await expect.poll(() => findOverflow(page), `${screen} at 200 %`).toEqual([])
  }
  for (const path of ['/', '/profile']) {
    await page.goto(path)
    await enlarge()
    await expectReadable(path)
    const word = page.getByRole('navigation').getByText('Profil', { exact: true })
    await expect(word, `the tab's word on ${path}`).toBeInViewport({ ratio: 0.99 })
  }
  await openList(page)
  await enlarge()
  await expectReadable('list')
  await page.goto(`/package/umroh-reguler/${id}`)
  await expect(page.getByRole('region', { name: 'Total Harga' })).toBeVisible()
  await enlarge()
  await expectReadable('detail')
  await expect(foot(page).getByRole('link', { name: 'Kembali ke daftar' })).toBeInViewport({ ratio: 0.99 })
  await page.goto(`/package/umroh-reguler/edit/${id}`)
  const wizard = new Wizard(page)
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await enlarge()
  await expectReadable(STEPS.journey)
  for (const title of [STEPS.makkah, STEPS.madinah, STEPS.trip, STEPS.extras, STEPS.review]) {
    await wizard.next(title)
    await expectReadable(title)
    await expect(foot(page).getByRole('button').last()).toBeInViewport({ ratio: 0.99 })
  }
})

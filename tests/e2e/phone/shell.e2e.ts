import type { Locator, Page, Route } from '@playwright/test'
import { today } from '@/domain/values/dates'
import { SEARCH_DEBOUNCE_MS } from '@/domain/values/paging'
import { ADMIN } from '../support/adminSupport'
import { holdApp } from '../support/early'
import { shift } from '../support/looks'
import { card, expect, failedToReach, openList, passwordOf, signIn, SITI, test } from '../support/support'

const CODE = '**/assets/*.js'
const SCREENS = ['/', '/profile', '/package/umroh-reguler', '/package/umroh-reguler/create']

/** Holds all scripts until the returned function is called. */
async function holdCode(page: Page) {
  const held: Route[] = []
  let open = false
  await page.route(CODE, (route) => (open ? route.continue() : void held.push(route)))
  return async () => {
    open = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

const asked = (page: Page) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') || pathname.endsWith('.js')) requests.push(pathname + search)
  })
  return requests
}

test.describe('a guest', () => {
  test.use({ account: null })

  test('a guest types into the login before the code loads, and can continue when it has loaded', async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/auth/login', { waitUntil: 'commit' })
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.pressSequentially('siti@')
    const field = await email.elementHandle()
    await release()
    await page.waitForFunction(
      () =>
        document.getElementById('root')?.querySelector('form') &&
        Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
    )
    await expect(email).toBeFocused()
    await page.keyboard.type('annur.co.id')
    expect(await email.evaluate((now, before) => now === before, field)).toBe(true)
    await expect(email).toHaveValue(SITI)
    await page.getByRole('textbox', { name: 'Password' }).fill(passwordOf(SITI))
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/')
  })

  test('no letter is lost that a guest types while React takes the login over', async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/auth/login', { waitUntil: 'commit' })
    const cdp = await page.context().newCDPSession(page)
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.focus()
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const text = `${'siti.rahmawati.'.repeat(4)}@annur.co.id`
    await Promise.all([release(), page.keyboard.type(text, { delay: 20 })])
    await expect(email).toHaveValue(text)
    // Another field draws the form anew, from what React knows.
    await page.getByRole('textbox', { name: 'Password' }).fill('rahasia')
    await expect(email).toHaveValue(text)
  })

  test('a guest who presses Login before the code loads is signed in afterwards, and the address never holds their input', async ({
    page,
  }) => {
    const release = await holdCode(page)
    await page.goto('/package/umroh-reguler', { waitUntil: 'commit' })
    await signIn(page)
    await expect(page).toHaveURL('/auth/login')
    const words = () =>
      page.getByRole('button', { name: 'Login' }).evaluate((button) => getComputedStyle(button, '::after').content)
    await expect.poll(words).toBe('"Masuk..."')
    const moves: string[] = []
    page.on('framenavigated', (frame) => moves.push(frame.url()))
    await release()
    await expect(page).toHaveURL('/package/umroh-reguler')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(moves.filter((url) => url.includes('?'))).toEqual([])
  })

  test('a guest who presses Login early without input sees the required fields', async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/auth/login', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Login' }).click()
    await release()
    await expect(page.getByText('Email wajib diisi')).toBeVisible()
  })

  test('a guest sees the login without a layout shift', async ({ page }) => {
    await page.goto('/auth/login')
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
    await page.waitForTimeout(500)
    expect(await shift(page)).toBeLessThanOrEqual(0.02)
  })
})

test('each screen shows its frame before the code loads, and nothing shifts afterwards', async ({ page, api }) => {
  const id = await api.create({ namaPaket: 'Paket untuk kerangka' })
  for (const path of [...SCREENS, `/package/umroh-reguler/${id}`, `/package/umroh-reguler/edit/${id}`]) {
    const release = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#root > [data-layout=mobile]'), path).toBeVisible()
    const frame = await page.locator('#root header, #root nav').first().boundingBox()
    await release()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root header, #root nav') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    )
    await expect(page.getByRole('progressbar'), path).toHaveCount(0)
    expect(await page.locator('#root header, #root nav').first().boundingBox(), path).toEqual(frame)
    expect(await shift(page), path).toBeLessThanOrEqual(0.02)
    await page.unroute(CODE)
  }
})

for (const width of [360, 430])
  test(`in another typeface at ${width} px, title, search box and outlines stand as the answer leaves them`, async ({
    page,
    api,
    noise,
  }) => {
    noise.allow(failedToReach)
    const name = 'Umroh Private Syawal 12 Hari – Keluarga H. Abdul'
    const id = await api.create({ namaPaket: name })
    await page.route('**/*.woff2', (route) => route.abort())
    await page.setViewportSize({ width, height: 780 })
    const boxesOf = (...controls: Locator[]) => Promise.all(controls.map((control) => control.boundingBox()))
    const title = page.getByRole('heading', { level: 1 })
    const search = page.getByRole('searchbox')

    const release = await holdCode(page)
    await page.goto(`/package/umroh-reguler?q=${name}`, { waitUntil: 'commit' })
    await expect(title).toBeVisible()
    const listBefore = await boxesOf(title, search, page.getByRole('banner'))
    const outline = await page.getByRole('progressbar').locator('.MuiCard-root').first().boundingBox()
    await page.goto(`/package/umroh-reguler/${id}`, { waitUntil: 'commit' })
    await expect(title).toBeVisible()
    const detailBefore = await boxesOf(title, page.getByRole('banner'))

    await release()
    const mode = page.getByRole('switch', { name: 'Mode pelanggan' })
    await expect(mode).toBeVisible()
    const titleLeft = async () => (await boxesOf(title)).map((box) => box && [box.x, box.y, box.height])
    expect((await boxesOf(page.getByRole('banner')))[0]).toEqual(detailBefore[1])
    expect(await titleLeft()).toEqual([
      detailBefore[0] && [detailBefore[0].x, detailBefore[0].y, detailBefore[0].height],
    ])
    await mode.click()
    await expect(page.getByText('Aktif')).toBeVisible()
    expect((await boxesOf(page.getByRole('banner')))[0], 'with the mode on').toEqual(detailBefore[1])
    await mode.click()

    await page.goto(`/package/umroh-reguler?q=${name}`)
    const sort = page.getByRole('button', { name: 'Urutkan' })
    await expect(sort).toBeVisible()
    // While React takes the page over, a control may be replaced.
    await expect.poll(() => boxesOf(title, search, page.getByRole('banner'))).toEqual(listBefore)
    const found = () => boxesOf(sort, search, page.getByRole('article').first())
    let boxes = await found()
    await expect.poll(async () => (boxes = await found()).every(Boolean)).toBe(true)
    const [sortBox, searchBox, cardBox] = boxes
    expect(sortBox!.x + sortBox!.width, 'the button is inside the search box').toBeLessThanOrEqual(
      searchBox!.x + searchBox!.width,
    )
    expect(
      await search.evaluate((input) => Number.parseFloat(getComputedStyle(input).paddingRight)),
    ).toBeGreaterThanOrEqual(searchBox!.x + searchBox!.width - sortBox!.x)
    expect(Math.abs(cardBox!.height - outline!.height), 'an outline is as high as a card').toBeLessThanOrEqual(4)
  })

test('letters typed into the search while React takes the list over are searched for when the user pauses', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const keys: number[] = []
    Object.assign(window, { keys })
    addEventListener('keydown', ({ timeStamp }) => keys.push(timeStamp), { capture: true })
  })
  const release = await holdApp(page)
  const requests = asked(page)
  await page.goto('/package/umroh-reguler', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox')
  await expect(search).toBeEditable()
  await search.focus()
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const text = 'rombongan keluarga besar'
  await Promise.all([release(), page.keyboard.type(text, { delay: 60 })])
  await expect(search).toHaveValue(text)
  const searched = () =>
    requests
      .filter((url) => url.startsWith('/api/partner/umroh-regular'))
      .map((url) => new URL(url, 'http://x').searchParams.get('q'))
      .filter((q) => q !== null)
  await expect.poll(() => searched().at(-1)).toBe(text)
  // A busy machine may press a key late: then the user paused there.
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys)
  const pauses = keys.slice(1).flatMap((at, index) => (at - keys[index]! < SEARCH_DEBOUNCE_MS ? [] : [index + 1]))
  expect([...pauses.map((end) => text.slice(0, end)), text]).toEqual(expect.arrayContaining(searched()))
})

test('the statuses and reminders of packages come without a layout shift', async ({ page, api }) => {
  const name = 'Paket yang diingatkan'
  const id = await api.create({ namaPaket: name })
  await api.share(id, 'Ibu Hajah Siti Rahmawati binti Haji Abdurrahman dari Kota Pekanbaru')
  await api.note(id, { remindAt: today() })
  // Another test of this worker may have left many packages, and news whose height Beranda keeps.
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const path of [`/package/umroh-reguler?q=${name}`, `/package/umroh-reguler/${id}`, '/']) {
    const release = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#root > [data-layout=mobile]'), path).toBeVisible()
    await release()
    const last = path === '/' ? page.getByRole('region', { name: 'Perlu ditindaklanjuti' }) : page.getByText('Terkirim')
    await expect(last.last(), path).toBeVisible()
    await page.waitForTimeout(300)
    expect(await shift(page), path).toBeLessThanOrEqual(0.02)
    await page.unroute(CODE)
  }
})

test('chips that only the profile brings come without a layout shift (§14.5.7)', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('partner-auth') ?? '{}') as { user: { features?: unknown } }
    delete auth.user.features
    localStorage.setItem('partner-auth', JSON.stringify({ ...auth, mitra: null }))
  })
  await page.goto('/package/umroh-reguler')
  await expect(page.getByRole('group', { name: 'Status' })).toBeVisible()
  await page.waitForTimeout(300)
  expect(await shift(page)).toBeLessThanOrEqual(0.02)
})

test('the page is never empty between a frame and its screen', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const look = () => {
      const root = document.getElementById('root')
      if (root?.childElementCount) seen.push(root.textContent?.trim().length ?? 0)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const path of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('progressbar'), path).toHaveCount(0)
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    expect(
      seen.filter((length) => length === 0),
      path,
    ).toEqual([])
  }
})

test('the page sends the list’s request before the code loads, and the app sends no second one', async ({ page }) => {
  const requests = asked(page)
  const release = await holdCode(page)
  await page.goto('/package/umroh-reguler', { waitUntil: 'commit' })
  await expect
    .poll(() => requests.filter((url) => url.startsWith('/api/')))
    .toEqual(['/api/partner/umroh-regular?per_page=50'])
  await release()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(requests.filter((url) => url.startsWith('/api/partner/umroh-regular'))).toHaveLength(1)
})

for (const [screen, path, shown] of [
  ['Beranda', '/', (page: Page) => page.getByRole('link', { name: 'Umroh Reguler', exact: true })],
  ['list', '/package/umroh-reguler', (page: Page) => page.getByRole('article').first()],
  ['wizard', '/package/umroh-reguler/create', (page: Page) => page.getByRole('textbox', { name: 'Nama Paket' })],
] as const)
  test(`the page preloads all the code that the ${screen} needs`, async ({ page }) => {
    // With Save-Data the app preloads nothing for later screens, so every script seen here is needed now.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const requests = asked(page)
    const release = await holdCode(page)
    const scripts = () => requests.filter((url) => url.endsWith('.js'))
    await page.goto(path, { waitUntil: 'commit' })
    // On a busy machine the page's own script starts late; it asks for all files at once.
    await expect.poll(scripts).not.toEqual([])
    await page.waitForTimeout(300)
    const before = scripts()
    await release()
    await expect(shown(page)).toBeVisible()
    expect(new Set(scripts())).toEqual(new Set(before))
  })

test('after a save the list sends a new request and does not use the early request’s answer', async ({ page, api }) => {
  const id = await api.create({ namaPaket: 'Paket sebelum disunting' })
  await openList(page, 'Paket sebelum disunting')
  await card(page, 'Paket sebelum disunting').getByRole('link', { name: /^Edit/ }).click()
  await page.getByRole('textbox', { name: 'Nama Paket' }).fill('Paket sesudah disunting')
  for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page).toHaveURL(/\/package\/umroh-reguler$/)
  await expect(card(page, 'Paket sesudah disunting')).toBeVisible()
  expect((await api.packagesNamed('Paket sesudah disunting')).map((row) => row.id)).toEqual([id])
})

test('a missing chunk replaces the frame with an error message', async ({ page, noise }) => {
  noise.allow(failedToReach, /dynamically imported module/)
  await page.route('**/assets/area-*.js', (route) => route.abort())
  await page.goto('/package/umroh-reguler')
  await expect(page.getByRole('button', { name: 'Muat ulang' })).toBeVisible()
})

test.describe('an admin on a wide screen', () => {
  test.use({ account: ADMIN, viewport: { width: 1280, height: 800 }, isMobile: false })

  test('the page requests the table’s rows and not the phone’s list', async ({ page }) => {
    const requests = asked(page)
    await page.goto('/package/umroh-reguler')
    await expect(page.getByRole('table')).toBeVisible()
    expect(requests.filter((url) => url.startsWith('/api/partner/umroh-regular'))).toHaveLength(1)
  })
})

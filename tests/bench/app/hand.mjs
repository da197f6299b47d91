import { ACCOUNT } from '../appServer.mjs'

/** A press at the place of the last one counts only after this time (docs/product.md §14.6.1); nobody presses faster. */
const GRACE_MS = 400

/** Counts what a person does with the phone: taps, and fields that they type into. */
export function createHand(page) {
  const done = { taps: 0, fields: 0, since: performance.now() }
  const tap = async (locator, options) => {
    done.taps += 1
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    await locator.scrollIntoViewIfNeeded()
    if ((await scrolled()) !== before) await page.waitForTimeout(GRACE_MS)
    await locator.tap(options)
  }
  return {
    page,
    done,
    /** Forgets the taps, fields and time so far. */
    startOver: () => Object.assign(done, { taps: 0, fields: 0, since: performance.now() }),
    tap,
    button: (name, within = page) => tap(within.getByRole('button', { name })),
    link: (name) => tap(page.getByRole('link', { name })),
    async type(locator, text) {
      await tap(locator)
      done.fields += 1
      await locator.fill(text)
    },
  }
}

export async function signIn({ page, type, button }) {
  await type(page.getByRole('textbox', { name: 'Email' }), ACCOUNT.email)
  await type(page.getByRole('textbox', { name: 'Password' }), ACCOUNT.password)
  await button('Login')
}

export const sheet = (page, name) => page.getByRole('dialog', { name })
export const closed = (page) => page.getByRole('dialog').waitFor({ state: 'detached' })

/** Chooses the first option of a picker; `done` closes a picker of several. */
export async function chooseFirst({ page, tap, button }, label, done) {
  await tap(page.getByRole('button', { name: new RegExp(`^${label}`) }))
  await tap(sheet(page, label).getByRole('option').first())
  if (done) await button(done, sheet(page, label))
  await closed(page)
}

const nameOfMonth = (date) => new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric' }).format(date)

/** Chooses a day in the calendar that is open. */
export async function chooseDay({ page, tap, button }, label, date) {
  const calendar = sheet(page, label)
  await calendar.getByRole('grid').first().waitFor()
  const month = calendar.getByRole('grid', { name: nameOfMonth(date) })
  const inStrip = calendar
    .getByRole('group', { name: 'Bulan' })
    .getByRole('button', { name: new RegExp(`^${nameOfMonth(date).slice(0, 3)}\\S* ${date.getFullYear()}`) })
  if (!(await month.isVisible()) && (await inStrip.isVisible())) await tap(inStrip)
  for (let months = 0; months < 12 && !(await month.isVisible()); months += 1)
    await button('Bulan berikutnya', calendar)
  await tap(month.getByRole('gridcell', { name: String(date.getDate()), exact: true }))
  await calendar.waitFor({ state: 'detached' })
}

export const inDays = (days) => {
  const date = new Date()
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

/** Waits for a step, as long as a person needs to see that it is another one. */
export async function onStep(page, title) {
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
  await page.waitForTimeout(GRACE_MS)
}

export async function next(hand, title) {
  await hand.button('Lanjut')
  await onStep(hand.page, title)
}

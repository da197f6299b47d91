import { Trouble } from '../../../src/commands/lib/processes.mjs'
import { createHand, signIn } from './hand.mjs'
import { launch, measureMemory, openPhone } from './phone.mjs'
import { number, printTable } from '../report.mjs'
import { saveFirstQuote, sendPicture } from './tasks.mjs'

const QUOTES = 5
/** Beranda, the wizard, Beranda, the list and a detail, the list and the second detail, and the profile. */
const SCREENS_OF_A_QUOTE = 8
const SHARES_OF_A_QUOTE = 2
const GOAL = 1.5
/** What a screen does after its paint is done by then: it fetches code, and writes copies. */
const REST_MS = 3000
const MOST_STEPS_BACK = 12

const isHome = (page) => new URL(page.url()).pathname === '/'

/** Goes back, as with the key of the phone, until Beranda is there. */
async function goHome(page) {
  for (let step = 0; step < MOST_STEPS_BACK; step += 1) {
    await page.waitForTimeout(500)
    if (isHome(page)) return
    await page.goBack()
  }
  throw new Trouble(`Beranda did not come after ${MOST_STEPS_BACK} steps back.`)
}

/** A quote is saved and shared twice; then the mitra looks at the profile. It ends on Beranda. */
async function oneQuote(hand, name) {
  const { page } = hand
  await saveFirstQuote(hand, name)
  await goHome(page)
  for (let share = 0; share < SHARES_OF_A_QUOTE; share += 1) {
    await sendPicture(hand, name)
    await goHome(page)
  }
  await hand.link('Profil')
  await page.getByRole('button', { name: 'Keluar' }).waitFor()
  await goHome(page)
}

async function oneDay(browser, app) {
  const phone = await openPhone(browser, { cpu: 1, probe: () => undefined })
  const { page } = phone
  try {
    await page.goto(app.url)
    await page.getByRole('button', { name: 'Login' }).waitFor()
    const hand = createHand(page)
    await signIn(hand)
    await page.getByRole('link', { name: 'Buat Baru' }).waitFor()
    await page.evaluate(() => Object.assign(window, { isOneTab: true }))
    const measured = []
    const measure = async () => {
      await page.waitForTimeout(REST_MS)
      measured.push(await measureMemory(phone))
    }
    await measure()
    for (let quote = 1; quote <= QUOTES; quote += 1) {
      console.error(`memory, quote ${quote} of ${QUOTES} …`)
      await oneQuote(hand, `Umroh memori ${Date.now().toString(36)}`)
      await measure()
    }
    if (!(await page.evaluate(() => window.isOneTab))) throw new Trouble('The page was loaded again within the day.')
    return { measured, errors: phone.errors }
  } finally {
    await phone.close()
  }
}

/** Measures the heap of a tab in which a mitra works for a day. It prints figures and checks none. */
export async function memory(app, { chromium }) {
  const browser = await launch(chromium)
  try {
    const { measured, errors } = await oneDay(browser, app)
    const first = measured[0].heapMB
    printTable(
      "Memory: a mitra's day in one tab",
      ['Beranda', 'heap MB', 'of the first screen', 'nodes in memory', 'elements shown'],
      measured.map(({ heapMB, held, nodes }, quotes) => [
        quotes === 0
          ? 'first screen'
          : `after ${quotes * SCREENS_OF_A_QUOTE} screens, ${quotes} ${quotes === 1 ? 'quote' : 'quotes'}, ${quotes * SHARES_OF_A_QUOTE} shares`,
        number(heapMB, 1),
        number(heapMB / first, 2),
        number(held),
        number(nodes),
      ]),
      [`After garbage collection, without slow-down; goal at the end: ${GOAL} times the first screen.`],
    )
    for (const error of new Set(errors)) console.log(`  Error in the page: ${error}`)
  } finally {
    await browser.close()
  }
}

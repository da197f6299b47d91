import type { Page } from '@playwright/test'
import {
  leftBehind,
  serverTrouble,
  strangersRead,
  strangersSent,
  strangersShown,
  unexplained,
  type Holder,
} from './findings'
import { DUPLICATED, SAVED, type Tab } from './phone'
import { isOfSession } from './screen'
import type { Session } from './state'

const SOMETHING = 'main, h1, h2, [role=alert], [role=progressbar], [role=dialog], form'
const BLANK_MS = 8000
const TOLD_MS = 5000

/** Something of the app can be seen, always; back beyond its first page is out of the app. */
export async function isBlank(page: Page, patience = BLANK_MS): Promise<boolean> {
  if (!page.url().startsWith('http')) return false
  const isSeen = await page
    .locator(SOMETHING)
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: patience })
    .then(
      () => true,
      () => false,
    )
  return !isSeen && page.url().startsWith('http')
}

/** What of others can be seen on a page. */
export async function strangersOn(page: Page, holder: Holder): Promise<string[]> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => '')
  const question = page.getByRole('dialog', { name: 'Lanjutkan draf?' })
  const isOfNew = page.url().endsWith('/create')
  const draft =
    isOfNew && (await question.isVisible()) ? await question.innerText({ timeout: 500 }).catch(() => '') : ''
  return strangersShown(text, draft, holder)
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

/** True where a screen that needs a session is shown although there is none any more. */
export async function outlivesSession(page: Page, patience = TOLD_MS): Promise<boolean> {
  const isOver = await page.evaluate(() => localStorage.getItem('partner_token') === null).catch(() => false)
  if (!isOver) return false
  const leaves = page.waitForURL((url) => !isOfSession(url), { timeout: patience, waitUntil: 'commit' })
  if (
    !(await leaves.then(
      () => false,
      () => true,
    ))
  )
    return false
  // A reload may have come between.
  return isOfSession(new URL(page.url())) && page.evaluate(() => localStorage.getItem('partner_token') === null)
}

async function checkTab(session: Session, tab: Tab): Promise<void> {
  const { broken, holder } = session
  const { page, name } = tab
  if (await isBlank(page)) broken(`nothing is on the screen of ${page.url()} in tab ${name}`)
  if (page.url().startsWith('http') && !tab.isCodeMissing() && (await outlivesSession(page)))
    broken(`tab ${name} still shows ${page.url()} without a session`)
  if (holder) (await strangersOn(page, holder)).forEach(broken)
}

/** What holds at every moment of a session; each line that it gives is one that does not. */
export async function checkStep(session: Session): Promise<void> {
  const { phone, books, broken, passed, checked, owners } = session
  for (const tab of phone.tabs) await checkTab(session, tab)
  for (const { tab, line } of phone.takeSaid()) {
    session.note(`said in tab ${tab.name}: ${line}`)
    if (line === SAVED) await books.onSaved(tab.name)
    if (line === DUPLICATED) await books.onDuplicated()
    if (line === 'BROKEN' && !tab.isCodeMissing()) broken('a screen broke')
  }
  unexplained(phone.heard, passed).forEach(broken)
  for (const call of passed.slice(checked.calls))
    [...serverTrouble(call), ...strangersSent(call, session.mitraOf, owners)].forEach(broken)
  for (const got of phone.takeGot()) strangersRead(got, session.mitraOf).forEach(broken)
  checked.calls = passed.length
}

/** The id under which this phone knows who is signed in. */
export async function userOn(page: Page): Promise<string> {
  const { user } = JSON.parse((await stored(page))['partner-auth'] ?? '{}') as { user?: { id: unknown } }
  return String(user?.id)
}

/** Nothing of who has left is on the phone; a wizard in another tab, which hears of it later, puts nothing back. */
export async function checkSignedOut({ phone, broken }: Session, user: string): Promise<void> {
  leftBehind(await stored(phone.page), user).forEach(broken)
  if (phone.tabs.length === 1) return
  await phone.page.waitForTimeout(800)
  leftBehind(await stored(phone.page), user).forEach(broken)
}

import type { Page } from '@playwright/test'
import {
  dataAfterLogout,
  serverErrors,
  foreignPackagesRead,
  foreignPackagesSent,
  foreignNamesShown,
  unexplained,
  type Holder,
} from './findings'
import { DUPLICATED, SAVED, type Tab } from './phone'
import { isOfSession } from './screen'
import type { Session } from './state'

const SOMETHING = 'main, h1, h2, [role=alert], [role=progressbar], [role=dialog], form'
const BLANK_MS = 8000
const TOLD_MS = 5000

/** True when the page shows nothing of the app. Going back beyond the first page leaves the app, which is allowed. */
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

/** Packages and drafts of others that the page shows. */
export async function foreignNamesOn(page: Page, holder: Holder): Promise<string[]> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => '')
  const question = page.getByRole('dialog', { name: 'Lanjutkan draf?' })
  const isOfNew = page.url().endsWith('/create')
  const draft =
    isOfNew && (await question.isVisible()) ? await question.innerText({ timeout: 500 }).catch(() => '') : ''
  return foreignNamesShown(text, draft, holder)
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

/** True when a screen that needs a session stays although the session has ended. */
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
  // A reload may have happened in between: check both conditions again.
  return isOfSession(new URL(page.url())) && page.evaluate(() => localStorage.getItem('partner_token') === null)
}

async function checkTab(session: Session, tab: Tab): Promise<void> {
  const { report, holder } = session
  const { page, name } = tab
  if (await isBlank(page)) report(`nothing is on the screen of ${page.url()} in tab ${name}`)
  if (page.url().startsWith('http') && !tab.isCodeMissing() && (await outlivesSession(page)))
    report(`tab ${name} still shows ${page.url()} without a session`)
  if (holder) (await foreignNamesOn(page, holder)).forEach(report)
}

/** Checks the rules that hold at every moment of a session; each broken rule is reported. */
export async function checkStep(session: Session): Promise<void> {
  const { phone, ledger, offers, report, passed, checked, owners, holder } = session
  for (const tab of phone.tabs) await checkTab(session, tab)
  for (const { tab, line } of phone.takeSaid()) {
    session.note(`said in tab ${tab.name}: ${line}`)
    if (line === SAVED) await ledger.onSaved(tab.name)
    if (line === DUPLICATED) await ledger.onDuplicated()
    if (line === 'BROKEN' && !tab.isCodeMissing()) report('a screen broke')
  }
  unexplained(phone.heard, passed).forEach(report)
  for (const call of passed.slice(checked.calls))
    [...serverErrors(call), ...foreignPackagesSent(call, session.mitraOf, owners)].forEach(report)
  for (const got of phone.takeGot()) foreignPackagesRead(got, session.mitraOf).forEach(report)
  checked.calls = passed.length
  offers.onLeft(holder?.mitra ?? '', phone.takeLeft())
  await offers.check()
}

/** The id of the signed-in user in the phone's storage. */
export async function userOn(page: Page): Promise<string> {
  const { user } = JSON.parse((await stored(page))['partner-auth'] ?? '{}') as { user?: { id: unknown } }
  return String(user?.id)
}

/**
 * After a logout no data of the user remains. A wizard in a second tab, which learns of the logout later, must not
 * store its draft again.
 */
export async function checkSignedOut({ phone, report }: Session, user: string): Promise<void> {
  dataAfterLogout(await stored(phone.page), user).forEach(report)
  if (phone.tabs.length === 1) return
  await phone.page.waitForTimeout(800)
  dataAfterLogout(await stored(phone.page), user).forEach(report)
}

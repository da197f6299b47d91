import type { Page } from '@playwright/test'
import type { Passed } from './proxy'
import { DUPLICATED, SAVED } from './phone'
import type { Session } from './state'

const SOMETHING = 'main, h1, h2, [role=alert], [role=progressbar], [role=dialog], form'
const BLANK_MS = 8000

/** Something of the app can be seen, always. */
async function isBlank(page: Page): Promise<boolean> {
  if (!page.url().startsWith('http')) return false
  return page.locator(SOMETHING).filter({ visible: true }).first().waitFor({ timeout: BLANK_MS }).then(() => false, () => true)
}

/** Names of sessions' packages say whose they are: no name of another mitra's may be seen, nor another user's draft of a new one. */
async function strangersOn(page: Page, { mitra, user }: { mitra: string; user: string }): Promise<string[]> {
  const text = await page.locator('body').innerText({ timeout: 2000 }).catch(() => '')
  const question = page.getByRole('dialog', { name: 'Lanjutkan draf?' })
  const isOfNew = page.url().endsWith('/create')
  const draft = isOfNew && (await question.isVisible()) ? await question.innerText({ timeout: 500 }).catch(() => '') : ''
  const names = (from: string) => [...from.matchAll(/Chaos \S+ (\w+) (\w+)/g)]
  return [
    ...names(text).filter(([, of]) => of !== mitra).map(([name]) => `'${name}' is shown to ${user} of ${mitra}`),
    ...names(draft).filter(([, , by]) => by !== user).map(([name]) => `the draft '${name}' is offered to ${user}`),
  ]
}

/** Packages in an answer that was given to somebody of another mitra. */
const strangersIn = ({ given, token, path }: Passed, mitraOf: (token: string | null) => string | undefined) =>
  [...(given?.body ?? '').matchAll(/Chaos \S+ (\w+) \w+/g)].filter(([, of]) => of !== mitraOf(token)).map(([name]) => `'${name}' was sent to another mitra by ${path}`)

/** What holds at every moment of a session; each line that it gives is one that does not. */
export async function checkStep(session: Session): Promise<void> {
  const { phone, books, broken, holder, passed, checked } = session
  // Back beyond its first page is out of the app.
  if ((await isBlank(phone.page)) && phone.page.url().startsWith('http')) broken(`nothing is on the screen of ${phone.page.url()}`)
  for (const line of phone.takeSaid()) {
    session.note(`said: ${line}`)
    if (line === SAVED) await books.onSaved()
    if (line === DUPLICATED) await books.onDuplicated()
    if (line === 'BROKEN' && !phone.isCodeMissing()) broken('a screen broke')
  }
  for (const complaint of phone.complaints()) broken(complaint)
  if (holder) (await strangersOn(phone.page, holder)).forEach(broken)
  for (const call of passed.slice(checked.calls)) {
    if (call.server && call.server.status >= 500) broken(`the server itself answered ${call.server.status} to ${call.method} ${call.path}`)
    strangersIn(call, session.mitraOf).forEach(broken)
  }
  checked.calls = passed.length
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

/** The id under which this phone knows who is signed in. */
export async function userOn(page: Page): Promise<string> {
  const { user } = JSON.parse((await stored(page))['partner-auth'] ?? '{}') as { user?: { id: unknown } }
  return String(user?.id)
}

/** After 'Keluar': no token, and nothing of who has left. Another's draft may wait for them: their session ended otherwise. */
export async function checkSignedOut({ phone, broken }: Session, user: string): Promise<void> {
  const left = await stored(phone.page)
  if (left.partner_token || left['partner-auth']) broken(`after 'Keluar' there is still ${Object.keys(left).join(', ')}`)
  const drafts = JSON.parse(left['package-drafts'] ?? '[]') as { user: string }[]
  if (drafts.some((draft) => draft.user === user)) broken(`after 'Keluar' a draft of ${user} is still there`)
}

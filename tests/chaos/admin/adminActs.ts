import { randomUUID } from 'node:crypto'
import { bodyOf } from '@/records/fields'
import { kursFields } from '@/records/kurs'
import { masterBody } from '../../support/bodies'
import { addDays, today } from '@/domain/values/dates'
import type { Random } from '../support/draw'
import type { Session } from '../support/state'
import { ask, call, signInWith, statusOf, tokenIn } from './adminCalls'
import { answersOfDisabled, brokenHistory, brokenPassword, halfImport, type Rate } from './adminFindings'

const KURS = '/custom-data/kurs'
const IMPORTED = '/custom-data/manasik'
const LIST = '/partner/umroh-regular'

type Act = (session: Session, random: Random) => Promise<unknown>

export async function recordsOf<Row>(path: string, token: string): Promise<Row[]> {
  const { body } = await ask('GET', path, { token })
  return (body as { data: { data: Row[] } }).data.data
}

/** An admin enters a rate for a later day; sometimes the answer is lost, and the same request is sent again. */
const enterRate: Act = async ({ admin, report, adminCounts }, random) => {
  const { token } = admin.signedIn
  const before = await recordsOf<Rate>(KURS, token)
  const rate = {
    rupiahPerSar: random.between(4000, 5500),
    buffer: 0,
    validFrom: addDays(today(), random.between(1, 20)),
  }
  const sent = { token, body: bodyOf(kursFields('SAR'), rate), key: randomUUID() }
  await call('POST', KURS, { ...sent, patience: random.pick([3, 15, 5000]) })
  const { status } = await ask('POST', KURS, sent)
  if (status !== 201) report(`a rate that was sent again is answered ${status}`)
  brokenHistory(before, await recordsOf<Rate>(KURS, token), 1).forEach(report)
  adminCounts.rates += 1
}

/** An admin imports new records. Sometimes a row is wrong or old, two send the same file, or the answer is lost. */
const importRows: Act = async ({ admin, report, adminCounts, newImport }, random) => {
  const { token } = admin.signedIn
  const names = Array.from({ length: random.between(2, 4) }, newImport)
  const rows: object[] = names.map((name) => ({ after: masterBody('manasik', { name, price: 1000, logo: null }) }))
  const fault = random.pick(['none', 'none', 'none', 'wrong', 'old'] as const)
  const changed = masterBody('manasik', { name: `${names[0]} lama`, price: 1, logo: null })
  if (fault === 'wrong') rows.push({ after: { ...changed, price: -1 } })
  if (fault === 'old') rows.splice(1, 0, { id: 999_999_999, before: changed, after: changed })
  const send = (patience: number) => call('POST', `${IMPORTED}/import`, { token, body: { rows }, patience })
  const answers = await Promise.all(
    Array.from({ length: random.pick([1, 1, 2]) }, () => send(random.pick([5, 30, 5000, 5000]))),
  )
  // A later answer waits for the earlier transactions, so none of them is under way after it.
  const last = await send(30_000)
  const found = (await recordsOf<{ manasik?: string }>(IMPORTED, token)).map(({ manasik = '' }) => manasik)
  const isRefused = fault !== 'none'
  halfImport({ names, found, status: isRefused ? (last?.status ?? null) : 200 }).forEach(report)
  if (isRefused && [...answers, last].some((answer) => answer?.status === 200))
    report(`an import with a row that is ${fault} was acknowledged`)
  adminCounts[isRefused ? 'refused imports' : 'imports'] += 1
}

/** An admin disables a colleague who is at work, and lets her in again. */
const disable: Act = async ({ admin, colleague, report, adminCounts }, random) => {
  const { token } = admin.signedIn
  const { id, email, password } = colleague
  const signedIn = await signInWith(email, password)
  if (signedIn.status !== 200) return report(`the colleague cannot sign in: ${signedIn.status}`)
  const theirs = { token: tokenIn(signedIn) }
  const atWork = Array.from({ length: random.between(1, 4) }, () => call('GET', LIST, theirs))
  const disabled = await statusOf('POST', `/users/${String(id)}/disable`, { token })
  await Promise.all(atWork)
  if (disabled !== 200) return report(`a user cannot be disabled: ${disabled}`)
  answersOfDisabled({
    'the list': await statusOf('GET', LIST, theirs),
    'the profile': await statusOf('GET', '/partner/me', theirs),
    'a copy': await statusOf('POST', `${LIST}/1/duplicate`, { ...theirs, body: { namaPaket: 'x' } }),
    'a login': (await signInWith(email, password)).status,
  }).forEach(report)
  if ((await statusOf('POST', `/users/${String(id)}/enable`, { token })) !== 200)
    report('a user cannot be enabled again')
  answersOfDisabled({ 'the list with an ended session': await statusOf('GET', LIST, theirs) }).forEach(report)
  adminCounts.disabled += 1
}

/** A colleague changes the own password, perhaps in two tabs at once, while another device is signed in. */
const changePassword: Act = async ({ colleague, report, adminCounts }, random) => {
  const { email, password } = colleague
  const logins = [await signInWith(email, password), await signInWith(email, password)]
  const [own, other] = logins.map(tokenIn)
  const wanted = Array.from({ length: random.pick([1, 2]) }, () => `sandi ${randomUUID()}`)
  const changes = await Promise.all(
    wanted.map((newPassword) =>
      statusOf('PUT', '/partner/me/password', {
        token: own ?? '',
        body: { currentPassword: password, newPassword },
      }),
    ),
  )
  const loginStatus = async (tried: string) => (await signInWith(email, tried)).status
  // The right one comes last: it forgets the wrong tries, which would slow the next login down.
  const oldLogin = await loginStatus(password)
  const order = wanted.map((_, at) => at).sort((a, b) => Number(changes[a] === 200) - Number(changes[b] === 200))
  const newLogins: number[] = []
  for (const at of order) newLogins[at] = await loginStatus(wanted[at] ?? '')
  const profileOf = (token = '') => statusOf('GET', '/partner/me', { token })
  brokenPassword({ changes, own: await profileOf(own), other: await profileOf(other), oldLogin, newLogins }).forEach(
    report,
  )
  colleague.password = wanted[newLogins.indexOf(200)] ?? password
  adminCounts.passwords += 1
}

const ACTS: readonly [string, Act][] = [
  ['an admin enters a rate', enterRate],
  ['an admin imports', importRows],
  ['an admin disables a colleague', disable],
  ['a colleague changes the password', changePassword],
]
const ADMIN_ACTS = 0.25

/** Lets an admin or a colleague act in a quarter of all calls. */
export async function adminActs(session: Session, random: Random): Promise<void> {
  if (!random.chance(ADMIN_ACTS)) return
  const [what, act] = random.pick(ACTS)
  session.note(what)
  await act(session, random)
}

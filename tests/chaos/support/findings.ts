import { apiLine, failedToReach, failedWith } from '../../e2e/support/support'
import type { Passed } from './proxy'

/** What must not be, found in what was recorded: each line is one thing that does not hold. */

export type Holder = { mitra: string; user: string }
/** Of which mitra a token is. */
export type MitraOf = (token: string | null) => string | undefined
/** Packages that lay on the server before: which mitra's API lists them. */
export type Owners = ReadonlyMap<number, ReadonlySet<string>>
/** What the page itself has read: names of sessions' packages, and with which token they were asked for. */
export type Got = { path: string; token: string | null; names: string[] }

/** What the browser itself says of a bad network, what the app logs of it (spec §8), and of a login that fails (spec §2). */
const EXPECTED = [
  /^warning: Service Worker registration blocked by Playwright$/,
  failedToReach,
  apiLine('(GET|POST|PUT) /'),
  /^error: \[auth\] /,
]

/** Complaints of the browser that nothing explains. */
export function unexplained(heard: readonly string[], passed: readonly Pick<Passed, 'given'>[]): string[] {
  const isExpected = (line: string) =>
    EXPECTED.some((pattern) => pattern.test(line)) ||
    passed.some(({ given }) => given !== null && given.status >= 400 && failedWith(given.status).test(line))
  return heard.filter((line) => !isExpected(line))
}

/** Names of sessions' packages say whose they are. */
const named = (text: string) =>
  [...text.matchAll(/Chaos \S+ (\w+) (\w+)/g)].map(([name, mitra = '', user = '']) => ({ name, mitra, user }))

/** No name of another mitra's may be seen, nor another user's draft of a new package. */
export const strangersShown = (screen: string, draftOfNew: string, { mitra, user }: Holder): string[] => [
  ...named(screen)
    .filter((each) => each.mitra !== mitra)
    .map(({ name }) => `'${name}' is shown to ${user} of ${mitra}`),
  ...named(draftOfNew)
    .filter((each) => each.user !== user)
    .map(({ name }) => `the draft '${name}' is offered to ${user}`),
]

const LIST = /^\/partner\/umroh-regular(?:\/(\d+)(?:\/edit-data)?)?$/

function parsed(text: string): { data?: unknown } | null {
  try {
    return JSON.parse(text) as { data?: unknown } | null
  } catch {
    return null
  }
}

/** Ids of the packages in the server's own answer, as it was before the network spoilt it. */
function packagesIn({ method, path, server }: Passed): number[] {
  const found = LIST.exec(path)
  if (method !== 'GET' || !found || server?.status !== 200) return []
  if (found[1] !== undefined) return [Number(found[1])]
  const rows = parsed(server.body)?.data
  return Array.isArray(rows) ? rows.map((row: { id: unknown }) => Number(row.id)) : []
}

/** Packages that were sent to somebody of another mitra: by their names, and those of before by their ids. */
export function strangersSent(call: Passed, mitraOf: MitraOf, owners: Owners): string[] {
  const mitra = mitraOf(call.token) ?? 'nobody'
  const isStranger = (id: number) => owners.has(id) && (owners.get(id)?.size !== 1 || !owners.get(id)?.has(mitra))
  const names = [call.server?.body ?? '', call.given?.body ?? ''].flatMap(named).filter((each) => each.mitra !== mitra)
  return [
    ...new Set(names.map(({ name }) => `'${name}' was sent to ${mitra} by ${call.path}`)),
    ...packagesIn(call)
      .filter(isStranger)
      .map((id) => `package ${id} was sent to ${mitra} by ${call.path}`),
  ]
}

/** The same of what a page has read: a browser may answer from what it keeps, and no proxy hears of that. */
export const strangersRead = ({ path, token, names }: Got, mitraOf: MitraOf): string[] =>
  named(names.join('\n'))
    .filter((each) => each.mitra !== mitraOf(token))
    .map(({ name }) => `'${name}' was read by ${mitraOf(token) ?? 'nobody'} in ${path}`)

/** Whatever is asked of it, the server itself does not fail. */
export const serverTrouble = ({ server, method, path }: Passed): string[] =>
  server && server.status >= 500 ? [`the server itself answered ${server.status} to ${method} ${path}`] : []

/** After 'Keluar': no token, and nothing of who has left. Another's draft may wait for them: their session ended otherwise. */
export function leftBehind(stored: Readonly<Record<string, string>>, user: string): string[] {
  const drafts = JSON.parse(stored['package-drafts'] ?? '[]') as { user: string }[]
  return [
    ...(stored.partner_token || stored['partner-auth']
      ? [`after 'Keluar' there is still ${Object.keys(stored).join(', ')}`]
      : []),
    ...(drafts.some((draft) => draft.user === user) ? [`after 'Keluar' a draft of ${user} is still there`] : []),
  ]
}

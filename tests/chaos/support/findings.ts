import { apiLine, failedToReach, failedWith } from '../../e2e/support/support'
import type { ProxiedCall } from './proxy'

/** Pure checks of what a session recorded. Each line that they return is one broken rule. */

export type Holder = { mitra: string; user: string }
/** Returns the mitra that a token belongs to. */
export type MitraOf = (token: string | null) => string | undefined
/** Packages that existed before the sessions, with the mitra whose API lists them. */
export type Owners = ReadonlyMap<number, ReadonlySet<string>>
/** Names of session packages that the page itself received, with the token of the request. */
export type Got = { path: string; token: string | null; names: string[] }

/** Console messages of a bad network, of the app about it (docs/product.md §11.1), and of a failed login (docs/product.md §3.1.5). */
const EXPECTED = [
  /^warning: Service Worker registration blocked by Playwright$/,
  failedToReach,
  apiLine('(GET|POST|PUT) /'),
  /^error: \[auth\] /,
]

/** Console messages without a known cause. */
export function unexplained(heard: readonly string[], passed: readonly Pick<ProxiedCall, 'given'>[]): string[] {
  const isExpected = (line: string) =>
    EXPECTED.some((pattern) => pattern.test(line)) ||
    passed.some(({ given }) => given !== null && given.status >= 400 && failedWith(given.status).test(line))
  return heard.filter((line) => !isExpected(line))
}

/** Finds the names of session packages; each name tells its owner. */
const named = (text: string) =>
  [...text.matchAll(/Chaos \S+ (\w+) (\w+)/g)].map(([name, mitra = '', user = '']) => ({ name, mitra, user }))

/** A mitra may not see a name of another mitra, nor a user the draft that another user began for a new package. */
export const foreignNamesShown = (screen: string, draftOfNew: string, { mitra, user }: Holder): string[] => [
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

/** The package ids in the server's own answer, before the proxy changed it. */
function packagesIn({ method, path, server }: ProxiedCall): number[] {
  const found = LIST.exec(path)
  if (method !== 'GET' || !found || server?.status !== 200) return []
  if (found[1] !== undefined) return [Number(found[1])]
  const rows = parsed(server.body)?.data
  return Array.isArray(rows) ? rows.map((row: { id: unknown }) => Number(row.id)) : []
}

/** Packages of another mitra in an answer: session packages by name, older packages by id. */
export function foreignPackagesSent(call: ProxiedCall, mitraOf: MitraOf, owners: Owners): string[] {
  const mitra = mitraOf(call.token) ?? 'nobody'
  const isForeign = (id: number) => owners.has(id) && (owners.get(id)?.size !== 1 || !owners.get(id)?.has(mitra))
  const names = [call.server?.body ?? '', call.given?.body ?? ''].flatMap(named).filter((each) => each.mitra !== mitra)
  return [
    ...new Set(names.map(({ name }) => `'${name}' was sent to ${mitra} by ${call.path}`)),
    ...packagesIn(call)
      .filter(isForeign)
      .map((id) => `package ${id} was sent to ${mitra} by ${call.path}`),
  ]
}

/**
 * Packages of another mitra that the page received. The browser may answer from its cache, which the proxy cannot see.
 */
export const foreignPackagesRead = ({ path, token, names }: Got, mitraOf: MitraOf): string[] =>
  named(names.join('\n'))
    .filter((each) => each.mitra !== mitraOf(token))
    .map(({ name }) => `'${name}' was read by ${mitraOf(token) ?? 'nobody'} in ${path}`)

/** The server itself must never fail, whatever the requests are. */
export const serverErrors = ({ server, method, path }: ProxiedCall): string[] =>
  server && server.status >= 500 ? [`the server itself answered ${server.status} to ${method} ${path}`] : []

/**
 * After 'Keluar' no token, user or draft of that user may remain. A draft of another user may stay: their session ended
 * without 'Keluar'.
 */
export function dataAfterLogout(stored: Readonly<Record<string, string>>, user: string): string[] {
  const drafts = JSON.parse(stored['package-drafts'] ?? '[]') as { user: string }[]
  return [
    ...(stored.partner_token || stored['partner-auth']
      ? [`after 'Keluar' there is still ${Object.keys(stored).join(', ')}`]
      : []),
    ...(drafts.some((draft) => draft.user === user) ? [`after 'Keluar' a draft of ${user} is still there`] : []),
  ]
}

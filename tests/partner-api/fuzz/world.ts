import { LOGIN_PACES } from '@/partner-api/auth/limits/loginPaces'
import type { Operation } from '../../checkApi/operations'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { newToken, sha256 } from '@/partner-api/auth/tokens'
import type { Store } from '@/partner-api/stores/store'
import { LOGO } from '../../domain/offer/packages'
import { ADMIN, apiOver, DEWI, editBy, NOW, sessionOf, SITI, snapshotNamed, STAFF, workedQuote } from '../fixtures'
import { ownAccountSample, resetAccounts } from './ownAccount'
import { accountSample, changedBy, readyLink, restoreAccounts } from './accounts'
import { OFFERS, offerSample } from './offers'
import { statusSample } from './status'
import type { Known, Request } from './requests'
import { sampleBody } from './sample'

/** Names that only their owner and an admin may read. */
const SECRETS: Record<string, string> = { [SITI]: 'RAHASIA-MILIK-ANNUR', [DEWI]: 'RAHASIA-MILIK-BAROKAH' }
const ACCOUNTS = [SITI, DEWI, ADMIN, STAFF]
const PACKAGES = '/partner/umroh-regular'
/** Calls that every mitra may make. */
const OF_MITRA = /^\/partner\/(umroh-regular(?!.*\/template)|offers|offer-profile)/

const OWN_ACCOUNT = /^\/(partner\/me\/(password|second-factor)|users\/[^/]*\/second-factor)/

/** New recovery codes are for a second factor that is on. */
const NEEDS_FACTOR = '/recovery-codes'

const free = 1_000_000
const patient: typeof LOGIN_PACES = {
  own: { ...LOGIN_PACES.own, free },
  place: { ...LOGIN_PACES.place, free },
  shared: { ...LOGIN_PACES.shared, free },
  right: { ...LOGIN_PACES.right, free },
  account: { ...LOGIN_PACES.account, free },
  lines: LOGIN_PACES.lines,
}

/** A seeded API with every account signed in. Each mitra has a package and an offer profile with a secret name. */
export async function world(store: Store) {
  // A locked-out account would get 429 for every request.
  const push = {
    publicKey: async () => 'B',
    mayReach: ({ protocol }: URL) => protocol === 'https:',
    wake: () => undefined,
  }
  const api = await apiOver(store, { packages: [2, 2], loginPaces: patient, admitWrite: () => undefined, push })
  const tokens = new Map(await Promise.all(ACCOUNTS.map(async (email) => [email, newToken()] as const)))
  const users = new Map(
    await Promise.all(ACCOUNTS.map(async (email) => [email, await store.findUserByEmail(email)] as const)),
  )

  async function signIn(email: string) {
    const hash = await sha256(tokens.get(email) ?? '')
    if (!(await store.findSession(hash)))
      await store.insertToken(sessionOf(users.get(email)?.id ?? 0, hash, api.clock.now))
  }
  for (const email of ACCOUNTS) await signIn(email)
  for (const [email, namaPaket] of Object.entries(SECRETS)) {
    const user = users.get(email)
    await store.insertPackage({
      mitraId: user?.mitraId ?? 0,
      createdBy: user?.id ?? 0,
      createdAt: NOW,
      snapshot: snapshotNamed(namaPaket),
    })
    await store.putOfferProfile(user?.mitraId ?? 0, emptyProfile(namaPaket), editBy(user?.id ?? 0))
  }

  const admins = [ADMIN, STAFF].flatMap((email) => users.get(email) ?? [])
  const hashes = await Promise.all([...tokens.values()].map(sha256))
  await resetAccounts(store, admins, hashes)
  /** Forgets what the request has guessed. Undoes what the request changed, and what `send` prepared for it. */
  async function reset({ who, path }: Request, { ok }: Response) {
    const wasReadied = path.endsWith(NEEDS_FACTOR)
    const changed = ok || wasReadied ? admins.filter(({ email }) => email === who || path.startsWith('/users/')) : []
    await resetAccounts(store, changed, who === null ? [] : [await sha256(tokens.get(who) ?? '')])
  }

  const { body: offered } = await api.call('GET', PACKAGES, { token: tokens.get(SITI) })
  const quote = await workedQuote(api, tokens.get(SITI) ?? '')
  const sampleFor = ({ body, template }: Operation) => {
    if (body === undefined) return undefined
    const own = ownAccountSample(template)
    if (own) return own
    if (template.endsWith('/delete')) return { rows: [{ id: 999_999 }] }
    if (template === '/partner/uploads') return { image: LOGO }
    if (template === '/partner/login') return { email: SITI, password: 'mitra123' }
    const ofOffers = offerSample(template) ?? statusSample(template)
    if (ofOffers) return ofOffers
    const ofAccounts = accountSample(template)
    if (ofAccounts) return ofAccounts
    return template.startsWith(PACKAGES) && !template.endsWith('/duplicate') ? quote : sampleBody(body)
  }

  /** Makes two offers, the second with two options: a request may have revoked or answered those of the operation before. */
  async function newOffers(): Promise<number[]> {
    // A request may have ended the session of a mitra, so an admin makes the offers.
    const token = tokens.get(ADMIN)
    const path = `${PACKAGES}/${offered.data[0].id}/offers`
    const withOptions = { ...offerSample(path), roomMix: null, others: [offered.data[1].id] }
    const made = [offerSample(path), withOptions].map((body) => api.call('POST', path, { token, body }))
    return (await Promise.all(made)).map(({ body }) => body.data.id)
  }

  /** Returns the ids in the list at the beginning of an operation's path. */
  async function idsFor({ template }: Operation): Promise<(number | string)[]> {
    const at = template.indexOf('/{id}')
    if (at < 0) return []
    if (template.startsWith(OFFERS)) return newOffers()
    // The last first: nobody switches off their own by this call.
    if (template.endsWith('/second-factor')) return admins.map(({ id }) => id).reverse()
    const list = template.slice(0, at)
    // A save by its mitra has ended it.
    if (list === '/partner/templates') await store.setTemplate(offered.data[0].id, true)
    if (list.endsWith('/batches')) return [await newBatch(list.replace('/batches', ''))]
    const { body } = await api.call('GET', list, { token: tokens.get(ADMIN) })
    const rows: { id: number }[] = Array.isArray(body.data) ? body.data : body.data.data
    // Only a deleted record can be restored.
    if (template.endsWith('/restore')) await api.call('DELETE', `${list}/${rows[0]?.id}`, { token: tokens.get(ADMIN) })
    return rows.map(({ id }) => id)
  }

  /** Makes an import that can be undone. */
  async function newBatch(resource: string): Promise<string> {
    const body = await importSample(`${resource}/import`)
    const made = await api.call('POST', `${resource}/import`, { token: tokens.get(ADMIN), body })
    return made.body.batch
  }

  /** Makes an import that leaves the first record as it is, so that it may be sent any number of times. */
  async function importSample(template: string) {
    const { body } = await api.call('GET', template.replace('/import', ''), { token: tokens.get(ADMIN) })
    const rows: { id: number }[] = body.data.data.slice(0, 1)
    return { rows: rows.map(({ id, ...record }) => ({ id, before: record, after: record })) }
  }

  return {
    ...api,
    known: async (operation: Operation): Promise<Known> => ({
      ids: await idsFor(operation),
      sample: operation.template.endsWith('/import') ? await importSample(operation.template) : sampleFor(operation),
      accounts: OF_MITRA.test(operation.template) ? ACCOUNTS : [ADMIN, ADMIN, SITI, STAFF],
    }),
    mitraOf: (email: string | null) => (email === null ? null : (users.get(email)?.mitraId ?? null)),
    /** Returns the texts that no answer to this account may contain. */
    hiddenFrom: (email: string | null) =>
      email === ADMIN || email === STAFF
        ? []
        : Object.entries(SECRETS)
            .filter(([owner]) => owner !== email)
            .map(([, secret]) => secret),
    /** Sends a request as the account that it names. After a logout it signs the account in again. */
    async send(request: Request): Promise<Response> {
      const { who, method, path, headers, body } = request
      const token = who === null ? undefined : tokens.get(who)
      await readyLink(store, path, api.clock.now)
      if (path.endsWith(NEEDS_FACTOR))
        for (const { id, email } of admins) if (email === who) await store.enableSecondFactor(id, api.clock.now, [])
      const response = await api.api.request(`http://api.test/api${path}`, {
        method,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body: body as BodyInit }),
      })
      if (who !== null && /^\/partner\/(logout|me\/)/.test(path)) await signIn(who)
      if (response.ok && method !== 'GET') {
        const changed = changedBy(
          path,
          [...users.values()].flatMap((user) => user ?? []),
        )
        await restoreAccounts(store, changed)
        if (path.startsWith('/users/')) for (const { email } of changed) await signIn(email)
      }
      if (OWN_ACCOUNT.test(path)) await reset(request, response)
      return response
    },
  }
}
export type World = Awaited<ReturnType<typeof world>>

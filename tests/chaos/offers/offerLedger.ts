import type { OfferRequest } from '@/data-provider/types'
import type { OfferProfile } from '@/domain/offer/offerProfile'
import type { PackageDetail } from '@/domain/types'
import type { AuditListResponse, DetailResponse, MasterListResponse, WireOffer } from '@/http/partnerApi.types'
import { readPackageDetail } from '@/resources/umroh-regular/mappers/packages'
import { fetchDirect } from '../../support/server/direct'
import { figuresOfOptions } from './optionFigures'
import type { ServerReader } from '../support/ledger'
import type { ProxiedCall } from '../support/proxy'
import {
  foreignFigures,
  keptThoughErased,
  profileWords,
  leaksIn,
  miscounted,
  openThoughOver,
  pageText,
  publicFigures,
  secretFigures,
  type Kept,
} from './offerFindings'

/** A text that left the phone, and the page that it left from. */
export type Left = { by: string; path: string; text: string }
export type OfferKind = 'links' | 'revoked' | 'accepted' | 'erased' | 'texts that left'
type Reader = Pick<ServerReader, 'get'>
type Source = { passed: readonly ProxiedCall[]; apiOf: (mitra: string) => Reader; admin: Reader }
export type Link = {
  url: string
  id: number
  packageId: number
  /** The further packages of a link with options. */
  others: number[]
  mitra: string
  /** The figures that its version may have: the package may have been saved while the link was being made. */
  versions: Set<number>[]
  /** The name that the mitra typed. */
  customer: string | null
  isErased: boolean
  isRevoked: boolean
  wasRead: boolean
  kept: Kept | null
}

const MADE = /^\/partner\/umroh-regular\/(\d+)\/offers$/
const CHANGED = /^\/partner\/offers\/(\d+)$/
const ERASED = /^\/partner\/offers\/(\d+)\/customer$/
const LATEST = 3
const isDone = ({ server }: ProxiedCall) => server !== null && server.status >= 200 && server.status < 300
const statusOf = async (url: string, init?: Parameters<typeof fetchDirect>[1]) =>
  (await fetchDirect(url, { redirect: 'manual', ...init })).status
/** The text of a request without its picture: the digits of a JPEG in base64 mean nothing. */
const withoutPicture = (sent: string) => JSON.stringify({ ...(JSON.parse(sent) as OfferRequest), image: null })

/** The links that the server has made in a session, and what left the phone. `report` receives each broken rule. */
export function createOfferLedger(
  { passed, apiOf, admin }: Source,
  mitraOf: (token: string | null) => string | undefined,
  report: (what: string) => void,
) {
  const links: Link[] = []
  const [asked, handled] = [new Set<ProxiedCall>(), new Set<ProxiedCall>()]
  /** By id: every state of a package that was read, the newest last. */
  const details = new Map<number, PackageDetail[]>()
  /** By id: the place in `details` of the state that the package had when a link was last asked for. */
  const asOf = new Map<number, number>()
  const left: (Left & { mitra: string })[] = []
  const tried = new Set<string>()
  const counts: Record<OfferKind, number> = { links: 0, revoked: 0, accepted: 0, erased: 0, 'texts that left': 0 }

  async function readDetail(mitra: string, id: number): Promise<void> {
    const answer = await apiOf(mitra).get<DetailResponse>(`/partner/umroh-regular/${id}`)
    const detail = readPackageDetail(String(id), answer)
    const known = details.get(id) ?? []
    if (detail && JSON.stringify(known.at(-1)) !== JSON.stringify(detail)) details.set(id, [...known, detail])
  }

  const secretsOf = (...ids: number[]) =>
    new Set(ids.flatMap((id) => (details.get(id) ?? []).flatMap((detail) => [...secretFigures(detail)])))

  async function onMade(call: ProxiedCall, packageId: number, mitra: string): Promise<void> {
    const request = JSON.parse(call.sent) as OfferRequest
    const ids = [packageId, ...(request.others ?? []).map(Number)]
    for (const id of ids) await readDetail(mitra, id)
    const { data } = JSON.parse(call.server?.body ?? '{}') as { data: { id: number; url: string } }
    if (links.some(({ id }) => id === Number(data.id))) return
    counts.links += 1
    const { data: own } = await apiOf(mitra).get<{ data: { profile: OfferProfile | null } }>('/partner/offer-profile')
    const words = `${request.customerName} ${profileWords(own.profile)}`
    const plan = own.profile?.paymentPlan ?? null
    const versions = figuresOfOptions(
      ids.map((id) => (details.get(id) ?? []).slice(asOf.get(id) ?? -1)),
      (detail) => publicFigures(detail, request, words, plan),
    )
    links.push({
      url: data.url,
      id: Number(data.id),
      packageId,
      others: ids.slice(1),
      mitra,
      versions,
      customer: request.customerName,
      isErased: false,
      isRevoked: false,
      wasRead: false,
      kept: null,
    })
  }

  /** Notes the links that the server has made or revoked since the last call, told to the phone or not. */
  async function takeCalls(): Promise<void> {
    for (const call of passed.filter(({ method }) => method !== 'GET')) {
      const made = MADE.exec(call.path)?.[1]
      if (made !== undefined && !asked.has(call)) {
        asked.add(call)
        left.push({
          by: 'the request',
          path: `/${made}`,
          text: withoutPicture(call.sent),
          mitra: mitraOf(call.token) ?? '',
        })
      }
      if (handled.has(call) || !isDone(call)) continue
      handled.add(call)
      const changed = CHANGED.exec(call.path)?.[1]
      const revoked = links.find(({ id }) => call.method === 'DELETE' && id === Number(changed))
      if (revoked && !revoked.isRevoked) counts.revoked += 1
      if (revoked) revoked.isRevoked = true
      const erased = links.find(({ id }) => id === Number(ERASED.exec(call.path)?.[1]))
      if (erased && !erased.isErased) counts.erased += 1
      if (erased) erased.isErased = true
      if (made !== undefined) await onMade(call, Number(made), mitraOf(call.token) ?? '')
    }
  }

  async function keptOf({ id, packageId, mitra }: Link): Promise<{ kept: Kept; state: WireOffer['state'] } | null> {
    const rows = async () =>
      (await admin.get<AuditListResponse>(`/partner/audit?resource=offers&record=${id}&per_page=200`)).data
    const before = await rows()
    const { data } = await apiOf(mitra).get<MasterListResponse<WireOffer>>(`/partner/umroh-regular/${packageId}/offers`)
    const offer = (Array.isArray(data) ? data : data.data).find((each) => Number(each.id) === id)
    // Somebody has answered in between, so the next check reads both again.
    if (!offer || (await rows()).length !== before.length) return null
    const count = (event: string) => before.filter((row) => row.event === event).length
    const kept = {
      accepted: count('accept'),
      takenBack: count('take-back'),
      seen: count('seen'),
      answer: offer.answer ? offer.answer.name : null,
      isErased: Boolean(offer.erasedAt),
    }
    return { kept, state: offer.state }
  }

  async function checkLink(link: Link): Promise<void> {
    const { url, packageId, others, versions, customer, isErased, isRevoked, wasRead } = link
    const name = `link ${link.id}`
    const found = await keptOf(link)
    if (isRevoked && found && found.state !== 'revoked') report(`${name} is revoked; the server says ${found.state}`)
    const page = await fetchDirect(url)
    const html = await page.text()
    leaksIn(`${name} (${page.status})`, pageText(html), secretsOf(packageId, ...others)).forEach(report)
    if (isErased) keptThoughErased(name, customer, html, await statusOf(`${url}.jpg`)).forEach(report)
    if (isRevoked || found?.state === 'replaced') {
      const picture = await statusOf(`${url}.jpg`)
      const accept = await statusOf(`${url}/accept`, { method: 'POST', body: new URLSearchParams({ name: 'x' }) })
      openThoughOver(name, { page: page.status, picture, accept }).forEach(report)
    } else if (page.status === 200) foreignFigures(name, html, versions).forEach(report)
    if (!found) return
    miscounted(name, link.kept, found.kept, tried, wasRead).forEach(report)
    counts.accepted += Number(found.kept.answer !== null && link.kept?.answer !== found.kept.answer)
    link.kept = found.kept
  }

  async function checkLeft(): Promise<void> {
    for (const { mitra, by, path, text } of left.splice(0)) {
      const id = Number(/\/(\d+)$/.exec(path)?.[1])
      counts['texts that left'] += 1
      if (id) await readDetail(mitra, id).catch(() => undefined)
      leaksIn(`${by} of ${path}`, text, secretsOf(id)).forEach(report)
    }
  }

  return {
    links,
    counts,
    /** Call this before a name is sent as the name of an acceptance. */
    onAccept: (name: string) => void tried.add(name),
    /** Call this before a link of the package is asked for. */
    async beforeMake(mitra: string, packageId: number) {
      await readDetail(mitra, packageId)
      asOf.set(packageId, (details.get(packageId) ?? []).length - 1)
    },
    onLeft: (mitra: string, texts: readonly Left[]) => void left.push(...texts.map((each) => ({ ...each, mitra }))),
    /** Call this when the phone shows a link. */
    async onShown(packageId: number, url: string) {
      await takeCalls()
      if (!links.some((link) => link.packageId === packageId && link.url === url))
        report(`the phone shows ${url} for package ${packageId}, and the server has made no such link`)
    },
    /** Checks what left the phone, and the latest links, or every link. */
    async check(isAll = false) {
      await takeCalls()
      await checkLeft()
      for (const link of isAll ? links : links.slice(-LATEST)) await checkLink(link)
    },
  }
}

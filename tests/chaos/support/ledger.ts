import { priceInRupiah } from '@/domain/values/money'
import { readNumber } from '@/domain/values/numbers'
import { ROOM_TYPES } from '@/domain/types'
import type { DetailResponse, PackageRequest, WirePackageRow } from '@/http/partnerApi.types'
import type { PartnerApi, Totals } from '../../e2e/support/support'
import type { ProxiedCall } from './proxy'

/** A quote as the mitra sees it, or as the server holds it. */
export type Quote = { name: string; jamaah: string; totals: Totals }
/** A quote on a screen; `jamaah` is null if the screen does not say it. */
type ShownQuote = Omit<Quote, 'jamaah'> & { jamaah: string | null }
/** A press of 'Simpan' in a tab, with the quote on the screen. */
type Press = { tab: string; quote: ShownQuote; isAcknowledged: boolean }
/** Reads the server directly, not through the proxy. */
export type ServerReader = Pick<PartnerApi, 'get' | 'packagesNamed'>
export type Kind = 'created' | 'changed' | 'copied' | 'twins of one draft'

type Totalled = { [total in `total_price_${(typeof ROOM_TYPES)[number]}_rupiah`]: string | number | null }
const totalsOf = (row: Totalled) =>
  Object.fromEntries(
    ROOM_TYPES.map((room) => [room, priceInRupiah(readNumber(row[`total_price_${room}_rupiah`]))]),
  ) as Totals
const text = (quote: ShownQuote) => JSON.stringify(quote)
const isAmong = (presses: readonly Press[], truth: Quote) =>
  presses.some(({ quote }) => text({ ...quote, jamaah: quote.jamaah ?? truth.jamaah }) === text(truth))
const texts = (presses: readonly Press[]) => presses.map(({ quote }) => text(quote)).join(' and ')
/** Saves of other tabs that may or may not have arrived. */
const openElsewhere = (presses: readonly Press[], tab: string) =>
  presses.filter((press) => press.tab !== tab && !press.isAcknowledged)

/**
 * The number of packages that one name may have: one. If two tabs continue one draft and each saves different contents,
 * the server acknowledges both. No rule decides which of them stays, so such twins are allowed and counted.
 */
const maxPackages = (presses: readonly Press[]) =>
  Math.min(new Set(presses.map(({ tab }) => tab)).size, new Set(presses.map(({ quote }) => text(quote))).size)

/** The address of a save: a new package, or the package with this id. */
const SAVE = /\/partner\/umroh-regular(?:\/(\d+))?$/
const isDelivered = ({ given }: ProxiedCall) => given !== null && given.status >= 200 && given.status < 300
const idIn = ({ server }: ProxiedCall) =>
  Number((JSON.parse(server?.body ?? '{}') as { data?: { id: unknown } }).data?.id)
const nameIn = ({ sent }: ProxiedCall) => (JSON.parse(sent) as Pick<PackageRequest, 'namaPaket'>).namaPaket

/**
 * Compares three things: the saves that were requested, the saves that the app acknowledged, and the server's data.
 * `apiOf` reads the server directly, not through the proxy; `report` receives each difference.
 */
export function createLedger(
  passed: readonly ProxiedCall[],
  apiOf: (mitra: string) => ServerReader,
  report: (what: string) => void,
) {
  /** By name: each press of 'Simpan' on a new package. */
  const pressed = new Map<string, { mitra: string; presses: Press[] }>()
  /** By id: the contents that a package may hold. The acknowledged contents come first, then later attempts. */
  const expected = new Map<number, { mitra: string; allowed: Press[] }>()
  const lastOf = new Map<string, Press>()
  const copies = new Map<string, string>()
  const acknowledged: { mitra: string; name: string; id: number }[] = []
  const counted = new Set<ProxiedCall>()
  const successes: Record<Kind, number> = { created: 0, changed: 0, copied: 0, 'twins of one draft': 0 }

  async function rowsNamed(mitra: string, name: string): Promise<WirePackageRow[]> {
    const rows = (await apiOf(mitra).packagesNamed(name)) as WirePackageRow[]
    return rows.filter((row) => row.nama_paket === name)
  }

  async function truthOf(mitra: string, id: number): Promise<Quote> {
    const { data } = await apiOf(mitra).get<DetailResponse>(`/partner/umroh-regular/${id}`)
    return {
      name: data.package.nama_paket ?? '',
      jamaah: String(data.package.jumlah_jamaah),
      totals: totalsOf(data.package),
    }
  }

  async function watch(mitra: string, id: number) {
    if (!expected.has(id))
      expected.set(id, { mitra, allowed: [{ tab: '', quote: await truthOf(mitra, id), isAcknowledged: true }] })
  }

  /** The last successful write that no message of the app has acknowledged yet. */
  function lastWrite(isWanted: (call: ProxiedCall) => boolean): ProxiedCall | undefined {
    const found = passed.findLast(
      (call) => call.method !== 'GET' && isWanted(call) && isDelivered(call) && !counted.has(call),
    )
    if (found) counted.add(found)
    return found
  }

  /** Checks that the package holds the saved contents, or contents that another tab is saving. */
  async function holdAgainst(id: number, mitra: string, earlier: readonly Press[], press: Press) {
    press.isAcknowledged = true
    // The save went into this package, so no other package may hold its contents.
    for (const entry of expected.values()) entry.allowed = entry.allowed.filter((other) => other !== press)
    const allowed = [press, ...openElsewhere(earlier, press.tab)]
    expected.set(id, { mitra, allowed })
    const truth = await truthOf(mitra, id).catch(() => null)
    if (!truth) report(`the app says that '${press.quote.name}' is saved; the server has no package ${id}`)
    else if (!isAmong(allowed, truth))
      report(
        `acknowledged '${press.quote.name}' of ${id}: the review showed ${texts(allowed)}, the server has ${text(truth)}`,
      )
  }

  return {
    acknowledged,
    truthOf,
    /** The number of success messages of each kind. */
    successes,

    /** Call this before a press of 'Simpan' on this quote. */
    onPress(tab: string, mitra: string, id: number | null, quote: ShownQuote) {
      const press = { tab, quote, isAcknowledged: false }
      lastOf.set(tab, press)
      if (id !== null) return void expected.get(id)?.allowed.push(press)
      const entry = pressed.get(quote.name) ?? { mitra, presses: [] }
      pressed.set(quote.name, { mitra, presses: [...entry.presses, press] })
      // Both tabs hold the same draft, so one tab may change the package that the other has saved.
      const saved = acknowledged.find(({ name }) => name === quote.name)
      if (saved) expected.get(saved.id)?.allowed.push(press)
    },

    /** From the moment a package opens for editing, its contents are checked. */
    onEdit: watch,

    onCopy: (mitra: string, name: string) => void copies.set(name, mitra),

    /** Call this when the app reports in this tab that a package is saved. */
    async onSaved(tab: string) {
      const press = lastOf.get(tab)
      const call = lastWrite(
        (write) => SAVE.test(write.path) && (press === undefined || nameIn(write) === press.quote.name),
      )
      if (!call) return report('the app says that a package is saved, and no save was answered with success')
      const name = nameIn(call)
      const edited = SAVE.exec(call.path)?.[1]
      successes[edited === undefined ? 'created' : 'changed'] += 1
      const entry = pressed.get(name)
      // A new package that was changed after its answer was lost is updated by its id.
      if (edited !== undefined && !(entry && !expected.has(Number(edited)))) {
        const known = expected.get(Number(edited))
        if (!known || !press) return report(`package ${edited} was saved without 'Simpan'`)
        return holdAgainst(Number(edited), known.mitra, known.allowed, press)
      }
      if (!entry || !press) return report(`'${name}' was saved without 'Simpan'`)
      const rows = await rowsNamed(entry.mitra, name)
      if (rows.length < 1 || rows.length > maxPackages(entry.presses))
        return report(`the app says that '${name}' is saved; the server has ${rows.length}`)
      const id = rows.length === 1 ? Number(rows[0]?.id) : idIn(call)
      acknowledged.push({ mitra: entry.mitra, name, id })
      return holdAgainst(id, entry.mitra, entry.presses, press)
    },

    /** Call this when the app reports a finished copy. */
    async onDuplicated() {
      const call = lastWrite(({ path }) => path.endsWith('/duplicate'))
      if (!call) return report('the app says that a package is duplicated, and no duplicate was answered with success')
      successes.copied += 1
      const [name, mitra] = [nameIn(call), copies.get(nameIn(call)) ?? '']
      const rows = await rowsNamed(mitra, name)
      if (rows.length !== 1)
        return report(`the app says that the copy '${name}' is made; the server has ${rows.length}`)
      await watch(mitra, Number(rows[0]?.id))
    },

    /** The last check: no package is there twice, none is lost, and each holds reviewed contents. */
    async close() {
      for (const [name, { mitra, presses }] of pressed) {
        const rows = await rowsNamed(mitra, name)
        const truths = await Promise.all(rows.map(async ({ id }) => text(await truthOf(mitra, Number(id)))))
        if (rows.length > Math.max(1, maxPackages(presses)) || new Set(truths).size < rows.length)
          report(`'${name}' is on the server ${rows.length} times`)
        else if (rows.length > 1) successes['twins of one draft'] += rows.length - 1
        for (const { id } of rows) if (!expected.has(Number(id))) expected.set(Number(id), { mitra, allowed: presses })
      }
      for (const [name, mitra] of copies) {
        const rows = await rowsNamed(mitra, name)
        if (rows.length > 1) report(`the copy '${name}' is on the server ${rows.length} times`)
      }
      for (const [id, { mitra, allowed }] of expected) {
        const truth = await truthOf(mitra, id).catch(() => null)
        if (!truth) report(`package ${id} of ${allowed[0]?.quote.name} is lost`)
        else if (!isAmong(allowed, truth))
          report(`package ${id}: the server has ${text(truth)}, the reviews showed ${texts(allowed)}`)
      }
    },
  }
}

import { formatRupiah } from '../../../src/domain/values/money'
import { readNumber } from '../../../src/domain/values/numbers'
import { ROOM_TYPES } from '../../../src/domain/types'
import type { DetailResponse, PackageRequest, WirePackageRow } from '../../../src/http/partnerApi.types'
import type { PartnerApi, Totals } from '../../e2e/support/support'
import type { Passed } from './proxy'

/** A quote as a mitra sees it, or as the server holds it. */
export type Quote = { name: string; jamaah: string; totals: Totals }
/** 'Simpan' was pressed on it, in this tab. */
type Press = { tab: string; quote: Quote; isAcknowledged: boolean }
/** What is asked past the proxy. */
export type Truth = Pick<PartnerApi, 'get' | 'packagesNamed'>
export type Kind = 'created' | 'changed' | 'copied' | 'twins of one draft'

type Totalled = { [total in `total_price_${(typeof ROOM_TYPES)[number]}_rupiah`]: string | number | null }
const totalsOf = (row: Totalled) =>
  Object.fromEntries(
    ROOM_TYPES.map((room) => [room, formatRupiah(readNumber(row[`total_price_${room}_rupiah`]))]),
  ) as Totals
const text = (quote: Quote) => JSON.stringify(quote)
const holds = (presses: readonly Press[], truth: Quote) => presses.some(({ quote }) => text(quote) === text(truth))
const texts = (presses: readonly Press[]) => presses.map(({ quote }) => text(quote)).join(' and ')
/** Nobody knows whether another tab's save has arrived, nor when. */
const openElsewhere = (presses: readonly Press[], tab: string) =>
  presses.filter((press) => press.tab !== tab && !press.isAcknowledged)

/**
 * How many packages one name may have: one. Where a draft was gone on with in two tabs and each has saved a form of its
 * own, both were asked for and acknowledged; which is then to stay is not decided, and such twins are counted.
 */
const mostOf = (presses: readonly Press[]) =>
  Math.min(new Set(presses.map(({ tab }) => tab)).size, new Set(presses.map(({ quote }) => text(quote))).size)

/** Where 'Simpan' goes: to a new package, or to the one of this id. */
const SAVE = /\/partner\/umroh-regular(?:\/(\d+))?$/
const isDelivered = ({ given }: Passed) => given !== null && given.status >= 200 && given.status < 300
const idIn = ({ server }: Passed) => Number((JSON.parse(server?.body ?? '{}') as { data?: { id: unknown } }).data?.id)
const nameIn = ({ sent }: Passed) => (JSON.parse(sent) as Pick<PackageRequest, 'namaPaket'>).namaPaket

/**
 * What was asked to be saved and what was said to be saved, held against the server's own word. `apiOf` asks it, past
 * the proxy; `broken` is told what does not agree.
 */
export function openBooks(passed: readonly Passed[], apiOf: (mitra: string) => Truth, broken: (what: string) => void) {
  /** By name: every form that 'Simpan' was pressed on, new ones alone. */
  const pressed = new Map<string, { mitra: string; presses: Press[] }>()
  /** By id: what an acknowledged package may hold; the acknowledged form first, then what was tried since. */
  const kept = new Map<number, { mitra: string; may: Press[] }>()
  const lastOf = new Map<string, Press>()
  const copies = new Map<string, string>()
  const acknowledged: { mitra: string; name: string; id: number }[] = []
  const counted = new Set<Passed>()
  const heard: Record<Kind, number> = { created: 0, changed: 0, copied: 0, 'twins of one draft': 0 }

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
    if (!kept.has(id))
      kept.set(id, { mitra, may: [{ tab: '', quote: await truthOf(mitra, id), isAcknowledged: true }] })
  }

  /** The write that was just answered with success, and that no message has spoken of yet. */
  function lastWrite(isWanted: (call: Passed) => boolean): Passed | undefined {
    const found = passed.findLast(
      (call) => call.method !== 'GET' && isWanted(call) && isDelivered(call) && !counted.has(call),
    )
    if (found) counted.add(found)
    return found
  }

  /** The package that the form was saved in holds it, or what another tab has been saving. */
  async function holdAgainst(id: number, mitra: string, earlier: readonly Press[], press: Press) {
    press.isAcknowledged = true
    // It is in this package, and so in no other.
    for (const entry of kept.values()) entry.may = entry.may.filter((other) => other !== press)
    const may = [press, ...openElsewhere(earlier, press.tab)]
    kept.set(id, { mitra, may })
    const truth = await truthOf(mitra, id).catch(() => null)
    if (!truth) broken(`the app says that '${press.quote.name}' is saved; the server has no package ${id}`)
    else if (!holds(may, truth))
      broken(
        `acknowledged '${press.quote.name}' of ${id}: the review showed ${texts(may)}, the server has ${text(truth)}`,
      )
  }

  return {
    acknowledged,
    truthOf,
    /** How many messages of success there were. */
    heard,

    /** 'Simpan' is about to be pressed on this. */
    onPress(tab: string, mitra: string, id: number | null, quote: Quote) {
      const press = { tab, quote, isAcknowledged: false }
      lastOf.set(tab, press)
      if (id !== null) return void kept.get(id)?.may.push(press)
      const entry = pressed.get(quote.name) ?? { mitra, presses: [] }
      pressed.set(quote.name, { mitra, presses: [...entry.presses, press] })
      // The same form in two tabs: what one has saved, the other may change.
      const saved = acknowledged.find(({ name }) => name === quote.name)
      if (saved) kept.get(saved.id)?.may.push(press)
    },

    /** A package is opened to be edited: from now on it is watched. */
    onEdit: watch,

    onCopy: (mitra: string, name: string) => void copies.set(name, mitra),

    /** The app said, in this tab, that a package is saved. */
    async onSaved(tab: string) {
      const press = lastOf.get(tab)
      const call = lastWrite(
        (write) => SAVE.test(write.path) && (press === undefined || nameIn(write) === press.quote.name),
      )
      if (!call) return broken('the app says that a package is saved, and no save was answered with success')
      const name = nameIn(call)
      const edited = SAVE.exec(call.path)?.[1]
      heard[edited === undefined ? 'created' : 'changed'] += 1
      const entry = pressed.get(name)
      // A new package that was changed after its answer was lost is changed by its id.
      if (edited !== undefined && !(entry && !kept.has(Number(edited)))) {
        const known = kept.get(Number(edited))
        if (!known || !press) return broken(`package ${edited} was saved without 'Simpan'`)
        return holdAgainst(Number(edited), known.mitra, known.may, press)
      }
      if (!entry || !press) return broken(`'${name}' was saved without 'Simpan'`)
      const rows = await rowsNamed(entry.mitra, name)
      if (rows.length < 1 || rows.length > mostOf(entry.presses))
        return broken(`the app says that '${name}' is saved; the server has ${rows.length}`)
      const id = rows.length === 1 ? Number(rows[0]?.id) : idIn(call)
      acknowledged.push({ mitra: entry.mitra, name, id })
      return holdAgainst(id, entry.mitra, entry.presses, press)
    },

    /** The app said that a copy is made. */
    async onDuplicated() {
      const call = lastWrite(({ path }) => path.endsWith('/duplicate'))
      if (!call) return broken('the app says that a package is duplicated, and no duplicate was answered with success')
      heard.copied += 1
      const [name, mitra] = [nameIn(call), copies.get(nameIn(call)) ?? '']
      const rows = await rowsNamed(mitra, name)
      if (rows.length !== 1)
        return broken(`the app says that the copy '${name}' is made; the server has ${rows.length}`)
      await watch(mitra, Number(rows[0]?.id))
    },

    /** At the end: nothing twice, nothing lost, nothing other than it was reviewed. */
    async close() {
      for (const [name, { mitra, presses }] of pressed) {
        const rows = await rowsNamed(mitra, name)
        const truths = await Promise.all(rows.map(async ({ id }) => text(await truthOf(mitra, Number(id)))))
        if (rows.length > Math.max(1, mostOf(presses)) || new Set(truths).size < rows.length)
          broken(`'${name}' is on the server ${rows.length} times`)
        else if (rows.length > 1) heard['twins of one draft'] += rows.length - 1
        for (const { id } of rows) if (!kept.has(Number(id))) kept.set(Number(id), { mitra, may: presses })
      }
      for (const [name, mitra] of copies) {
        const rows = await rowsNamed(mitra, name)
        if (rows.length > 1) broken(`the copy '${name}' is on the server ${rows.length} times`)
      }
      for (const [id, { mitra, may }] of kept) {
        const truth = await truthOf(mitra, id).catch(() => null)
        if (!truth) broken(`package ${id} of ${may[0]?.quote.name} is lost`)
        else if (!holds(may, truth))
          broken(`package ${id}: the server has ${text(truth)}, the reviews showed ${texts(may)}`)
      }
    },
  }
}

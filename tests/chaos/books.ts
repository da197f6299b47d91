import { formatRupiah } from '../../src/domain/money'
import { readNumber } from '../../src/domain/numbers'
import { ROOM_TYPES } from '../../src/domain/types'
import type { DetailResponse, PackageRequest, WirePackageRow } from '../../src/http/partnerApi.types'
import type { PartnerApi, Totals } from '../e2e/support'
import type { Passed } from './proxy'

/** A quote as a mitra sees it, or as the server holds it. */
export type Quote = { name: string; jamaah: string; totals: Totals }

type Totalled = { [total in `total_price_${(typeof ROOM_TYPES)[number]}_rupiah`]: string | number | null }
const totalsOf = (row: Totalled) => Object.fromEntries(ROOM_TYPES.map((room) => [room, formatRupiah(readNumber(row[`total_price_${room}_rupiah`]))])) as Totals
const text = (quote: Quote) => JSON.stringify(quote)

/** Where 'Simpan' goes: to a new package, or to the one of this id. */
const EDITED = /\/partner\/umroh-regular\/(\d+)$/
const isDelivered = ({ given }: Passed) => given !== null && given.status >= 200 && given.status < 300

export type Books = ReturnType<typeof openBooks>

/**
 * What was asked to be saved and what was said to be saved, held against the server's own word. `apiOf` asks it, past
 * the proxy; `broken` is told what does not agree.
 */
export function openBooks(passed: readonly Passed[], apiOf: (mitra: string) => PartnerApi, broken: (what: string) => void) {
  /** By name: every form that 'Simpan' was pressed on, new ones alone. */
  const pressed = new Map<string, { mitra: string; quotes: Quote[] }>()
  /** By id: what an acknowledged package may hold; the acknowledged form first, then what was tried since. */
  const kept = new Map<number, { mitra: string; may: Quote[] }>()
  const copies = new Map<string, string>()
  const acknowledged: { mitra: string; name: string; id: number }[] = []
  const counted = new Set<Passed>()

  async function rowsNamed(mitra: string, name: string): Promise<WirePackageRow[]> {
    const rows = (await apiOf(mitra).packagesNamed(name)) as WirePackageRow[]
    return rows.filter((row) => row.nama_paket === name)
  }

  async function truthOf(mitra: string, id: number): Promise<Quote> {
    const { data } = await apiOf(mitra).get<DetailResponse>(`/partner/umroh-regular/${id}`)
    return { name: data.package.nama_paket ?? '', jamaah: String(data.package.jumlah_jamaah), totals: totalsOf(data.package) }
  }

  /** The write that was just answered with success, and that no message has spoken of yet. */
  function lastWrite(isWanted: (call: Passed) => boolean): Passed | undefined {
    const found = passed.findLast((call) => call.method !== 'GET' && isWanted(call) && isDelivered(call) && !counted.has(call))
    if (found) counted.add(found)
    return found
  }

  return {
    acknowledged,
    truthOf,
    /** How many messages of success there were. */
    heard: () => counted.size,

    /** 'Simpan' is about to be pressed on this. */
    onPress(mitra: string, id: number | null, quote: Quote) {
      if (id !== null) return void (kept.get(id)?.may.push(quote))
      const entry = pressed.get(quote.name) ?? { mitra, quotes: [] }
      pressed.set(quote.name, { mitra, quotes: [...entry.quotes, quote] })
    },

    /** A package is opened to be edited: from now on it is watched. */
    async onEdit(mitra: string, id: number) {
      if (!kept.has(id)) kept.set(id, { mitra, may: [await truthOf(mitra, id)] })
    },

    onCopy: (mitra: string, name: string) => void copies.set(name, mitra),

    /** The app said that a package is saved. */
    async onSaved() {
      const call = lastWrite(({ path }) => path === '/partner/umroh-regular' || EDITED.test(path))
      if (!call) return broken('the app says that a package is saved, and no save was answered with success')
      const { namaPaket } = JSON.parse(call.sent) as PackageRequest
      const edited = EDITED.exec(call.path)?.[1]
      // A new package that was changed after its answer was lost is changed by its id.
      if (edited !== undefined && !(pressed.has(namaPaket) && !kept.has(Number(edited)))) {
        const entry = kept.get(Number(edited))
        const last = entry?.may.at(-1)
        if (!entry || !last) return broken(`package ${edited} was saved without 'Simpan'`)
        const truth = await truthOf(entry.mitra, Number(edited))
        if (text(truth) !== text(last)) broken(`acknowledged change of ${edited}: the review showed ${text(last)}, the server has ${text(truth)}`)
        entry.may = [last]
        return
      }
      const entry = pressed.get(namaPaket)
      const last = entry?.quotes.at(-1)
      if (!entry || !last) return broken(`'${namaPaket}' was saved without 'Simpan'`)
      const rows = await rowsNamed(entry.mitra, namaPaket)
      if (rows.length !== 1) return broken(`the app says that '${namaPaket}' is saved; the server has ${rows.length}`)
      const id = Number(rows[0]?.id)
      const truth = await truthOf(entry.mitra, id)
      if (text(truth) !== text(last)) broken(`acknowledged '${namaPaket}': the review showed ${text(last)}, the server has ${text(truth)}`)
      kept.set(id, { mitra: entry.mitra, may: [last] })
      acknowledged.push({ mitra: entry.mitra, name: namaPaket, id })
    },

    /** The app said that a copy is made. */
    async onDuplicated() {
      const call = lastWrite(({ path }) => path.endsWith('/duplicate'))
      if (!call) return broken('the app says that a package is duplicated, and no duplicate was answered with success')
      const { namaPaket } = JSON.parse(call.sent) as { namaPaket: string }
      const rows = await rowsNamed(copies.get(namaPaket) ?? '', namaPaket)
      if (rows.length !== 1) broken(`the app says that the copy '${namaPaket}' is made; the server has ${rows.length}`)
    },

    /** At the end: nothing twice, nothing lost, nothing other than it was reviewed. */
    async close() {
      for (const [name, { mitra, quotes }] of pressed) {
        const rows = await rowsNamed(mitra, name)
        if (rows.length > 1) broken(`'${name}' is on the server ${rows.length} times`)
        const id = Number(rows[0]?.id)
        if (rows.length === 1 && !kept.has(id)) kept.set(id, { mitra, may: quotes })
      }
      for (const [name, mitra] of copies) {
        const rows = await rowsNamed(mitra, name)
        if (rows.length > 1) broken(`the copy '${name}' is on the server ${rows.length} times`)
      }
      for (const [id, { mitra, may }] of kept) {
        const truth = await truthOf(mitra, id).catch(() => null)
        if (!truth) broken(`package ${id} of ${may[0]?.name} is lost`)
        else if (!may.some((quote) => text(quote) === text(truth))) broken(`package ${id}: the server has ${text(truth)}, the reviews showed ${may.map(text).join(' and ')}`)
      }
    },
  }
}

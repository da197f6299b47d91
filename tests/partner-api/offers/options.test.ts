import { beforeEach, describe, expect, it } from 'vitest'
import type { MemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, DEWI, SITI } from '../fixtures'
import { CUSTOMER, offerOf, type OfferWorld } from './offerWorld'
import { saveAs, seededOptions } from './seededOptions'

const fresh = seededOptions()
let ids: [number, number, number]
let store: MemoryStore
let there: OfferWorld
let ofDewi: number
beforeEach(async () => {
  ;({ ids, store, there } = await fresh())
  const { packages } = store.exportState()
  const mitraId = packages.find(({ id }) => id === ids[0])?.mitraId
  ofDewi = packages.find((row) => row.mitraId !== mitraId)?.id ?? 0
})

const share = (of = ids, as = SITI) => there.share(as, of[0], { others: of.slice(1) })
const post = async (changes: Record<string, unknown>, as = SITI) =>
  there.call('POST', `/partner/umroh-regular/${ids[0]}/offers`, {
    token: await there.signIn(as),
    body: offerOf(changes),
  })
const change = async (method: string, path: string, body?: unknown) =>
  there.call(method, `/partner/offers/${path}`, { token: await there.signIn(SITI), body })
const statuses = async (packageIds: readonly number[] = ids) => {
  const rows = await Promise.all(packageIds.map((id) => store.findStatus(id)))
  return rows.map(({ sentAt, seenAt, acceptedAt }) =>
    acceptedAt !== null ? 'setuju' : seenAt !== null ? 'dilihat' : sentAt !== null ? 'terkirim' : 'draf',
  )
}
const yes = { name: 'Salamah', room: 'quad', jamaah: 2 }

describe('a link for several packages (docs/product.md §26.2.7)', () => {
  it('the answer tells the title and the lowest price of all options, and each package lists the offer under its own version', async () => {
    await saveAs(store, ids[2], { totals: { double: 30_000_000, triple: 25_000_000, quad: 9_000_000 } })
    const made = await share()
    expect(made).toMatchObject({ name: '3 pilihan paket umroh', lowestPrice: 9_000_000, version: 1 })
    const options = [
      { letter: 'A', packageId: ids[0], name: 'Umroh Syawal', version: 1 },
      { letter: 'B', packageId: ids[1], name: 'Umroh Hemat', version: 1 },
      { letter: 'C', packageId: ids[2], name: 'Umroh Plus', version: 1 },
    ]
    for (const id of ids)
      expect(await there.offersOf(SITI, id)).toMatchObject([{ id: made.id, state: 'open', comparable: true, options }])
    expect(await statuses()).toEqual(['terkirim', 'terkirim', 'terkirim'])
  })

  it('an offer of one package has no options', async () => {
    await there.share(SITI, ids[0], { others: [] })
    expect(await there.offersOf(SITI, ids[0])).toMatchObject([{ options: [] }])
    expect(await there.offersOf(SITI, ids[1])).toEqual([])
  })

  it.each<[string, () => Record<string, unknown>, string, RegExp]>([
    ['no list', () => ({ others: ids[1] }), 'others', /1 atau 2 paket lain/],
    ['four packages in all', () => ({ others: [ids[1], ids[2], ofDewi] }), 'others', /1 atau 2 paket lain/],
    ['a package twice', () => ({ others: [ids[1], String(ids[1])] }), 'others', /1 atau 2 paket lain/],
    ['the package of the path', () => ({ others: [ids[1], ids[0]] }), 'others', /1 atau 2 paket lain/],
    ['no id', () => ({ others: ['satu'] }), 'others', /1 atau 2 paket lain/],
    ['an unknown package', () => ({ others: [ids[1], 987_654_321] }), 'others.1', /tidak ditemukan/],
    ['the package of another mitra', () => ({ others: [ofDewi] }), 'others.0', /tidak ditemukan/],
    ['rooms of a group', () => ({ others: [ids[1]], roomMix: { quad: 2 } }), 'roomMix', /rombongan/],
    [
      'a day after the earliest check-in',
      () => ({ others: [ids[1]], validUntil: '2027-04-11' }),
      'validUntil',
      /check-in/,
    ],
  ])('%s is refused at its field', async (_, changes, field, message) => {
    const { status, body } = await post(changes())
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(body.errors[field][0]).toMatch(message)
    expect(store.exportState().offers).toEqual([])
  })

  it('a package whose price is not known and one that has departed are refused by their place', async () => {
    const row = await store.findPackage(ids[1], 'all')
    await saveAs(store, ids[1], { totals: { ...row?.snapshot.totals, quad: 0 } })
    const past = await store.findPackage(ids[2], 'all')
    const stay = { ...past?.snapshot.hotels.makkah, checkIn: '2026-11-01', checkOut: '2026-11-05' }
    await saveAs(store, ids[2], { hotels: { ...past?.snapshot.hotels, makkah: stay } })
    const { status, body } = await post({ others: [ids[1], ids[2]] })
    expect([status, body.errors]).toEqual([
      422,
      {
        'others.0': [expect.stringMatching(/Harga quad belum diketahui/)],
        'others.1': [expect.stringMatching(/lewat/)],
      },
    ])
  })

  it('an admin may not offer packages of two mitra together', async () => {
    const { status, body } = await post({ others: [ofDewi] }, ADMIN)
    expect([status, body.errors]).toEqual([422, { 'others.0': [expect.stringMatching(/mitra lain/)] }])
  })

  it('a save of any of its packages closes the link with the next share of that package, and not before', async () => {
    const { path } = await share()
    await saveAs(store, ids[1])
    await there.share(SITI, ids[0])
    expect((await there.open(path)).status).toBe(200)
    expect((await there.share(SITI, ids[1])).version).toBe(2)
    const closed = await there.open(path)
    expect([closed.status, await closed.text()]).toEqual([
      410,
      expect.stringContaining('Ada penawaran yang lebih baru'),
    ])
    expect(await there.offersOf(SITI, ids[2])).toMatchObject([{ state: 'replaced', version: 1 }])
    expect(await statuses()).toEqual(['terkirim', 'terkirim', 'terkirim'])
  })

  it('a next offer with options has a new version of the saved package alone, and closes the links of that package', async () => {
    const alone = await there.share(SITI, ids[1])
    await saveAs(store, ids[1])
    await share()
    const [offer] = await there.offersOf(SITI, ids[1])
    expect(offer.options.map(({ version }: { version: number }) => version)).toEqual([1, 2, 1])
    expect((await there.open(alone.path)).status).toBe(410)
  })

  it('each package is told as it was offered, and no other package', async () => {
    const { id } = await share([ids[0], ids[1]] as never)
    await saveAs(store, ids[1], { namaPaket: 'Nama kedua' })
    const kept = async (query: string) => {
      const { status, body } = await change('GET', `${id}/package${query}`)
      return status === 200 ? body.data.package.namaPaket : status
    }
    expect([await kept(''), await kept(`?package=${ids[1]}`)]).toEqual(['Umroh Syawal', 'Umroh Hemat'])
    expect([await kept(`?package=${ids[2]}`), await kept('?package=x')]).toEqual([404, 404])
  })

  it('another mitra finds nothing of it', async () => {
    const { id } = await share()
    const token = await there.signIn(DEWI)
    expect((await there.call('DELETE', `/partner/offers/${id}`, { token })).status).toBe(404)
  })
})

describe('exactly one option is accepted (docs/product.md §26.2.9)', () => {
  it('a customer chooses one option on the page: its package is agreed to, the others stay read, and a second choice changes nothing', async () => {
    const { path } = await share()
    expect(await (await there.open(path)).text()).toContain('B. Umroh Hemat')
    await there.open(`${path}/seen`, { method: 'POST' })
    expect((await there.accept(path, { option: 'B' })).status).toBe(303)
    expect((await there.accept(path, { option: 'C', name: 'Aminah' })).status).toBe(303)
    expect(await statuses()).toEqual(['dilihat', 'setuju', 'dilihat'])
    for (const id of ids)
      expect(await there.offersOf(SITI, id)).toMatchObject([
        { state: 'accepted', answer: { by: 'customer', name: 'Salamah', option: 'B' } },
      ])
    expect(await store.listAudit({ event: 'accept' }, 9)).toMatchObject([
      { label: '3 pilihan paket umroh', after: { room: 'quad', jamaah: 2, option: 'B' } },
    ])
  })

  it.each(['', 'D', 'b', 'A,B'])('the form with the option %j comes back with a message', async (option) => {
    const { path } = await share()
    const again = await there.accept(path, { option })
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('Pilih salah satu pilihan')])
    expect(await statuses()).toEqual(['terkirim', 'terkirim', 'terkirim'])
  })

  it('the mitra notes the chosen option and takes it back, and then another one can be chosen', async () => {
    const { id, path } = await share()
    const note = (answer: unknown) => change('POST', `${id}/answer`, { answer })
    expect((await note(yes)).body.errors).toEqual({ 'answer.option': ['Pilih salah satu pilihan yang ditawarkan'] })
    expect((await note({ ...yes, option: 'C' })).body.data.answer).toMatchObject({ by: 'mitra', option: 'C' })
    expect((await note({ ...yes, option: 'A' })).status).toBe(409)
    expect(await statuses()).toEqual(['terkirim', 'terkirim', 'setuju'])
    expect((await note(null)).status).toBe(200)
    expect(await statuses()).toEqual(['terkirim', 'terkirim', 'terkirim'])
    await there.accept(path, { option: 'A' })
    expect(await statuses()).toEqual(['setuju', 'terkirim', 'terkirim'])
  })

  it('an offer of one package takes no option', async () => {
    const { id } = await there.share(SITI, ids[0])
    const { body } = await change('POST', `${id}/answer`, { answer: { ...yes, option: 'A' } })
    expect(Object.keys(body.errors)).toEqual(['answer.option'])
  })

  it('the answer is kept with the version of the chosen package', async () => {
    await there.share(SITI, ids[1])
    await saveAs(store, ids[1])
    const { path } = await share()
    await there.accept(path, { option: 'B' })
    expect(store.exportState().offers.at(-1)?.answer?.version).toBe(2)
  })
})

describe('the customer of an offer with options', () => {
  it.each(['link', 'status'])(
    'erasing by the %s erases the customer of the link and of each of its packages',
    async (by) => {
      const { id, path } = await share()
      await there.accept(path, { option: 'B', name: 'Salamah Binti Rahasia' })
      if (by === 'link') await change('DELETE', `${id}/customer`)
      else {
        const token = await there.signIn(SITI)
        await there.call('DELETE', `/partner/umroh-regular/${ids[2]}/customer`, { token })
      }
      const kept = JSON.stringify(store.exportState())
      for (const secret of [CUSTOMER.name, CUSTOMER.digits, 'Salamah Binti Rahasia']) expect(kept).not.toContain(secret)
    },
  )
})

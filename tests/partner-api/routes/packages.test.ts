import { beforeAll, describe, expect, it } from 'vitest'
import { calculatePrice } from '@/domain/package/price/price'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { priceInput } from '@/partner-api/pricing/quote'
import { SORT_FIELDS } from '@/partner-api/stores/packageSort'
import { ADMIN, apiOver, DEWI, HASAN, NOW, seasonal, SITI, workedQuote, type Api } from '../fixtures'

const PATH = '/partner/umroh-regular'
const NOT_OFFERED = 'Pilihan ini sudah tidak tersedia'
const ROOMS = ['double', 'triple', 'quad'] as const

let api: Api
let siti: string
let dewi: string
let admin: string
let quote: Awaited<ReturnType<typeof workedQuote>>
beforeAll(async () => {
  api = await apiOver(createMemoryStore(), { packages: [42, 18] })
  ;[siti, dewi, admin] = [await api.login(SITI), await api.login(DEWI), await api.login(ADMIN)]
  quote = await workedQuote(api, siti)
})

const save = async (body: unknown, token = siti) => {
  const { status, body: answer } = await api.call('POST', PATH, { token, body })
  expect([status, answer.message]).toEqual([201, 'Paket berhasil disimpan'])
  return answer.data.id as number
}
const detail = async (id: number, token = siti) => (await api.call('GET', `${PATH}/${id}`, { token })).body.data
const editData = async (id: number, token = siti) =>
  (await api.call('GET', `${PATH}/${id}/edit-data`, { token })).body.data
const list = async (query = '', token = siti) => (await api.call('GET', `${PATH}?${query}`, { token })).body
const named = (namaPaket: string, changes: object = {}) => ({ ...quote, namaPaket, ...changes })

describe('the seed', () => {
  it('the demo data has 42 packages of one mitra and 18 of the other: of every kind, newest first, with departures after today', async () => {
    const { data, meta } = await list('per_page=200')
    expect([data.length, meta, (await list('', dewi)).meta.total, (await list('', admin)).meta.total]).toEqual([
      42,
      { total: 42, page: 1, per_page: 200, sort_by: [...SORT_FIELDS], status_counts: expect.any(Object) },
      18,
      60,
    ])
    const details = await Promise.all(data.map(({ id }: { id: number }) => detail(id)))
    const kinds = new Set(
      details.map(
        ({ package: p }) =>
          `${p.tipe_perjalanan} ${Number(p.hotel_makkah_id !== null) + Number(p.hotel_madinah_id !== null)}`,
      ),
    )
    expect([...kinds].sort()).toEqual(['group 0', 'group 1', 'group 2', 'private 2'])
    for (const { package: p } of details)
      for (const city of ['makkah', 'madinah'])
        if (p[`hotel_${city}_check_in`]) expect(p[`hotel_${city}_check_in`] > '2026-11-20').toBe(true)
  })
  it('each total of the demo data is the result of calculatePrice for the package’s copies of the masters', async () => {
    const store = createMemoryStore()
    await apiOver(store, { packages: [20, 10] })
    for (const { snapshot } of store.exportState().packages) {
      const prices = calculatePrice(priceInput(snapshot))
      for (const room of ROOMS) expect(snapshot.totals[room]).toBe(prices[room].total)
      expect(snapshot.totals.double).toBeGreaterThan(10_000_000)
    }
  })
  it('the demo data is the same in each run', async () => {
    const states = await Promise.all(
      [1, 2].map(async () => {
        const store = createMemoryStore()
        await apiOver(store)
        return store.exportState().packages
      }),
    )
    expect(states[0]).toEqual(states[1])
  })
})

describe('saving', () => {
  it('the API computes the totals of the worked package itself (docs/product.md §16.2) and refuses totals in the body', async () => {
    const id = await save(named('Contoh hitung'))
    const { package: p, tourLeaderPerType } = await detail(id)
    expect(p.total_price_double_rupiah).toBeCloseTo(30_822_044.444_444, 5)
    expect(tourLeaderPerType.double).toBeCloseTo(670_044.444_444, 5)
    expect((await list('q=contoh hitung')).data).toEqual([
      {
        id,
        nama_paket: 'Contoh hitung',
        tipe_perjalanan: 'group',
        jumlah_jamaah: 45,
        total_price_double_rupiah: p.total_price_double_rupiah,
        total_price_triple_rupiah: p.total_price_triple_rupiah,
        total_price_quad_rupiah: p.total_price_quad_rupiah,
        created_at: new Date(NOW).toISOString(),
        check_in: '2027-04-10',
        status: 'draf',
        valid_until: null,
        customer_name: null,
        remind_at: null,
        other_chosen: false,
        agreed: null,
      },
    ])
    const claimed = await api.call('POST', PATH, {
      token: siti,
      body: { ...named('Murah'), totals: { double: 1 }, mitraId: 2, id: 1 },
    })
    expect([claimed.status, Object.keys(claimed.body.errors)]).toEqual([422, ['totals', 'mitraId', 'id']])
  })
  it('the detail has every name and price that the totals were computed with', async () => {
    const data = await detail(await save(named('Rinci')))
    expect(data.package).toMatchObject({
      nama_paket: 'Rinci',
      jumlah_jamaah: 45,
      start_city: 'makkah',
      tipe_perjalanan: 'group',
      tour_leader: 1,
      margin: 2_000_000,
      margin_rupiah: 2_000_000,
      hotel_makkah_name: 'Royal Majestic',
      hotel_makkah_check_in: '2027-04-10',
      hotel_makkah_check_out: '2027-04-14',
      hotel_makkah_bintang: 4,
      hotel_makkah_image: 'hotels/makkah/royal-majestic.svg',
      hotel_makkah_price_double_sar: 2040,
      hotel_makkah_price_double_rupiah: 9_588_000,
      hotel_madinah_name: 'Grand Plaza Badr Al Maqam',
      hotel_madinah_price_quad_sar: 2040,
    })
    expect(data.labels).toMatchObject({
      pesawat: 'Batik Air',
      la_private: null,
      visa: 'Visa + Bus Ekonomi',
      muthawwif: 'Muthawwif 8 hari',
      handling_saudi: 'Handling Saudi standar',
      domestik: 'Handling PP Soekarno-Hatta',
      siskopatuh: 'Siskopatuh',
      perlengkapan: 'Koper lengkap',
      wisata_plus: null,
      manasik: 'Manasik di kantor',
    })
    expect(data.addonPrices).toMatchObject({
      domestik: 150_000,
      siskopatuh: 200_000,
      perlengkapan: 1_000_000,
      wisata_plus: null,
      manasik: 100_000,
    })
    expect(data.privateGroupPrices).toMatchObject({
      la_private: null,
      visa_bus: 2_850_000,
      muthawwif: 11_280_000,
      handling_saudi: 281_000,
    })
    expect(data.pesawatRow).toEqual({ pesawat: 'Batik Air', logo: 'pesawat/batik-air.svg', price: 14_500_000 })
    expect(data.transportasis).toEqual(
      quote.transportasi.map(({ id }, index) => ({
        transportasi_id: id,
        name: expect.any(String),
        price: [4_935_000, 6_815_000, 4_465_000][index],
      })),
    )
  })
  it('saving the edit-data again gives the same totals', async () => {
    const id = await save(named('Bolak-balik'))
    const { id: own, version: _, ...form } = await editData(id)
    expect(own).toBe(id)
    expect(form.hotelMakkah.dataHotel).toMatchObject({
      nama_hotel: 'Royal Majestic',
      harga_double_jamaah_rupiah: 4_794_000,
    })
    expect(form.pesawat).toEqual({
      id: quote.pesawat.id,
      data: { id: quote.pesawat.id, pesawat: 'Batik Air', price: 14_500_000, logo: 'pesawat/batik-air.svg' },
    })
    expect(form.transportasi[0]).toEqual({
      id: quote.transportasi[0]?.id,
      transportasi_id: quote.transportasi[0]?.id,
      data: { id: quote.transportasi[0]?.id, transportation: 'Bus JED–Makkah', price_IDR: 4_935_000 },
    })
    expect(form.laPrivate).toEqual({ id: null, data: null })
    const before = await detail(id)
    expect((await api.call('PUT', `${PATH}/${id}`, { token: siti, body: form })).status).toBe(200)
    expect(await detail(id)).toEqual(before)
  })
  it('a package without hotels and of a private trip has none of the group’s prices', async () => {
    const laPrivate = { id: await api.idOf(siti, '/custom-data/la-private', 'la_private', 'LA Private VIP bintang 5') }
    const skipped = { tanpaHotel: true, id: quote.hotelMakkah.id, tanggalCheckIn: 'x', tanggalCheckOut: null }
    const id = await save(
      named('Privat', {
        tipePerjalanan: 'private',
        laPrivate,
        hotelMakkah: skipped,
        hotelMadinah: skipped,
        transportasi: [],
        tourLeader: 0,
      }),
    )
    const { package: p, labels, privateGroupPrices } = await detail(id)
    expect([p.hotel_makkah_id, p.hotel_madinah_price_quad_sar, labels.visa, privateGroupPrices.muthawwif]).toEqual([
      null,
      null,
      null,
      null,
    ])
    for (const room of ROOMS)
      expect(p[`total_price_${room}_rupiah`]).toBe(14_500_000 + 21_500_000 + 1_450_000 + 2_000_000)
    const { hotelMakkah } = await editData(id)
    expect(hotelMakkah).toEqual({
      id: null,
      dataHotel: null,
      tanggalCheckIn: null,
      tanggalCheckOut: null,
      tanpaHotel: true,
    })
  })
  it('a save accepts ids written as digits, and keeps unusual characters of a name', async () => {
    const namaPaket = '  <img onerror=x> \u202e 🕋 O’Hara "; drop table packages;-- '
    const id = await save(named(namaPaket, { pesawat: { id: String(quote.pesawat.id) }, jumlahJamaah: ' 45 ' }))
    expect((await detail(id)).package.nama_paket).toBe(namaPaket.trim())
  })
  it('a changed master leaves saved packages alone, and the next save gets its new price', async () => {
    const own = await apiOver(createMemoryStore())
    const token = await own.login(SITI)
    const body = await workedQuote(own, token)
    const {
      body: {
        data: { id },
      },
    } = await own.call('POST', PATH, { token, body })
    const read = async () => (await own.call('GET', `${PATH}/${id}`, { token })).body.data
    const before = await read()
    const [flight] = await own.store.masters.find([body.pesawat.id])
    const [hotel] = await own.store.hotels.find([body.hotelMakkah.id])
    if (!flight || !hotel) throw new Error('no flight or hotel')
    await own.store.masters.update([{ ...flight, name: 'Batik Baru', price: flight.price + 1_000_000 }])
    await own.store.hotels.update([{ ...hotel, rates: seasonal(1, 1, 1) }])
    expect(await read()).toEqual(before)
    await own.call('PUT', `${PATH}/${id}`, { token, body })
    const after = await read()
    expect(after.labels.pesawat).toBe('Batik Baru')
    expect(after.package.hotel_makkah_price_double_sar).toBe(4)
    expect(after.package.total_price_double_rupiah).not.toBe(before.package.total_price_double_rupiah)
  })
  it('a package is saved again with its copy of a deleted master, which no other package can choose', async () => {
    const own = await apiOver(createMemoryStore())
    const token = await own.login(SITI)
    const body = await workedQuote(own, token)
    const {
      body: {
        data: { id },
      },
    } = await own.call('POST', PATH, { token, body })
    await own.store.masters.mark([body.pesawat.id], NOW)
    await own.store.masters.mark([body.transportasi[1]?.id ?? 0], NOW)
    await own.store.hotels.mark([body.hotelMakkah.id], NOW)
    const again = await own.call('PUT', `${PATH}/${id}`, {
      token,
      body: { ...body, jumlahJamaah: 45, namaPaket: 'Masih bisa' },
    })
    expect(again.status).toBe(200)
    expect((await own.call('GET', `${PATH}/${id}`, { token })).body.data.package.total_price_double_rupiah).toBeCloseTo(
      30_822_044.4444,
      3,
    )
    const anew = await own.call('POST', PATH, { token, body })
    expect([anew.status, Object.keys(anew.body.errors).sort()]).toEqual([
      422,
      ['hotelMakkah.id', 'pesawat.id', 'transportasi.1.id'],
    ])
    const otherNights = await own.call('PUT', `${PATH}/${id}`, {
      token,
      body: { ...body, hotelMakkah: { ...body.hotelMakkah, tanggalCheckOut: '2027-04-15' } },
    })
    expect([otherNights.status, Object.keys(otherNights.body.errors)]).toEqual([422, ['hotelMakkah.id']])
  })
})

describe('refusing (fault 49)', () => {
  const refused = async (body: unknown, expected: Record<string, string[]>) => {
    const before = (await list()).meta.total
    const answer = await api.call('POST', PATH, { token: siti, body })
    expect([answer.status, answer.body.errors]).toEqual([422, expected])
    expect(answer.body.message).toBe(Object.values(expected)[0]?.[0])
    expect((await list()).meta.total).toBe(before)
  }
  it('a refused save has the messages of docs/product.md §6.9 under the names of the form’s fields', async () => {
    await refused(
      {},
      {
        namaPaket: ['Nama Paket wajib diisi'],
        jumlahJamaah: ['Jumlah jamaah wajib diisi'],
        'pesawat.id': ['Pesawat wajib dipilih'],
        'hotelMakkah.id': ['Hotel Makkah wajib dipilih'],
        'hotelMakkah.tanggalCheckIn': ['Tanggal check-in wajib diisi'],
        'hotelMakkah.tanggalCheckOut': ['Tanggal check-out wajib diisi'],
        'hotelMadinah.id': ['Hotel Madinah wajib dipilih'],
        'hotelMadinah.tanggalCheckIn': ['Tanggal check-in wajib diisi'],
        'hotelMadinah.tanggalCheckOut': ['Tanggal check-out wajib diisi'],
      },
    )
  })
  it.each([
    ['jumlahJamaah', '1.5', 'Jumlah jamaah harus berupa angka lebih dari 0'],
    ['jumlahJamaah', 0, 'Jumlah jamaah harus berupa angka lebih dari 0'],
    ['tourLeader', -1, 'Tour Leader harus berupa angka 0 atau lebih'],
    ['namaPaket', 'a\0b', 'Teks mengandung karakter yang tidak dapat disimpan'],
    ['namaPaket', 'a\ud800', 'Teks mengandung karakter yang tidak dapat disimpan'],
    ['namaPaket', 'x'.repeat(1001), 'Nama Paket maksimal 1000 karakter'],
    ['startCity', 'jeddah', 'Urutan kota tidak dikenal'],
  ])('a save with %s %j is refused', async (field, value, text) => {
    await refused(named('x', { [field]: value }), { [field]: [text] })
  })
  it.each([999_999, '999999', -1, 0, '1e3', '9'.repeat(30), 'x', '../1'])(
    'a save with the master id %j is refused',
    async (id) => {
      await refused(named('x', { pesawat: { id }, margin: { id } }), {
        'pesawat.id': [NOT_OFFERED],
        'margin.id': [NOT_OFFERED],
      })
    },
  )
  it('a save with a master of another kind or a hotel of the other city is refused', async () => {
    await refused(
      named('x', {
        pesawat: quote.margin,
        transportasi: [quote.transportasi[0], quote.pesawat],
        hotelMakkah: { ...quote.hotelMakkah, id: quote.hotelMadinah.id },
      }),
      { 'pesawat.id': [NOT_OFFERED], 'hotelMakkah.id': [NOT_OFFERED], 'transportasi.1.id': [NOT_OFFERED] },
    )
  })
  it('a save with a stay of more than 90 nights is refused', async () => {
    await refused(named('x', { hotelMakkah: { ...quote.hotelMakkah, tanggalCheckOut: '2028-04-14' } }), {
      'hotelMakkah.tanggalCheckOut': ['Lama menginap maksimal 90 malam'],
    })
  })
  it('a refused save names its unknown fields, also `__proto__`, and they change nothing', async () => {
    const body = JSON.stringify(named('x')).replace('{', '{"__proto__":{"admin":true},"constructor":1,')
    await refused(
      body,
      JSON.parse('{"__proto__":["Kolom ini tidak dikenal"],"constructor":["Kolom ini tidak dikenal"]}'),
    )
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
    expect(
      (
        await api.call('POST', PATH, {
          token: siti,
          body: JSON.stringify(named('aman')).replace('"pesawat":{', '"pesawat":{"__proto__":{"id":1},'),
        })
      ).status,
    ).toBe(201)
  })
  it.each([
    ['[]', 422],
    ['null', 422],
    ['"x"', 422],
    ['{', 400],
    ['', 400],
    ['{"a":1}{', 400],
    ['['.repeat(100_000), 400],
    [`{"namaPaket":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 422],
    [new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]), 400],
  ])('the body %j… is answered with a message', async (body, status) => {
    for (const path of [PATH, '/partner/login']) {
      const answer = await api.call('POST', path, { token: siti, body })
      expect([answer.status, typeof answer.body.message]).toEqual([status, 'string'])
    }
  })
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'the content type %j is refused',
    async (type) => {
      expect(
        (await api.call('POST', PATH, { token: siti, body: quote, headers: { 'content-type': type } })).status,
      ).toBe(415)
    },
  )
  it('a JSON content type with a charset is accepted', async () => {
    expect(
      (
        await api.call('POST', PATH, {
          token: siti,
          body: named('charset'),
          headers: { 'content-type': 'Application/JSON; charset=utf-8' },
        })
      ).status,
    ).toBe(201)
  })
  it('the API stops reading a body at 256 KB, whether or not the request gives its length', async () => {
    const big = JSON.stringify(named('x'.repeat(300_000)))
    expect((await api.call('POST', PATH, { token: siti, body: big })).status).toBe(413)
    let pulled = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const response = await api.api.request('/api/partner/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect([response.status, pulled < 10]).toEqual([413, true])
  })
  it('none of these requests caused an unexpected error', () => {
    expect(api.errors).toEqual([])
  })
})

describe('the owner of a package (fault 49)', () => {
  it('a mitra sees, edits and duplicates its own packages; those of another mitra are answered with 404', async () => {
    const id = await save(named('Milik An-Nur'))
    const hasan = await api.login(HASAN)
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/edit-data', undefined],
      ['PUT', '', quote],
      ['POST', '/duplicate', { namaPaket: 'curian' }],
    ] as const) {
      const stranger = await api.call(method, `${PATH}/${id}${path}`, { token: dewi, body })
      expect([stranger.status, stranger.body]).toEqual([404, { message: 'Data tidak ditemukan' }])
      expect((await api.call(method, `${PATH}/${id}${path}`, { token: hasan, body })).status).toBeLessThan(300)
      expect((await api.call(method, `${PATH}/${id}${path}`, { token: admin, body })).status).toBeLessThan(300)
    }
    expect((await list('q=curian', dewi)).meta.total).toBe(0)
    expect((await list('q=curian')).meta.total).toBe(2)
  })
  it('an admin without a mitra cannot create a package', async () => {
    expect((await api.call('POST', PATH, { token: admin, body: quote })).status).toBe(403)
  })
  it.each(['0', '-1', '1e1', 'abc', '%00', '99999999999999999999', '1%20or%201=1', '1.0', '__proto__', '%2e%2e'])(
    'a package of id %s is answered with 404',
    async (id) => {
      expect((await api.call('GET', `${PATH}/${id}/edit-data`, { token: siti })).status).toBe(404)
    },
  )
})

describe('the list (fault 19)', () => {
  it.each([
    ['', 1, 50],
    ['per_page=7&page=2', 2, 7],
    ['per_page=9999', 1, 200],
    ['per_page=0', 1, 1],
    ['per_page=-3&page=-1', 1, 50],
    ['per_page=abc&page=x', 1, 50],
    ['per_page=1.5&page=1e9', 1, 50],
    ['page=0', 1, 50],
    ['page=999999999', 1_000_000, 50],
  ])('the query %j gives page %i with %i rows per page', async (query, page, perPage) => {
    expect((await list(query, dewi)).meta).toMatchObject({ total: 18, page, per_page: perPage })
  })
  it('the pages together show each row once', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`per_page=5&page=${page}`, dewi)))
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }: { id: number }) => id))).size).toBe(18)
  })
  it('the newest package comes first', async () => {
    api.clock.now = NOW + 1
    const id = await save(named('Paling baru'))
    expect((await list()).data[0].id).toBe(id)
  })
  it.each([
    ['q=%25', 1],
    ['q=50%25', 1],
    ['q=_', 1],
    ['q=%5C', 1],
    ["q=' OR 1=1", 0],
    ['q=LITERAL', 3],
    ['q=%20literal%20', 3],
    ['q=%00', 0],
    ['q=%ED%A0%80', 0],
    [`q=${'x'.repeat(10_000)}`, 0],
  ])('the search takes %s literally', async (query, total) => {
    if ((await list('q=literal')).meta.total === 0)
      for (const name of ['literal 50%', 'literal a_b', 'literal \\']) await save(named(name))
    expect((await list(query)).meta.total).toBe(total)
  })
})

describe('duplicating', () => {
  it('a duplicate has the saved snapshot unchanged and the new name trimmed, also after masters have changed', async () => {
    const own = await apiOver(createMemoryStore())
    const token = await own.login(SITI)
    const body = await workedQuote(own, token)
    const {
      body: {
        data: { id },
      },
    } = await own.call('POST', PATH, { token, body })
    await own.store.masters.mark([body.pesawat.id], NOW)
    const { status, body: copy } = await own.call('POST', `${PATH}/${id}/duplicate`, {
      token,
      body: { namaPaket: '  Salinan  ' },
    })
    const read = async (which: number) => (await own.call('GET', `${PATH}/${which}`, { token })).body.data
    const original = await read(id)
    const totals = Object.fromEntries(
      Object.entries(original.package).filter(([name]) => name.startsWith('total_price_')),
    )
    expect(Object.keys(totals)).toHaveLength(3)
    expect([status, copy]).toEqual([201, { data: { id: expect.any(Number), ...totals }, message: expect.any(String) }])
    expect(await read(copy.data.id)).toEqual({
      ...original,
      package: { ...original.package, id: copy.data.id, nama_paket: 'Salinan' },
    })
  })
  it.each([
    ['', 'Nama Paket wajib diisi'],
    ['   ', 'Nama Paket wajib diisi'],
    [null, 'Nama Paket wajib diisi'],
    [7, 'Nama Paket wajib diisi'],
    ['x'.repeat(1001), 'Nama Paket maksimal 1000 karakter'],
    ['a\0', 'Teks mengandung karakter yang tidak dapat disimpan'],
  ])('a duplicate with the name %j is refused', async (namaPaket, text) => {
    const id = (await list()).data[0].id
    const { status, body } = await api.call('POST', `${PATH}/${id}/duplicate`, { token: siti, body: { namaPaket } })
    expect([status, body]).toEqual([422, { message: text, errors: { namaPaket: [text] } }])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { AS_DETAIL, AS_FORM, type PartnerDataProvider } from '@/data-provider/types'
import {
  HOTEL_RESOURCES,
  isOfTrip,
  MASTERS,
  MASTER_FIELDS,
  SINGLE_MASTER_FIELDS,
  type SingleMasterField,
} from '@/domain/masters/masters'
import { parsePackage } from '@/domain/package/packageSchema'
import type { HotelRecord, Id, MasterRecord, PackageDetail, PackageForm, PackageRow } from '@/domain/types'
import { filledForm } from '../packageForms'
import { umrohRegular } from '@/resources/umroh-regular/resource'

/** A provider for a signed-in mitra with at least 51 freshly seeded packages. */
export type ProviderUnderTest = {
  provider: PartnerDataProvider
  /** Returns all requests so far, as `METHOD /path?query`. */
  log: () => string[]
  /** True when the API has no versions, so that the last of two saves wins. */
  lastWriteWins?: true
  /** Ends the session at the server; the phone does not know of it. */
  expireSession: () => Promise<void> | void
}

const PATH = '/partner/umroh-regular'
const STAYS = { makkah: ['2027-04-10', '2027-04-14'], madinah: ['2027-04-14', '2027-04-17'] } as const
let keys = 0
const meta = () => ({ idempotencyKey: `key-${(keys += 1)}` })

/** The tests that every data provider of this app must pass, whatever its API (src/data-provider/types.ts). */
export function providerContract(name: string, make: () => Promise<ProviderUnderTest>) {
  describe(`data provider: ${name}`, () => {
    let it_: ProviderUnderTest
    let provider: PartnerDataProvider
    const since = (start: number) => it_.log().slice(start)

    beforeEach(async () => {
      it_ = await make()
      provider = it_.provider
    })

    const packages = (page = 1, q?: string) =>
      provider.getList<PackageRow>(umrohRegular.name, {
        pagination: { page, perPage: 50 },
        filter: q === undefined ? {} : { q },
      })
    const master = async (field: keyof typeof MASTERS) =>
      (await provider.getList<MasterRecord>(MASTERS[field].resource, {})).data
    const hotelsOf = async (city: 'makkah' | 'madinah') =>
      (
        await provider.getList<HotelRecord>(HOTEL_RESOURCES[city], {
          filter: { date_check_in: STAYS[city][0], date_check_out: STAYS[city][1] },
        })
      ).data
    const formOf = async (id: Id) => {
      const { id: _, version: __, ...form } = (await provider.getEditData('umroh-regular', id)).data
      return form
    }
    /** Makes the form of a group trip with both hotels, filled from the lists of the API. */
    async function fullForm(): Promise<PackageForm> {
      const choose = async (field: keyof typeof MASTERS) => {
        const [record] = await master(field)
        return { id: record!.id, data: record! }
      }
      const chooseEach = async (fields: readonly SingleMasterField[]) =>
        Object.fromEntries(await Promise.all(fields.map(async (field) => [field, await choose(field)] as const)))
      const stay = async (city: 'makkah' | 'madinah') => {
        const [hotel] = await hotelsOf(city)
        return {
          tanpaHotel: false,
          id: hotel!.id,
          dataHotel: hotel!,
          tanggalCheckIn: STAYS[city][0],
          tanggalCheckOut: STAYS[city][1],
        }
      }
      return filledForm({
        namaPaket: 'Umroh Syawal – kontrak',
        startCity: 'madinah',
        jumlahJamaah: '45',
        tourLeader: '1',
        tipePerjalanan: 'group',
        ...(await chooseEach(SINGLE_MASTER_FIELDS.filter((field) => isOfTrip(field, 'group')))),
        hotelMakkah: await stay('makkah'),
        hotelMadinah: await stay('madinah'),
        transportasi: [await choose('transportasi')],
      })
    }

    describe('the package list', () => {
      it('the first page is requested with per_page=50 only, and further pages with page too', async () => {
        const start = it_.log().length
        const [first, second] = [await packages(), await packages(2)]
        expect(since(start)).toEqual([`GET ${PATH}?per_page=50`, `GET ${PATH}?per_page=50&page=2`])
        expect(first.data).toHaveLength(50)
        expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false })
        expect(second.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true })
        expect(first.total).toBe(first.data.length + second.data.length)
        expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(first.total)
      })

      it('each row has id, name, trip type, jamaah, totals, a departure and a creation time', async () => {
        const [row] = (await packages()).data
        expect(row).toEqual({
          id: expect.any(Number),
          name: expect.any(String),
          tripType: expect.stringMatching(/^(private|group)$/),
          jamaah: expect.any(Number),
          totals: { double: expect.any(Number), triple: expect.any(Number), quad: expect.any(Number) },
          createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
          departure: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          mitra: null,
          progress: { status: 'draf', validUntil: null, customerName: null, remindAt: null, otherChosen: false },
        })
      })

      it('a search text is trimmed, sent as q and taken literally', async () => {
        const [row] = (await packages()).data
        const form = await formOf(row!.id)
        await provider.create(umrohRegular.name, {
          data: parsePackage({ ...form, namaPaket: 'Diskon 50% _hemat_' }),
          meta: meta(),
        })
        const start = it_.log().length
        expect((await packages(1, '  50% _HEMAT  ')).data.map(({ name: text }) => text)).toEqual(['Diskon 50% _hemat_'])
        expect((await packages(1, 'tidak ada yang bernama begini')).data).toEqual([])
        expect((await packages(1, '   ')).total).toBeGreaterThan(50)
        expect(since(start)[0]).toBe(`GET ${PATH}?q=50%25+_HEMAT&per_page=50`)
        expect(since(start)[2]).toBe(`GET ${PATH}?per_page=50`)
      })
    })

    describe('one package', () => {
      it('the detail is read from the path of the package', async () => {
        const [row] = (await packages()).data
        const start = it_.log().length
        const { data } = await provider.getOne<PackageDetail>(umrohRegular.name, { id: row!.id, meta: AS_DETAIL })
        expect(since(start)).toEqual([`GET ${PATH}/${row!.id}`])
        expect(data).toMatchObject({
          id: row!.id,
          name: row!.name,
          jamaah: row!.jamaah,
          totals: row!.totals,
          flight: { name: expect.any(String), logo: expect.any(String) },
        })
      })

      it('the form is read from edit-data', async () => {
        const [row] = (await packages()).data
        const start = it_.log().length
        const { data } = await provider.getOne<PackageForm & { id: Id }>(umrohRegular.name, {
          id: row!.id,
          meta: AS_FORM,
        })
        expect(since(start)).toEqual([`GET ${PATH}/${row!.id}/edit-data`])
        expect([data.id, data.namaPaket, data.jumlahJamaah]).toEqual([row!.id, row!.name, String(row!.jamaah)])
        expect(data).toEqual((await provider.getEditData('umroh-regular', row!.id)).data)
      })

      it.each([
        ['detail', AS_DETAIL],
        ['form', AS_FORM],
      ])('the %s of an unknown package fails with an HttpError of 404', async (_, shape) => {
        await expect(provider.getOne(umrohRegular.name, { id: 999_999, meta: shape })).rejects.toMatchObject({
          name: 'HttpError',
          status: 404,
        })
      })
    })

    describe('a save', () => {
      it('a new package is saved exactly as its form was filled in', async () => {
        const form = await fullForm()
        const start = it_.log().length
        const { data } = await provider.create<PackageRow>(umrohRegular.name, {
          data: parsePackage(form),
          meta: meta(),
        })
        expect(since(start)).toEqual([`POST ${PATH}`])
        expect(Object.keys(data)).toEqual(['id', 'totals'])
        await expect(formOf(data.id)).resolves.toEqual(form)
        expect((await packages()).data[0]).toMatchObject({ id: data.id, name: form.namaPaket })
      })

      it('a changed package is saved exactly as its form was changed', async () => {
        const {
          data: { id },
        } = await provider.create<PackageRow>(umrohRegular.name, { data: parsePackage(await fullForm()), meta: meta() })
        const [laPrivate] = await master('laPrivate')
        const nothing = { id: null, data: null }
        const changed: PackageForm = {
          ...(await formOf(id)),
          namaPaket: 'Umroh keluarga',
          jumlahJamaah: '6',
          tourLeader: '0',
          tipePerjalanan: 'private',
          laPrivate: { id: laPrivate!.id, data: laPrivate! },
          visaBus: nothing,
          muthawwif: nothing,
          handlingSaudi: nothing,
          transportasi: [],
          margin: nothing,
          startCity: null,
          hotelMadinah: { tanpaHotel: true, id: null, dataHotel: null, tanggalCheckIn: null, tanggalCheckOut: null },
        }
        const start = it_.log().length
        const { data } = await provider.update(umrohRegular.name, {
          id,
          data: parsePackage(changed),
          meta: meta(),
          previousData: { id },
        })
        expect([since(start), data]).toMatchObject([[`PUT ${PATH}/${id}`], { id, totals: {} }])
        await expect(formOf(id)).resolves.toEqual(changed)
      })

      it('a duplicate gets the trimmed name and the totals of its source', async () => {
        const [row] = (await packages()).data
        const start = it_.log().length
        const { data } = await provider.duplicate('umroh-regular', row!.id, { namaPaket: '  Salinan  ', meta: meta() })
        expect(since(start)).toEqual([`POST ${PATH}/${row!.id}/duplicate`])
        expect(data.id).not.toBe(row!.id)
        expect((await packages()).data[0]).toMatchObject({ id: data.id, name: 'Salinan', totals: row!.totals })
      })

      it('a save that is sent twice creates one package', async () => {
        const [form, save] = [parsePackage(await fullForm()), meta()]
        const ids = [
          await provider.create(umrohRegular.name, { data: form, meta: save }),
          await provider.create(umrohRegular.name, { data: form, meta: save }),
        ].map(({ data }) => data.id)
        expect(ids[0]).toBe(ids[1])
        expect((await packages(1, 'kontrak')).data).toHaveLength(1)
      })

      it('a save that breaks rules fails with an HttpError of 422 and the message of each field', async () => {
        const form = { ...parsePackage(await fullForm()), namaPaket: ' ', jumlahJamaah: 0 }
        await expect(provider.create(umrohRegular.name, { data: form, meta: meta() })).rejects.toMatchObject({
          name: 'HttpError',
          status: 422,
          body: {
            errors: {
              namaPaket: 'Nama Paket wajib diisi',
              jumlahJamaah: 'Jumlah jamaah harus berupa angka lebih dari 0',
            },
          },
        })
      })

      describe('a package that somebody else has saved meanwhile', () => {
        const versionOf = async (id: Id) => (await provider.getEditData('umroh-regular', id)).data.version
        const save = async (id: Id, namaPaket: string, version?: string) =>
          provider.update(umrohRegular.name, {
            id,
            data: parsePackage({ ...(await formOf(id)), namaPaket }),
            meta: { ...meta(), version },
            previousData: { id },
          })
        const begin = async () => {
          const { id } = (await packages()).data[0]!
          return { id, version: await versionOf(id) }
        }

        it('a save without a version overwrites the save of somebody else', async () => {
          const { id } = await begin()
          await save(id, 'Pertama')
          await save(id, 'Terakhir')
          expect((await formOf(id)).namaPaket).toBe('Terakhir')
        })

        it('a save with an older version fails with an HttpError of 409 and overwrites nothing', async () => {
          const { id, version } = await begin()
          if (it_.lastWriteWins) return void expect(version).toBeUndefined()
          expect(version).toEqual(expect.any(String))
          await save(id, 'Pertama', version)
          await expect(save(id, 'Terlambat', version)).rejects.toMatchObject({ name: 'HttpError', status: 409 })
          expect((await formOf(id)).namaPaket).toBe('Pertama')
          await save(id, 'Sesudah dibaca', await versionOf(id))
          expect((await formOf(id)).namaPaket).toBe('Sesudah dibaca')
        })
      })

      it('a save or duplicate of an unknown package fails with 404', async () => {
        await expect(
          provider.update(umrohRegular.name, {
            id: 999_999,
            data: parsePackage(await fullForm()),
            meta: meta(),
            previousData: { id: 1 },
          }),
        ).rejects.toMatchObject({ status: 404 })
        await expect(
          provider.duplicate('umroh-regular', 999_999, { namaPaket: 'x', meta: meta() }),
        ).rejects.toMatchObject({
          status: 404,
        })
      })
    })

    describe('the master lists', () => {
      it.each(MASTER_FIELDS)(
        'the list of %s is read from its own path without a query, and its records have name and price',
        async (field) => {
          const start = it_.log().length
          const records = await master(field)
          expect(since(start)).toEqual([`GET /${MASTERS[field].resource}`])
          expect(records.length).toBeGreaterThan(0)
          for (const record of records)
            expect(record).toEqual({
              id: expect.any(Number),
              name: expect.stringMatching(/./),
              price: expect.any(Number),
              logo: field === 'pesawat' ? expect.any(String) : null,
            })
        },
      )

      it.each(['makkah', 'madinah'] as const)(
        'the hotels of %s are requested with exactly the two dates of the stay',
        async (city) => {
          const [checkIn, checkOut] = STAYS[city]
          const start = it_.log().length
          const hotels = await hotelsOf(city)
          expect(since(start)).toEqual([`GET /hotel/${city}?date_check_in=${checkIn}&date_check_out=${checkOut}`])
          expect(hotels.length).toBeGreaterThan(5)
          for (const hotel of hotels) {
            expect(hotel).toMatchObject({
              stay: { checkIn, checkOut },
              name: expect.any(String),
              image: expect.any(String),
              distance: expect.any(Number),
            })
            // A few hotels sell no quad.
            const quad = hotel.sar.quad === null ? null : expect.any(Number)
            for (const prices of [hotel.perJamaah, hotel.rupiah, hotel.sar])
              expect(prices).toEqual({ double: expect.any(Number), triple: expect.any(Number), quad })
          }
        },
      )

      it('hotels without dates fail with an HttpError of 422', async () => {
        await expect(provider.getList('hotel/makkah', {})).rejects.toMatchObject({ name: 'HttpError', status: 422 })
      })

      it('the categories of the home page can be read', async () => {
        expect((await provider.getList('umroh-packages', {})).data[0]).toMatchObject({
          id: expect.anything(),
          nama: 'Umroh Reguler',
        })
      })
    })

    it('every call fails with 401 after the end of the session', async () => {
      const data = parsePackage(await fullForm())
      await it_.expireSession()
      const refused = { name: 'HttpError', status: 401 }
      await expect(packages()).rejects.toMatchObject(refused)
      await expect(provider.getOne(umrohRegular.name, { id: 1 })).rejects.toMatchObject(refused)
      await expect(provider.getEditData('umroh-regular', 1)).rejects.toMatchObject(refused)
      await expect(provider.create(umrohRegular.name, { data, meta: meta() })).rejects.toMatchObject(refused)
      await expect(
        provider.update(umrohRegular.name, { id: 1, data, meta: meta(), previousData: { id: 1 } }),
      ).rejects.toMatchObject(refused)
      await expect(provider.duplicate('umroh-regular', 1, { namaPaket: 'x', meta: meta() })).rejects.toMatchObject(
        refused,
      )
      await expect(master('pesawat')).rejects.toMatchObject(refused)
    })

    it('an unknown resource or an unsupported verb fails with a clear message and without a request', async () => {
      const asked = it_.log().length
      await expect(provider.getList('hotel/jeddah', {})).rejects.toThrow("Unknown resource 'hotel/jeddah'")
      await expect(provider.getOne('hotel/jeddah', { id: 1 })).rejects.toThrow("Unknown resource 'hotel/jeddah'")
      await expect(provider.getMany(umrohRegular.name, { ids: [1] })).rejects.toThrow("no 'getMany'")
      await expect(provider.deleteMany(umrohRegular.name, { ids: [1] })).rejects.toThrow("no 'deleteMany'")
      expect(it_.log()).toHaveLength(asked)
    })

    it('a mitra who creates, changes or deletes a master gets 403, and nothing changes', async () => {
      const before = await master('visaBus')
      const data = { name: 'Visa lain', price: 1, logo: null }
      const refused = { name: 'HttpError', status: 403, message: 'error.403' }
      await expect(provider.create('custom-data/visa', { data, meta: meta() })).rejects.toMatchObject(refused)
      await expect(
        provider.update('custom-data/visa', { id: before[0]!.id, data, previousData: before[0]! }),
      ).rejects.toMatchObject(refused)
      await expect(provider.delete('custom-data/visa', { id: before[0]!.id })).rejects.toMatchObject(refused)
      expect(await master('visaBus')).toEqual(before)
    })
  })
}

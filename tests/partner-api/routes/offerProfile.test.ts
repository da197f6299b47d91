import { beforeEach, describe, expect, it } from 'vitest'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { LOGO } from '../../domain/offer/packages'
import { hashPassword } from '@/partner-api/auth/passwords'
import { ADMIN, apiOver, DEWI, FAST, HASAN, SITI, type Api } from '../fixtures'

const PATH = '/partner/offer-profile'
const MINE = {
  ...emptyProfile('An-Nur'),
  whatsapp: '6281234567890',
  paymentPlan: { dp: 5_000_000, instalments: [{ percent: 25, daysBefore: 60 }], restDaysBefore: 30 },
}

let api: Api
let siti: string
beforeEach(async () => {
  api = await apiOver(createMemoryStore(), { packages: [0, 0] })
  siti = await api.login(SITI)
})

const read = async (token = siti) => (await api.call('GET', PATH, { token })).body
const save = (body: unknown, { token = siti, ...headers }: Record<string, string> = {}) =>
  api.call('PUT', PATH, { token, body: body as object, headers })
const audited = async () => (await api.store.listAudit({ resource: 'offer-profile' }, 10)).toReversed()

describe('the offer profile of a mitra', () => {
  it('there is none at first; a saved one is there for all users of the mitra, and for no other mitra', async () => {
    expect(await read()).toEqual({ data: { version: '0', profile: null } })
    const { status, body } = await save(MINE)
    expect([status, body.data]).toEqual([200, { version: '1', profile: MINE }])
    expect(await read(await api.login(HASAN))).toEqual({ data: { version: '1', profile: MINE } })
    expect(await read(await api.login(DEWI))).toEqual({ data: { version: '0', profile: null } })
  })

  it('admins with a permission for mitra or their packages read the profile of any mitra, and nobody else does', async () => {
    await save(MINE)
    const owner = await api.login(ADMIN)
    const staff = async (email: string, permissions: string[]) => {
      const passwordHash = await hashPassword('kata sandi admin', FAST)
      await api.store.insertUser({ email, name: email, passwordHash, mitraId: null, roles: ['admin'], permissions })
      return api.login(email, 'kata sandi admin')
    }
    const ids = (await api.call('GET', '/mitra', { token: owner })).body.data.map(({ id }: { id: number }) => id)
    const of = (id: unknown, token?: string) =>
      api.call('GET', `/mitra/${String(id)}/offer-profile`, token ? { token } : {})
    const readers = ['mitra.list', 'mitra.edit', 'umroh-regular.edit']
    const [a, b, c] = await Promise.all(readers.map((may) => staff(`${may}@a.co`, [may])))
    for (const token of [owner, a, b, c])
      expect((await of(ids[0], token)).body).toEqual({ data: { version: '1', profile: MINE } })
    expect((await of(ids[1], owner)).body).toEqual({ data: { version: '0', profile: null } })
    expect([(await of(987_654, owner)).status, (await of('x', owner)).status]).toEqual([404, 404])
    for (const token of [siti, await staff('c@a.co', ['users.edit', 'users.create', 'mitra.create'])])
      expect((await of(ids[0], token)).status).toBe(403)
    expect((await of(ids[0])).status).toBe(401)
  })

  it('an account without a mitra and a guest have none', async () => {
    const token = await api.login(ADMIN)
    expect((await api.call('GET', PATH, { token })).status).toBe(403)
    expect((await save(MINE, { token })).status).toBe(403)
    expect((await api.call('GET', PATH)).status).toBe(401)
    expect((await api.call('PUT', PATH, { body: MINE })).status).toBe(401)
  })

  it('of two users who save the same version, the second gets 409 and nothing changes', async () => {
    const first = { 'if-match': '"0"' }
    expect((await save(MINE, first)).status).toBe(200)
    const late = await save({ ...MINE, business: 'Terlambat' }, { token: await api.login(HASAN), ...first })
    expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/^Profil penawaran sudah diubah/)])
    expect(await read()).toEqual({ data: { version: '1', profile: MINE } })
    expect((await save({ ...MINE, business: 'Berikutnya' }, { 'if-match': '"1"' })).body.data.version).toBe('2')
    expect((await save(MINE)).body.data.version).toBe('3')
  })

  it('of two first saves at the same time, one gets 409', async () => {
    const all = await Promise.all(['Satu', 'Dua'].map((business) => save({ ...MINE, business }, { 'if-match': '"0"' })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('a save is carried out once for its key, and the repetition gets the same answer', async () => {
    const keyed = { 'idempotency-key': 'kunci', 'if-match': '"0"' }
    const once = await save(MINE, keyed)
    expect((await save(MINE, keyed)).body).toEqual(once.body)
    expect((await save({ ...MINE, business: 'Lain' }, keyed)).status).toBe(409)
    expect([(await read()).data.version, (await audited()).length]).toEqual(['1', 1])
  })

  it('a save is in the audit with the changed fields', async () => {
    await save(MINE)
    await save({ ...MINE, validDays: 14 })
    const { mitraId } = (await api.store.findUserByEmail(SITI)) ?? {}
    const label = 'An-Nur Tour & Travel'
    expect(await audited()).toMatchObject([
      { event: 'create', recordId: mitraId, label, userName: 'Siti Rahmawati', before: null, after: MINE },
      { event: 'update', recordId: mitraId, label, before: { validDays: 7 }, after: { validDays: 14 } },
    ])
    expect(Object.keys((await audited())[1]?.after ?? {})).toEqual(['validDays'])
  })

  it('a number is stored as its digits, however it was written', async () => {
    const numberOf = async (whatsapp: string) => (await save({ ...MINE, whatsapp })).body.data?.profile.whatsapp
    expect(await numberOf('+966 50 123 4567')).toBe('966501234567')
    expect(await numberOf('0812-3456-7890')).toBe('6281234567890')
  })

  it('an app that knows no rounding keeps the saved one, and one that does takes it back', async () => {
    const { rounding: _, ...earlier } = MINE
    const roundingOf = async () => (await read()).data.profile.rounding
    await save(earlier)
    expect(await roundingOf()).toBe(0)
    await save({ ...MINE, rounding: 50_000 })
    expect((await save({ ...earlier, validDays: 14 })).body.data.profile.rounding).toBe(50_000)
    expect(await roundingOf()).toBe(50_000)
    await save(MINE)
    expect(await roundingOf()).toBe(0)
    expect((await audited()).at(-1)).toMatchObject({ before: { rounding: 50_000 }, after: { rounding: 0 } })
    expect((await save({ ...MINE, rounding: 5_000 })).body.errors).toEqual({
      rounding: [expect.stringMatching(/^Pilih/)],
    })
  })

  it('an app that knows no licence keeps the saved one, and the audit tells each change', async () => {
    const { licence: _, ...earlier } = MINE
    const licenceOf = async () => (await read()).data.profile.licence
    await save({ ...MINE, licence: ' U.491 Tahun 2021 ' })
    await save({ ...earlier, validDays: 9 })
    expect(await licenceOf()).toBe('U.491 Tahun 2021')
    await save({ ...MINE, validDays: 9 })
    expect(await licenceOf()).toBeNull()
    expect((await audited()).at(-1)).toMatchObject({
      before: { licence: 'U.491 Tahun 2021' },
      after: { licence: null },
    })
    const { body } = await save({ ...MINE, licence: 'x'.repeat(61) })
    expect(body.errors).toEqual({ licence: [expect.stringMatching(/1 sampai 60 karakter/)] })
  })

  it('the logo is kept beside the profile, and the audit tells a new logo without its bytes', async () => {
    const { logo: _, ...earlier } = MINE
    const logoOf = async () => (await read()).data.profile.logo
    await save({ ...MINE, logo: LOGO })
    expect(await logoOf()).toBe(LOGO)
    await save({ ...earlier, validDays: 9 })
    expect(await logoOf()).toBe(LOGO)
    await save({ ...MINE, validDays: 9 })
    expect(await logoOf()).toBeNull()
    const rows = await audited()
    expect(rows.at(-1)).toMatchObject({
      before: { logo: expect.stringMatching(/^JPEG \w{12}$/) },
      after: { logo: null },
    })
    expect(JSON.stringify(rows)).not.toContain(LOGO)
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ['a PNG', Buffer.from('\x89PNG\r\n').toString('base64')],
    ['a number', 7],
  ])('%s is no logo', async (_, logo) => {
    const { status, body } = await save({ ...MINE, logo })
    expect([status, body.errors]).toEqual([422, { logo: [expect.stringMatching(/^Logo harus gambar JPEG/)] }])
  })

  it('a 422 names every wrong field in Indonesian, and nothing is saved', async () => {
    const plan = { dp: -1, instalments: [{ percent: 101, daysBefore: 60 }], restDaysBefore: 366 }
    const { status, body } = await save({ ...MINE, business: '', whatsapp: '0812', paymentPlan: plan, margin: 7 })
    expect([status, body.errors]).toEqual([
      422,
      {
        business: ['Nama usaha wajib diisi'],
        whatsapp: ['Nomor WhatsApp tidak valid'],
        'paymentPlan.dp': [expect.stringMatching(/^Isi jumlah rupiah/)],
        'paymentPlan.instalments.0.percent': [expect.stringMatching(/^Isi persen/)],
        'paymentPlan.instalments': ['Jumlah persen semua angsuran melebihi 100'],
        'paymentPlan.restDaysBefore': ['Isi angka 0 sampai 365'],
        margin: ['Profil penawaran tidak dikenal'],
      },
    ])
    expect((await read()).data.profile).toBeNull()
  })
})

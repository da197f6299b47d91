import { describe, expect, it } from 'vitest'
import { parsePackage, type PackagePayload } from '@/domain/package/packageSchema'
import { umrohRegular } from '@/resources/umroh-regular/resource'
import { filledForm } from '../support/packageForms'
import { html, json } from '../support/server/fakeFetch'
import { providerOver } from '../support/server/providerOver'

const data = parsePackage(filledForm({ namaPaket: 'Umroh Maret' }))
const meta = { idempotencyKey: 'kunci-1' }
const PATH = '/api/partner/umroh-regular'

const WORDLESS: [string, () => Response][] = [
  ['200 and nothing', () => new Response('')],
  ['204', () => new Response(null, { status: 204 })],
  ['null', () => json(null)],
  ['{}', () => json({})],
  ['the text OK', () => new Response('OK')],
  ['words without an id', () => json({ message: 'Tersimpan', data: { id: null } })],
]

type Saved = Partial<PackagePayload>

/** An API that answers each write with `answer`. Its list and forms show the packages `saved`. */
function apiWith(answer: () => Response, saved: Record<number, Saved>, keepsKeys = true) {
  return providerOver(({ method, url }) => {
    if (method !== 'GET') return answer()
    const id = /\/(\d+)\/edit-data$/.exec(url)?.[1]
    if (id !== undefined) return id in saved ? json({ data: saved[Number(id)] }) : json({ message: 'Tidak ada' }, 404)
    const rows = Object.entries(saved).map(([key, { namaPaket }]) => ({ id: Number(key), nama_paket: namaPaket }))
    return json({ data: rows, meta: { total: rows.length } })
  }, keepsKeys)
}

const UNREAD = { name: 'HttpError', kind: 'notJson', message: 'error.notJson' }
const UNPROVEN = { name: 'HttpError', kind: 'unproven', message: 'error.unproven' }

describe.each(WORDLESS)('a save answered with %s', (_, answer) => {
  const create = (saved: Record<number, Saved>) => {
    const { provider, sent } = apiWith(answer, saved)
    return { sent, created: provider.create(umrohRegular.name, { data, meta }) }
  }
  const update = (saved: Record<number, Saved>) =>
    apiWith(answer, saved).provider.update(umrohRegular.name, { id: 7, data, meta, previousData: { id: 7 } })

  it('a new package is saved, also where the list does not show which one it is', async () => {
    await expect(create({ 1: { ...data, namaPaket: 'Umroh April' } }).created).resolves.toEqual({ data: { id: null } })
    await expect(create({ 1: { ...data, jumlahJamaah: 99 } }).created).resolves.toEqual({ data: { id: null } })
  })
  it('the list tells which package it is, also if the server stores capitals and other spaces', async () => {
    const { created, sent } = create({ 1: { ...data, jumlahJamaah: 99 }, 9: { ...data, namaPaket: 'UMROH  MARET ' } })
    await expect(created).resolves.toEqual({ data: { id: 9 } })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${PATH}`,
      `GET ${PATH}?q=Umroh+Maret&per_page=50`,
      `GET ${PATH}/9/edit-data`,
    ])
  })
  it('a changed package is saved', async () => {
    await expect(update({ 7: { ...data, namaPaket: 'Nama lama' } })).resolves.toEqual({ data: { id: 7 } })
  })
  it('a copy is there, and the list tells its id where the phone did not know it', async () => {
    const copy = (known: number[]) => {
      const { provider } = apiWith(answer, { 7: data, 8: { ...data, namaPaket: 'SALINAN' } })
      return provider.duplicate('umroh-regular', 7, { namaPaket: ' Salinan ', known, meta })
    }
    await expect(copy([7])).resolves.toEqual({ data: { id: 8 } })
    await expect(copy([7, 8])).resolves.toEqual({ data: { id: null } })
  })
})

describe('a save answered with success and a page for people, as captive portals do', () => {
  const portal = () => html(200)
  const saves = (saved: Record<number, Saved>, keepsKeys = true) => {
    const { provider } = apiWith(portal, saved, keepsKeys)
    return {
      create: () => provider.create(umrohRegular.name, { data, meta }),
      update: () => provider.update(umrohRegular.name, { id: 7, data, meta, previousData: { id: 7 } }),
    }
  }
  it('counts once list and form show the package', async () => {
    await expect(saves({ 9: data }).create()).resolves.toEqual({ data: { id: 9 } })
    await expect(saves({ 7: data }).update()).resolves.toEqual({ data: { id: 7 } })
  })
  it('is unsure until then: keys are a promise of an API that is known to keep them', async () => {
    const other = { 1: { ...data, namaPaket: 'Umroh April' } }
    await expect(saves(other).create()).rejects.toMatchObject({ ...UNREAD, unsure: 'repeatable' })
    await expect(saves(other, false).create()).rejects.toMatchObject({ ...UNREAD, unsure: 'once' })
    await expect(saves({ 7: { ...data, namaPaket: 'Nama lama' } }).update()).rejects.toMatchObject(UNREAD)
    await expect(saves({}).update()).rejects.toMatchObject(UNREAD)
  })
  it('an API may leave fields out of its form, and write ids and numbers as texts', async () => {
    const { startCity: _, tourLeader: __, ...rest } = data
    const inTexts = JSON.parse(JSON.stringify({ 7: rest }).replaceAll(/"(id|jumlahJamaah)":(\d+)/g, '"$1":"$2"'))
    await expect(saves(inTexts as Record<number, Saved>).update()).resolves.toEqual({ data: { id: 7 } })
  })
})

describe('a repetition after an unsure answer', () => {
  const repeated = { ...meta, isRepeat: true }
  const noAnswer = () => {
    throw new TypeError('Failed to fetch')
  }
  const again = (saved: Record<number, Saved>, keepsKeys: boolean) => {
    const { provider, sent } = apiWith(() => json({ data: { id: 5 } }), saved, keepsKeys)
    const posts = () => sent.filter(({ method }) => method === 'POST').length
    return { provider, posts }
  }
  it('goes out where the API keeps keys', async () => {
    const { provider, posts } = again({}, true)
    await expect(provider.create(umrohRegular.name, { data, meta: repeated })).resolves.toEqual({ data: { id: 5 } })
    expect(posts()).toBe(1)
  })
  it('elsewhere it takes the package that the list shows, or leaves the decision to the mitra; nothing is sent', async () => {
    const found = again({ 9: { ...data, namaPaket: 'UMROH MARET' } }, false)
    await expect(found.provider.create(umrohRegular.name, { data, meta: repeated })).resolves.toEqual({
      data: { id: 9 },
    })
    await expect(found.provider.createAsSent('umroh-regular', data, meta)).resolves.toEqual({ data: { id: 9 } })
    const missing = again({}, false)
    const copy = missing.provider.duplicate('umroh-regular', 7, { namaPaket: 'Salinan', meta: repeated })
    for (const save of [missing.provider.create(umrohRegular.name, { data, meta: repeated }), copy])
      await expect(save).rejects.toMatchObject({ unsure: 'ask' })
    expect([found.posts(), missing.posts()]).toEqual([0, 0])
  })
  it('a lost answer says which of the two it will be', async () => {
    const lost = (keepsKeys: boolean) =>
      apiWith(noAnswer, {}, keepsKeys).provider.create(umrohRegular.name, { data, meta })
    await expect(lost(true)).rejects.toMatchObject({ kind: 'network', unsure: 'repeatable' })
    await expect(lost(false)).rejects.toMatchObject({ kind: 'network', unsure: 'once' })
  })
})

describe('a change that an API of ours answers in words', () => {
  const share = { validUntil: '2027-03-01', customerName: null, customerPhone: null } as const
  it.each(WORDLESS.slice(0, 4))('a status or an offer answered with %s is not changed', async (_, answer) => {
    const { provider } = apiWith(answer, { 7: data })
    const changes = [
      provider.setLost('umroh-regular', 7, 'harga'),
      provider.setReminder('umroh-regular', 7, '2027-03-01'),
      provider.noteShare('umroh-regular', 7, share),
      provider.eraseSharedCustomer('umroh-regular', 7),
      provider.revokeOffer('offers', 7),
      provider.eraseCustomer('offers', 7),
      provider.answerOffer('offers', 7, null),
      provider.setEnabled('users', 7, false),
      provider.dropSecondFactor('users', 7),
    ]
    for (const change of changes) await expect(change).rejects.toMatchObject(UNPROVEN)
  })
  it.each(WORDLESS.filter(([name]) => name !== 'the text OK'))(
    'an import answered with %s is neither written nor refused',
    async (_, answer) => {
      const { provider } = apiWith(answer, {})
      await expect(provider.importRows('custom-data/visa', [], 'impor-1')).rejects.toMatchObject(UNPROVEN)
      await expect(provider.settleImport('custom-data/visa', 'impor-1')).rejects.toMatchObject(UNPROVEN)
    },
  )
})

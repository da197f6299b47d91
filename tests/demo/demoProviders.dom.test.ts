import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeyValueStore } from '@/auth-provider/browserStorage'
import { AS_DETAIL } from '@/data-provider/types'
import { createDemoProviders, DEMO_ACCOUNTS, demoHost, type DemoOptions } from '@/demo'
import { DEMO_KEY } from '@/demo/demoServer'
import { uploadHash, uploadPath } from '@/domain/masters/uploads'
import { LOGO } from '../domain/offer/packages'
import type { PackageDetail, PackageRow } from '@/domain/types'
import { mapStorage } from '../support/phone'
import { umrohRegular } from '@/resources/umroh-regular/resource'

const MITRA = { email: 'siti@annur.co.id', password: 'mitra123' }

let stored: ReturnType<typeof mapStorage>
beforeEach(() => {
  stored = mapStorage()
})

/** Opens the page: creates providers over the current content of the storage. */
const open = (options: DemoOptions = {}) =>
  createDemoProviders({ storage: stored.storage, packages: [3, 2], ...options })
type Demo = ReturnType<typeof open>

const rowsOf = async ({ dataProvider }: Demo) =>
  (await dataProvider.getList<PackageRow>(umrohRegular.name, { pagination: { page: 1, perPage: 50 } })).data
const namesOf = async (demo: Demo) => (await rowsOf(demo)).map(({ name }) => name)

async function signedIn(options: DemoOptions = {}): Promise<Demo> {
  const demo = open(options)
  await demo.authProvider.login(MITRA)
  return demo
}

async function duplicate(demo: Demo, namaPaket: string) {
  const [row] = await rowsOf(demo)
  return demo.dataProvider.duplicate('umroh-regular', row!.id, { namaPaket, meta: { idempotencyKey: namaPaket } })
}

describe('the demo’s storage', () => {
  it('data and session survive a reload', async () => {
    await duplicate(await signedIn(), 'Tetap ada')
    expect((await namesOf(open()))[0]).toBe('Tetap ada')
  })

  it('the demo stores an acknowledged change, and another tab sees it and does not undo it', async () => {
    const [one, other] = [await signedIn(), open()]
    expect(await rowsOf(other)).toHaveLength(3)
    await duplicate(one, 'Dari satu')
    await duplicate(other, 'Dari lain')
    expect((await namesOf(one)).slice(0, 2)).toEqual(['Dari lain', 'Dari satu'])
    expect(await namesOf(open())).toHaveLength(5)
  })

  it('an uploaded picture is shown after a reload, in this tab and in others', async () => {
    const demo = open()
    await demo.authProvider.login({ email: 'admin@umrohmitra.co.id', password: 'admin123' })
    const hash = uploadHash(await demo.dataProvider.uploadPicture('hotel/makkah', LOGO)) ?? ''
    expect([demo.uploadOf(hash), open().uploadOf(hash), open().uploadOf('unknown')]).toEqual([LOGO, LOGO, null])
  })

  it('the demo shows uploaded pictures and draws the others', async () => {
    const { providers, assetsUrl } = demoHost('')
    await providers.authProvider.login({ email: 'admin@umrohmitra.co.id', password: 'admin123' })
    const path = await providers.dataProvider.uploadPicture('hotel/makkah', LOGO)
    expect(assetsUrl(path)).toBe(`data:image/jpeg;base64,${LOGO}`)
    expect(assetsUrl('hotels/makkah/anjum.svg')).toMatch(/^data:image\/svg/)
    expect(assetsUrl(uploadPath('0'.repeat(64)))).toBeNull()
  })

  it('a changing request writes once, a reading request never', async () => {
    const demo = await signedIn()
    const before = stored.writesOf(DEMO_KEY)
    await rowsOf(demo)
    expect(stored.writesOf(DEMO_KEY)).toBe(before)
    await duplicate(demo, 'Satu')
    expect(stored.writesOf(DEMO_KEY)).toBe(before + 1)
  })

  it('a new price of the admin survives a reload, and saved quotes keep the old price', async () => {
    const mitra = await signedIn()
    const [row] = await rowsOf(mitra)
    const read = async (demo: Demo) =>
      (await demo.dataProvider.getOne<PackageDetail>(umrohRegular.name, { id: row!.id, meta: AS_DETAIL })).data
    // Only admins learn a package's mitra and the buffer of its rate.
    const { mitra: _, kurs, ...before } = await read(mitra)
    const admin = open()
    await admin.authProvider.login({ email: 'admin@umrohmitra.co.id', password: 'admin123' })
    const flights = (await admin.dataProvider.getList('custom-data/pesawat', {})).data
    for (const flight of flights)
      await admin.dataProvider.update('custom-data/pesawat', {
        id: flight.id,
        data: { ...flight, price: 99_000_000 },
        previousData: flight,
      })
    const again = open()
    expect(
      (await again.dataProvider.getList('custom-data/pesawat', {})).data.map(({ price }) => price as number),
    ).toEqual(flights.map(() => 99_000_000))
    const after = await read(again)
    expect(after).toMatchObject(before)
    expect(after.kurs).toEqual({ ...kurs, buffer: 0 })
  })

  it.each([
    ['nothing', () => null],
    ['no JSON', () => '{'],
    ['another version', (text: string) => text.replace('"version":"', '"version":"0')],
    ['a part of it', (text: string) => JSON.stringify({ ...(JSON.parse(text) as object), state: { packages: [] } })],
  ])('the demo starts with new data when the storage holds %s', async (_, spoilt) => {
    await duplicate(await signedIn(), 'Hilang')
    const text = spoilt(stored.map.get(DEMO_KEY) ?? '')
    if (text === null) stored.map.delete(DEMO_KEY)
    else stored.map.set(DEMO_KEY, text)
    const names = await namesOf(await signedIn())
    expect(names).toHaveLength(3)
    expect(names).not.toContain('Hilang')
  })

  it('with full storage the demo works until the page closes', async () => {
    const full: KeyValueStore = {
      ...stored.storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const demo = await signedIn({ storage: full })
    await duplicate(demo, 'Tanpa tempat')
    expect((await namesOf(demo))[0]).toBe('Tanpa tempat')
  })

  it('without a given storage the demo uses localStorage', async () => {
    const demo = createDemoProviders({ packages: [1, 1] })
    await demo.authProvider.login(MITRA)
    expect([localStorage.getItem(DEMO_KEY), localStorage.getItem('partner_token')]).toEqual([
      expect.any(String),
      expect.any(String),
    ])
  })
})

describe('the demo’s seed', () => {
  it('the same seed gives the same packages, another seed gives others', async () => {
    const first = await namesOf(await signedIn({ seed: 7 }))
    stored = mapStorage()
    expect(await namesOf(await signedIn({ seed: 7 }))).toEqual(first)
    expect(await namesOf(await signedIn({ seed: 8 }))).not.toEqual(first)
  })

  it.each(DEMO_ACCOUNTS.map(({ email, password }) => [email, password]))(
    'the account %s of the seed can sign in',
    async (email, password) => {
      const demo = open()
      await demo.authProvider.login({ email, password })
      await expect(demo.authProvider.getIdentity()).resolves.toMatchObject({ email })
    },
  )
})

describe('the demo’s reset', () => {
  it('the reset discards all changes and signs out', async () => {
    const demo = await signedIn()
    const before = await namesOf(demo)
    await duplicate(demo, 'Sementara')
    demo.session.initialise()()
    await demo.resetDemo()
    expect([demo.session.getToken(), demo.session.getSnapshot()]).toEqual([
      null,
      expect.objectContaining({ status: 'unauthenticated', signedOut: true }),
    ])
    await expect(rowsOf(demo)).rejects.toMatchObject({ status: 401 })
    await demo.authProvider.login(MITRA)
    expect(await namesOf(demo)).toEqual(before)
  })

  it('the reset waits for a pending save, whose change does not reappear', async () => {
    const demo = await signedIn()
    const [row] = await rowsOf(demo)
    const save = demo.dataProvider
      .duplicate('umroh-regular', row!.id, { namaPaket: 'Terlambat', meta: { idempotencyKey: 'x' } })
      .catch(() => null)
    await demo.resetDemo()
    await save
    expect(await namesOf(await signedIn())).not.toContain('Terlambat')
  })
})

describe('the demo’s network', () => {
  it('every answer takes the given latency', async () => {
    await signedIn()
    vi.useFakeTimers()
    const answer = rowsOf(open({ latency: 800 }))
    const settled = vi.fn<(rows: PackageRow[]) => void>()
    void answer.then(settled)
    await vi.advanceTimersByTimeAsync(799)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await expect(answer).resolves.toHaveLength(3)
  })

  it('a demo request can be aborted: by the caller at once, by the client after 30 s', async () => {
    await signedIn()
    vi.useFakeTimers()
    const demo = open({ latency: 60_000 })
    const list = (signal?: AbortSignal) =>
      demo.dataProvider.getList(umrohRegular.name, {
        pagination: { page: 1, perPage: 50 },
        ...(signal ? { signal } : {}),
      })
    const caller = new AbortController()
    const problem = (answer: Promise<unknown>) =>
      answer.then(
        () => null,
        (error: unknown) => error,
      )
    const refused = problem(list(caller.signal))
    caller.abort()
    expect(await refused).toMatchObject({ name: 'AbortError' })
    const tooLate = problem(list())
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await tooLate).toMatchObject({ name: 'HttpError', kind: 'timeout' })
  })

  const outcomes = async (options: DemoOptions, times: number) => {
    const demo = open(options)
    const kinds: string[] = []
    for (let asked = 0; asked < times; asked += 1)
      kinds.push(
        await rowsOf(demo).then(
          () => 'answered',
          (error: { kind: string; status?: number }) => `${error.kind} ${error.status ?? ''}`.trim(),
        ),
      )
    return kinds
  }
  const share = (kinds: string[], kind: string) => kinds.filter((one) => one === kind).length / kinds.length

  it('the given share of requests fails, half lost and half with a 503, the same ones for the same seed', async () => {
    await signedIn()
    const kinds = await outcomes({ failureRate: 0.4 }, 300)
    expect(share(kinds, 'network')).toBeCloseTo(0.2, 1)
    expect(share(kinds, 'status 503')).toBeCloseTo(0.2, 1)
    expect(share(kinds, 'answered')).toBeCloseTo(0.6, 1)
    expect(await outcomes({ failureRate: 0.4 }, 300)).toEqual(kinds)
  })

  it.each([
    [0, 'answered'],
    [-3, 'answered'],
    [Number.NaN, 'answered'],
  ])('no request fails with a failure rate of %d', async (failureRate, kind) => {
    await signedIn()
    expect(new Set(await outcomes({ failureRate }, 30))).toEqual(new Set([kind]))
  })

  it.each([1, 7])('every request fails with a failure rate of %d', async (failureRate) => {
    await signedIn()
    expect(new Set(await outcomes({ failureRate }, 30))).toEqual(new Set(['network', 'status 503']))
  })

  it('the demo never calls the browser’s own fetch', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    await duplicate(await signedIn(), 'Di sini saja')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('the demo saves where requests have no body stream, as in Firefox', async () => {
    const demo = await signedIn()
    vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(undefined as unknown as null)
    await duplicate(demo, 'Rubah api')
    expect((await namesOf(demo))[0]).toBe('Rubah api')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeyValueStore } from '../../src/auth-provider/browserStorage'
import { AS_DETAIL, PACKAGES } from '../../src/data-provider/types'
import { createDemoProviders, DEMO_ACCOUNTS, type DemoOptions } from '../../src/demo'
import { DEMO_KEY } from '../../src/demo/storedState'
import type { PackageDetail, PackageRow } from '../../src/domain/types'
import { mapStorage } from '../support/phone'

const MITRA = { email: 'siti@annur.co.id', password: 'mitra123' }

let stored: ReturnType<typeof mapStorage>
beforeEach(() => {
  stored = mapStorage()
})

/** The page is opened: providers over whatever lies in the storage. */
const open = (options: DemoOptions = {}) =>
  createDemoProviders({ storage: stored.storage, packages: [3, 2], ...options })
type Demo = ReturnType<typeof open>

const rowsOf = async ({ dataProvider }: Demo) =>
  (await dataProvider.getList<PackageRow>(PACKAGES, { pagination: { page: 1, perPage: 50 } })).data
const namesOf = async (demo: Demo) => (await rowsOf(demo)).map(({ name }) => name)

async function signedIn(options: DemoOptions = {}): Promise<Demo> {
  const demo = open(options)
  await demo.authProvider.login(MITRA)
  return demo
}

async function duplicate(demo: Demo, namaPaket: string) {
  const [row] = await rowsOf(demo)
  return demo.dataProvider.duplicate(row!.id, { namaPaket, meta: { idempotencyKey: namaPaket } })
}

describe('what is kept', () => {
  it('data and session are there after a reload', async () => {
    await duplicate(await signedIn(), 'Tetap ada')
    expect((await namesOf(open()))[0]).toBe('Tetap ada')
  })

  it('what is acknowledged is saved, so that another tab sees it and takes nothing back', async () => {
    const [one, other] = [await signedIn(), open()]
    expect(await rowsOf(other)).toHaveLength(3)
    await duplicate(one, 'Dari satu')
    await duplicate(other, 'Dari lain')
    expect((await namesOf(one)).slice(0, 2)).toEqual(['Dari lain', 'Dari satu'])
    expect(await namesOf(open())).toHaveLength(5)
  })

  it('one write for a request that changes something, none for one that reads', async () => {
    const demo = await signedIn()
    const before = stored.writesOf(DEMO_KEY)
    await rowsOf(demo)
    expect(stored.writesOf(DEMO_KEY)).toBe(before)
    await duplicate(demo, 'Satu')
    expect(stored.writesOf(DEMO_KEY)).toBe(before + 1)
  })

  it('a price raised by the admin survives, and saved quotes keep theirs', async () => {
    const mitra = await signedIn()
    const [row] = await rowsOf(mitra)
    const read = async (demo: Demo) =>
      (await demo.dataProvider.getOne<PackageDetail>(PACKAGES, { id: row!.id, meta: AS_DETAIL })).data
    const { mitra: _, ...before } = await read(mitra)
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
    expect(await read(again)).toMatchObject(before)
  })

  it.each([
    ['nothing', () => null],
    ['no JSON', () => '{'],
    ['another version', (text: string) => text.replace('"version":1', '"version":0')],
    ['a part of it', (text: string) => JSON.stringify({ ...(JSON.parse(text) as object), state: { packages: [] } })],
  ])('begins anew where %s is stored', async (_, spoilt) => {
    await duplicate(await signedIn(), 'Hilang')
    const text = spoilt(stored.map.get(DEMO_KEY) ?? '')
    if (text === null) stored.map.delete(DEMO_KEY)
    else stored.map.set(DEMO_KEY, text)
    const names = await namesOf(await signedIn())
    expect(names).toHaveLength(3)
    expect(names).not.toContain('Hilang')
  })

  it('works on for the length of the page where the storage is full', async () => {
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

  it('lies in localStorage where no storage is given', async () => {
    const demo = createDemoProviders({ packages: [1, 1] })
    await demo.authProvider.login(MITRA)
    expect([localStorage.getItem(DEMO_KEY), localStorage.getItem('partner_token')]).toEqual([
      expect.any(String),
      expect.any(String),
    ])
  })
})

describe('the seed', () => {
  it('gives the same packages each time, and others from another number', async () => {
    const first = await namesOf(await signedIn({ seed: 7 }))
    stored = mapStorage()
    expect(await namesOf(await signedIn({ seed: 7 }))).toEqual(first)
    expect(await namesOf(await signedIn({ seed: 8 }))).not.toEqual(first)
  })

  it.each(DEMO_ACCOUNTS.map(({ email, password }) => [email, password]))(
    'has %s, who can sign in',
    async (email, password) => {
      const demo = open()
      await demo.authProvider.login({ email, password })
      await expect(demo.authProvider.getIdentity()).resolves.toMatchObject({ email })
    },
  )
})

describe('the reset', () => {
  it('forgets all changes and signs out', async () => {
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

  it('waits for what is under way, which does not come back afterwards', async () => {
    const demo = await signedIn()
    const [row] = await rowsOf(demo)
    const save = demo.dataProvider
      .duplicate(row!.id, { namaPaket: 'Terlambat', meta: { idempotencyKey: 'x' } })
      .catch(() => null)
    await demo.resetDemo()
    await save
    expect(await namesOf(await signedIn())).not.toContain('Terlambat')
  })
})

describe('the network', () => {
  afterEach(() => vi.useRealTimers())

  it('takes its time', async () => {
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

  it('is given up like any other: by the caller at once, by the client after its 30 s', async () => {
    await signedIn()
    vi.useFakeTimers()
    const demo = open({ latency: 60_000 })
    const list = (signal?: AbortSignal) =>
      demo.dataProvider.getList(PACKAGES, { pagination: { page: 1, perPage: 50 }, ...(signal ? { signal } : {}) })
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

  it('fails as often as told, half by never arriving and half with a 503, the same requests for the same seed', async () => {
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
  ])('never fails at %d', async (failureRate, kind) => {
    await signedIn()
    expect(new Set(await outcomes({ failureRate }, 30))).toEqual(new Set([kind]))
  })

  it.each([1, 7])('always fails at %d', async (failureRate) => {
    await signedIn()
    expect(new Set(await outcomes({ failureRate }, 30))).toEqual(new Set(['network', 'status 503']))
  })

  it('asks no other: nothing goes through the browser’s own fetch', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    await duplicate(await signedIn(), 'Di sini saja')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('saves where a request has no stream, as in Firefox', async () => {
    const demo = await signedIn()
    vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(undefined as unknown as null)
    await duplicate(demo, 'Rubah api')
    expect((await namesOf(demo))[0]).toBe('Rubah api')
  })
})

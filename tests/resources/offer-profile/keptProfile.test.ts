import { describe, expect, it } from 'vitest'
import type { ServerProfile } from '@/data-provider/types'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { readRounding } from '@/resources/readRounding'
import { readKept, syncProfile, type KeptProfile } from '@/resources/keptProfile'

const MINE = emptyProfile('Milik saya')
const THEIRS = emptyProfile('Milik rekan')
const refused = (status: number) => Object.assign(new Error(String(status)), { status })

/** A phone and a server with versions. `between` runs when the first answer of the server is on its way. */
function world(kept: KeptProfile | null, profile: ServerProfile['profile'], version: number, between = () => {}) {
  const there = { kept, profile, version, calls: [] as string[], between }
  const server = {
    readOfferProfile: async () => {
      there.calls.push('GET')
      const answer = { profile: there.profile, version: String(there.version) }
      there.between()
      there.between = () => {}
      return answer
    },
    saveOfferProfile: async (
      _resource: string,
      sent: typeof MINE,
      _: typeof MINE | null,
      meta: { version?: string | undefined },
    ) => {
      there.calls.push(`PUT ${meta.version}`)
      if (meta.version !== String(there.version)) throw refused(409)
      there.profile = sent
      there.version += 1
      return { profile: sent, version: String(there.version) }
    },
  }
  const place = {
    read: () => there.kept,
    keep: (next: KeptProfile) => {
      there.kept = next
      return true
    },
  }
  return { there, sync: () => syncProfile(server, place) }
}
const kept = (profile: typeof MINE, version: string | null, isSent: boolean): KeptProfile => ({
  profile,
  version,
  isSent,
})

describe('the phone’s copy and the server’s offer profile', () => {
  it.each<[string, KeptProfile | null, typeof MINE | null, number, KeptProfile | null, string[]]>([
    ['neither has one', null, null, 0, null, ['GET']],
    ['only the server has one', null, THEIRS, 3, kept(THEIRS, '3', true), ['GET']],
    ['the copy is older', kept(MINE, '2', true), THEIRS, 3, kept(THEIRS, '3', true), ['GET']],
    ['the server lost its own', kept(MINE, '2', true), null, 0, kept(MINE, '2', true), ['GET']],
    ['only the phone has one', kept(MINE, null, false), null, 0, kept(MINE, '1', true), ['GET', 'PUT 0']],
    ['the phone has a newer one', kept(MINE, '3', false), THEIRS, 3, kept(MINE, '4', true), ['GET', 'PUT 3']],
    ['an earlier save has arrived', kept(MINE, '3', false), MINE, 4, kept(MINE, '4', true), ['GET']],
  ])('%s: both have the same one afterwards', async (_, before, profile, version, after, calls) => {
    const { there, sync } = world(before, profile, version)
    expect(await sync()).toBeNull()
    expect([there.kept, there.calls]).toEqual([after, calls])
  })

  it.each<[string, string | null]>([
    ['after the phone had read it', '2'],
    ['before the phone ever read it', null],
  ])('if somebody else has saved %s, nothing changes and the user chooses', async (_, version) => {
    const before = kept(MINE, version, false)
    const { there, sync } = world(before, THEIRS, 3)
    expect(await sync()).toEqual({ profile: THEIRS, version: '3' })
    expect([there.kept, there.calls]).toEqual([before, ['GET']])
  })

  it('if somebody else saves between the two calls, the user chooses, too', async () => {
    const { there, sync } = world(kept(MINE, '3', false), THEIRS, 3, () => {
      there.profile = emptyProfile('Baru saja')
      there.version = 4
    })
    expect(await sync()).toEqual({ profile: emptyProfile('Baru saja'), version: '4' })
    expect([there.kept?.profile, there.calls]).toEqual([MINE, ['GET', 'PUT 3', 'GET']])
  })

  it('if the same save arrives from elsewhere between the two calls, nobody is asked', async () => {
    const { there, sync } = world(kept(MINE, '3', false), THEIRS, 3, () => {
      there.profile = MINE
      there.version = 4
    })
    expect(await sync()).toBeNull()
    expect(there.kept).toEqual(kept(MINE, '4', true))
  })

  it('a save on the phone while the server’s answer is on its way is not overwritten', async () => {
    const { there, sync } = world(null, null, 0, () => {
      there.kept = kept(MINE, null, false)
    })
    await sync()
    expect([there.kept, there.profile]).toEqual([kept(MINE, '1', true), MINE])
  })

  it('a copy of a phone that knew no rounding is read, and tells prices as they are', () => {
    const { rounding: _, ...earlier } = MINE
    expect(readKept(JSON.stringify({ profile: earlier, version: '1', isSent: true }))).toEqual(kept(MINE, '1', true))
    expect(readRounding(JSON.stringify({ profile: earlier }))).toBe(0)
  })

  it.each<[string | null, number]>([
    [JSON.stringify(kept({ ...MINE, rounding: 50_000 }, '1', true)), 50_000],
    [JSON.stringify({ profile: { rounding: 5 } }), 0],
    ['null', 0],
    ['{', 0],
    [null, 0],
  ])('the rounding of %j is %d', (text, step) => expect(readRounding(text)).toBe(step))

  it.each([
    null,
    '',
    '{',
    '7',
    '{"profile":{}}',
    JSON.stringify({ ...kept(MINE, '1', true), profile: { business: 7 } }),
  ])('a stored text %j counts as none', (text) => {
    expect(readKept(text)).toBeNull()
  })
})

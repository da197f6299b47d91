import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDrafts, DRAFTS_KEY } from '@/offline/drafts'
import { createServerClock } from '@/domain/serverClock'
import { DRAFT_MAX_AGE_MS, DRAFT_VERSION, type Draft } from '@/domain/package/draft'
import type { UserDrafts } from '@/ui/user/draftsContext'
import { filledForm } from '../support/packageForms'
import { NOON, phone, SIGNED_IN, SITI_USER } from '../support/phone'

const DAY = 24 * 3_600_000

beforeEach(() => void vi.useFakeTimers())

const draft = (changes: Partial<Draft> = {}): Draft => ({
  schema: DRAFT_VERSION,
  writer: 'tab A',
  at: NOON,
  step: 0,
  form: filledForm(),
  attempt: null,
  base: filledForm(),
  version: null,
  ...changes,
})

/** A user's drafts of packages, and the names of all their drafts. */
const ofPackages = (drafts: UserDrafts) => ({
  ...drafts.of('umroh-regular'),
  names: () => drafts.all().map(({ name }) => name),
})

function siti() {
  const device = phone({ stored: SIGNED_IN })
  let movedBy = 0
  const now = () => device.clock.now
  const server = createServerClock({ now, ran: () => now() - movedBy })
  const drafts = createDrafts({ storage: device.local.storage, session: device.session, now, clock: server })
  device.open()
  /** The server answers: its clock says `time`. */
  const answer = (time: number) => server.note({ server: time, sentAt: now(), receivedAt: now() })
  /** Moves the phone's clock, although no time passes. */
  const moveClock = (by: number) => {
    device.clock.now += by
    movedBy += by
  }
  return {
    ...device,
    drafts,
    answer,
    moveClock,
    own: ofPackages(drafts.of(SITI_USER.id)),
    stored: () => device.local.map.get(DRAFTS_KEY),
  }
}

describe('a draft', () => {
  it('a draft is found only for its own package', () => {
    const { own } = siti()
    own.keep(7, draft({ step: 3 }))
    own.keep(null, draft({ step: 4 }))
    expect([own.find('7')?.step, own.find(null)?.step, own.find(8)]).toEqual([3, 4, null])
  })

  it('a draft is found only for its own resource, and a resource without drafts keeps none', () => {
    const { drafts } = siti()
    const mine = drafts.of(SITI_USER.id)
    mine.of('umroh-regular').keep(7, draft())
    expect([mine.of('umroh-regular').find(7) !== null, mine.of('custom-data/visa').find(7)]).toEqual([true, null])
    expect(mine.of('custom-data/visa').keep(7, draft())).toBe(false)
    expect(mine.of('custom-data/visa').find(7)).toBeNull()
  })

  it('a draft of an earlier version, which names no resource, is found as a draft of a package', () => {
    const { own, local } = siti()
    local.map.set(DRAFTS_KEY, JSON.stringify([{ user: String(SITI_USER.id), package: '7', draft: draft({ step: 2 }) }]))
    expect(own.find(7)?.step).toBe(2)
  })

  it('a wizard finds its own last draft first, otherwise the newest of another tab', () => {
    const { own } = siti()
    own.keep(null, draft({ step: 1 }))
    own.keep(null, draft({ step: 2, writer: 'tab B' }))
    expect(own.find(null)?.step).toBe(2)
    own.keep(null, draft({ step: 3 }))
    expect([own.find(null)?.step, own.find(null, 'tab B')?.step, own.find(null, 'tab C')]).toEqual([3, 2, null])
    own.drop(null, { writer: 'tab A' })
    expect(own.find(null)?.step).toBe(2)
  })

  it('a user never finds the draft of another user', () => {
    const { own, drafts } = siti()
    own.keep(7, draft())
    expect(ofPackages(drafts.of(2)).find(7)).toBeNull()
    ofPackages(drafts.of(2)).drop(7, { writer: 'tab A' })
    expect(own.find(7)).not.toBeNull()
  })

  it('a deleted draft leaves nothing in the storage', () => {
    const { own, stored } = siti()
    own.keep(7, draft())
    own.drop(7, { writer: 'tab A' })
    expect([own.find(7), stored()]).toEqual([null, undefined])
  })

  it('a wizard cannot delete the draft of another tab', () => {
    const { own } = siti()
    own.keep(null, draft({ writer: 'tab B' }))
    own.drop(null, { writer: 'tab A' })
    expect(own.find(null)).not.toBeNull()
    own.drop(null, { writer: 'tab B' })
    expect(own.find(null)).toBeNull()
  })

  it('the save that a draft contains deletes the draft, whichever wizard sent that save', () => {
    const { own } = siti()
    own.keep(null, draft({ writer: 'tab B', attempt: { contents: '', key: 'k', sentAt: NOON } }))
    own.drop(null, { writer: 'tab A', key: 'another' })
    expect(own.find(null)).not.toBeNull()
    own.drop(null, { writer: 'tab A', key: 'k' })
    expect(own.find(null)).toBeNull()
  })

  it('a draft of another app version is neither read nor deleted', () => {
    const { own, stored } = siti()
    own.keep(7, draft({ schema: DRAFT_VERSION + 1, writer: 'newer' }))
    expect(own.find(7)).toBeNull()
    own.keep(8, draft())
    own.drop(8, { writer: 'tab A' })
    expect(stored()).toContain('newer')
  })

  it('a draft is deleted after thirty days, even if its user never returns', () => {
    const { own, clock, drafts, stored, answer } = siti()
    answer(NOON)
    own.keep(7, draft())
    clock.now = NOON + DRAFT_MAX_AGE_MS - 1
    ofPackages(drafts.of(2))
    expect(own.find(7)).not.toBeNull()
    clock.now = NOON + DRAFT_MAX_AGE_MS
    answer(clock.now)
    expect(own.find(7)).toBeNull()
    ofPackages(drafts.of(2))
    expect(stored()).toBeUndefined()
  })

  it.each([-40, 40])(
    'a clock that was wrong by %d days when a draft was written, and is put right, deletes nothing',
    (days) => {
      const { own, drafts, session, clock, moveClock, answer } = siti()
      moveClock(days * DAY)
      session.start({ token: 'token-siti', user: SITI_USER })
      own.keep(7, draft({ at: clock.now }))
      moveClock(-days * DAY)
      drafts.of(2)
      expect(own.find(7)).not.toBeNull()
      answer(NOON)
      drafts.of(2)
      expect(own.find(7)).not.toBeNull()
    },
  )
  it('a clock that is moved while the server is away, and a server whose clock alone is wrong, delete nothing', () => {
    const { own, drafts, moveClock, answer } = siti()
    answer(NOON)
    own.keep(7, draft())
    moveClock(400 * DAY)
    drafts.of(2)
    expect(own.find(7)).not.toBeNull()
    moveClock(-400 * DAY)
    answer(NOON + 400 * DAY)
    drafts.of(2)
    expect(own.find(7)).not.toBeNull()
  })

  it('each user keeps their twelve newest drafts, and no other user’s draft is removed for them', () => {
    const { own, local } = siti()
    local.map.set(DRAFTS_KEY, JSON.stringify([{ user: '2', package: '7', draft: draft() }]))
    for (let id = 1; id <= 13; id++) own.keep(id, draft())
    expect([own.find(1), own.find(2)?.writer, own.find(13)?.writer]).toEqual([null, 'tab A', 'tab A'])
    expect(JSON.parse(local.map.get(DRAFTS_KEY)!)).toHaveLength(13)
  })

  it.each(['{', '7', '{"a":1}', '[null,7,{"user":1}]', '[{"user":"1","package":"7","draft":{}}]'])(
    'the storage content %s counts as no draft',
    (text) => {
      const { own, local } = siti()
      local.map.set(DRAFTS_KEY, text)
      expect(own.find(7)).toBeNull()
      own.keep(7, draft())
      expect(own.find(7)).not.toBeNull()
    },
  )
})

describe('drafts at the end of the session', () => {
  it.each<[string, (device: ReturnType<typeof siti>) => void]>([
    ['by a 401', ({ session }) => session.endIfCurrent('token-siti')],
    [
      'by time',
      ({ clock, target }) => {
        clock.now += 24 * 3_600_000
        target.dispatchEvent(new Event('focus'))
      },
    ],
    [
      'in another tab',
      ({ local, target }) => {
        local.map.delete('partner_token')
        local.map.delete('partner-auth')
        target.dispatchEvent(new Event('storage'))
      },
    ],
  ])('when the session ends %s, the draft stays and still takes the last typed text', (_, end) => {
    const device = siti()
    device.own.keep(7, draft())
    end(device)
    expect(device.statusOf()).toBe('unauthenticated')
    device.own.keep(7, draft({ step: 5 }))
    device.own.keep(8, draft())
    vi.advanceTimersByTime(300)
    expect([device.own.find(7)?.step, device.own.find(8)]).toEqual([5, null])
  })

  it('Keluar in another tab deletes the draft for good, even if this tab writes to it in between', () => {
    const device = siti()
    device.own.keep(7, draft())
    device.local.map.delete('partner_token')
    device.target.dispatchEvent(new Event('storage'))
    device.own.keep(7, draft({ step: 5 }))
    device.local.map.delete(DRAFTS_KEY)
    vi.advanceTimersByTime(300)
    expect(device.own.find(7)).toBeNull()
  })

  it('a session that ends without Keluar keeps its drafts, also in a tab that saw a Keluar before', async () => {
    const { own, session, local, target, authProvider } = siti()
    await authProvider.logout({})
    const elsewhere = (stored: Record<string, string>) => {
      for (const key of Object.keys(SIGNED_IN)) local.map.delete(key)
      Object.entries(stored).forEach(([key, value]) => local.map.set(key, value))
      target.dispatchEvent(new Event('storage'))
    }
    elsewhere(SIGNED_IN)
    own.keep(7, draft())
    elsewhere({})
    expect(session.getSnapshot()).toMatchObject({ status: 'unauthenticated', signedOut: false, hasEnded: true })
    expect(own.find(7)).not.toBeNull()
  })

  it('Keluar deletes the user’s drafts for good and keeps those of other users', async () => {
    const device = siti()
    const dewi = ofPackages(device.drafts.of(2))
    device.own.keep(7, draft())
    device.local.map.set(
      DRAFTS_KEY,
      JSON.stringify([...JSON.parse(device.stored()!), { user: '2', package: '7', draft: draft() }]),
    )
    await device.authProvider.logout({})
    device.own.keep(7, draft())
    vi.advanceTimersByTime(300)
    expect([device.own.find(7), dewi.find(7)?.writer]).toEqual([null, 'tab A'])
  })
})

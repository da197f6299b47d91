// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDrafts, DRAFTS_KEY } from '../../src/offline/drafts'
import { DRAFT_MAX_AGE_MS, DRAFT_VERSION, type Draft } from '../../src/domain/package/draft'
import { filledForm } from '../support/packageForms'
import { NOON, phone, SIGNED_IN, SITI_USER } from '../support/phone'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

function siti() {
  const device = phone({ stored: SIGNED_IN })
  const drafts = createDrafts({ storage: device.local.storage, session: device.session, now: () => device.clock.now })
  device.open()
  return { ...device, drafts, own: drafts.of(SITI_USER.id), stored: () => device.local.map.get(DRAFTS_KEY) }
}

describe('a draft', () => {
  it('is found again for its package alone', () => {
    const { own } = siti()
    own.keep(7, draft({ step: 3 }))
    own.keep(null, draft({ step: 4 }))
    expect([own.find('7')?.step, own.find(null)?.step, own.find(8)]).toEqual([3, 4, null])
  })

  it('is what its wizard wrote last; another tab’s stays beside it, the newest first', () => {
    const { own } = siti()
    own.keep(null, draft({ step: 1 }))
    own.keep(null, draft({ step: 2, writer: 'tab B' }))
    expect(own.find(null)?.step).toBe(2)
    own.keep(null, draft({ step: 3 }))
    expect([own.find(null)?.step, own.find(null, 'tab B')?.step, own.find(null, 'tab C')]).toEqual([3, 2, null])
    own.drop(null, { writer: 'tab A' })
    expect(own.find(null)?.step).toBe(2)
  })

  it('is never another user’s', () => {
    const { own, drafts } = siti()
    own.keep(7, draft())
    expect(drafts.of(2).find(7)).toBeNull()
    drafts.of(2).drop(7, { writer: 'tab A' })
    expect(own.find(7)).not.toBeNull()
  })

  it('is taken away for good, and nothing is left in the storage', () => {
    const { own, stored } = siti()
    own.keep(7, draft())
    own.drop(7, { writer: 'tab A' })
    expect([own.find(7), stored()]).toEqual([null, undefined])
  })

  it('is not taken away by a wizard in another tab', () => {
    const { own } = siti()
    own.keep(null, draft({ writer: 'tab B' }))
    own.drop(null, { writer: 'tab A' })
    expect(own.find(null)).not.toBeNull()
    own.drop(null, { writer: 'tab B' })
    expect(own.find(null)).toBeNull()
  })

  it('is taken away with the save it holds, whichever wizard made that', () => {
    const { own } = siti()
    own.keep(null, draft({ writer: 'tab B', attempt: { contents: '', key: 'k', sentAt: NOON } }))
    own.drop(null, { writer: 'tab A', key: 'another' })
    expect(own.find(null)).not.toBeNull()
    own.drop(null, { writer: 'tab A', key: 'k' })
    expect(own.find(null)).toBeNull()
  })

  it('of another version of the app is not read, nor lost', () => {
    const { own, stored } = siti()
    own.keep(7, draft({ schema: DRAFT_VERSION + 1, writer: 'newer' }))
    expect(own.find(7)).toBeNull()
    own.keep(8, draft())
    own.drop(8, { writer: 'tab A' })
    expect(stored()).toContain('newer')
  })

  it('is forgotten after thirty days, also of a user who never came back', () => {
    const { own, clock, drafts, stored } = siti()
    own.keep(7, draft())
    clock.now = NOON + DRAFT_MAX_AGE_MS - 1
    drafts.of(2)
    expect(own.find(7)).not.toBeNull()
    clock.now = NOON + DRAFT_MAX_AGE_MS
    expect(own.find(7)).toBeNull()
    expect(stored()).toBeDefined()
    drafts.of(2)
    expect(stored()).toBeUndefined()
  })

  it('leaves room: the twelve newest of a user stay, and none gives way to another user’s', () => {
    const { own, local } = siti()
    local.map.set(DRAFTS_KEY, JSON.stringify([{ user: '2', package: '7', draft: draft() }]))
    for (let id = 1; id <= 13; id++) own.keep(id, draft())
    expect([own.find(1), own.find(2)?.writer, own.find(13)?.writer]).toEqual([null, 'tab A', 'tab A'])
    expect(JSON.parse(local.map.get(DRAFTS_KEY)!)).toHaveLength(13)
  })

  it.each(['{', '7', '{"a":1}', '[null,7,{"user":1}]', '[{"user":"1","package":"7","draft":{}}]'])(
    'is none where the storage holds %s',
    (text) => {
      const { own, local } = siti()
      local.map.set(DRAFTS_KEY, text)
      expect(own.find(7)).toBeNull()
      own.keep(7, draft())
      expect(own.find(7)).not.toBeNull()
    },
  )
})

describe('when the session ends', () => {
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
  ])('%s its draft stays, and takes the last words that were typed', (_, end) => {
    const device = siti()
    device.own.keep(7, draft())
    end(device)
    expect(device.statusOf()).toBe('unauthenticated')
    device.own.keep(7, draft({ step: 5 }))
    device.own.keep(8, draft())
    vi.advanceTimersByTime(300)
    expect([device.own.find(7)?.step, device.own.find(8)]).toEqual([5, null])
  })

  it('by Keluar in another tab, whose word comes a moment after the session’s end, it is gone too', () => {
    const device = siti()
    device.own.keep(7, draft())
    device.local.map.delete('partner_token')
    device.target.dispatchEvent(new Event('storage'))
    device.own.keep(7, draft({ step: 5 }))
    device.local.map.delete(DRAFTS_KEY)
    vi.advanceTimersByTime(300)
    expect(device.own.find(7)).toBeNull()
  })

  it('otherwise than by Keluar they stay, also in a tab that stood at the login since a Keluar while another signed in', async () => {
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

  it('by Keluar this user’s go and do not return; another’s stay', async () => {
    const device = siti()
    const dewi = device.drafts.of(2)
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

import { describe, expect, it } from 'vitest'
import type { Status } from '@/domain/status/packageStatus'
import {
  dueFollowUps,
  keptFollowUps,
  readFollowUps,
  type KeptFollowUp,
  type SeenPackage,
} from '@/domain/status/keptFollowUps'
import { addDays } from '@/domain/values/dates'

const TODAY = '2026-11-20'
type Told = Partial<Omit<KeptFollowUp, 'id' | 'name'>>

/** A row of an API with statuses and departures. */
const row = (id: number, { status, remindAt = null, validUntil = null, departure = null }: Told = {}): SeenPackage => ({
  id,
  name: `Paket ${id}`,
  departure,
  progress: { status: status ?? 'terkirim', remindAt, validUntil },
})
const dueOf = (...seen: SeenPackage[]) =>
  dueFollowUps(keptFollowUps([], seen, TODAY), TODAY).map(({ id, reasons }) => [id, ...reasons.map(({ kind }) => kind)])
const idsOf = (kept: readonly KeptFollowUp[]) => kept.map(({ id }) => id)

describe('packages to take up again that a phone keeps (docs/product.md §27.1.3)', () => {
  it('the phone reads its kept packages again, also the reminders that an earlier version kept', () => {
    const kept = keptFollowUps(
      [],
      [row(1, { remindAt: TODAY, departure: '2027-01-01' }), row(2, { validUntil: TODAY })],
      TODAY,
    )
    expect(readFollowUps(JSON.stringify(kept))).toEqual(kept)
    const nothing = { status: null, validUntil: null, departure: null }
    expect(readFollowUps('[{"id":7,"name":"a","remindAt":"2026-11-22"}]')).toEqual([
      { id: 7, name: 'a', remindAt: '2026-11-22', ...nothing },
    ])
  })

  it.each([null, '', '{', 'null', '{}', '[1]', '[{"id":null,"name":"a"}]', '[{"id":7,"name":1}]'])(
    '%j is nothing',
    (text) => expect(readFollowUps(text)).toEqual([]),
  )

  it('a day that is none, and a status that nobody knows, are not known', () => {
    expect(readFollowUps('[{"id":7,"name":null,"remindAt":"2026-02-31","status":"x"}]')).toEqual([
      { id: 7, name: null, status: null, remindAt: null, validUntil: null, departure: null },
    ])
  })

  it('a package beside which the customer has chosen another option is not kept, whatever its days are', () => {
    const all = { status: 'dilihat', remindAt: TODAY, validUntil: TODAY, departure: '2026-11-19' } as const
    expect(dueOf(row(1, all))).toEqual([[1, 'reminder', 'ends', 'departed']])
    const passed: SeenPackage = { ...row(1, all), progress: { ...all, otherChosen: true } }
    expect(keptFollowUps(keptFollowUps([], [row(1, all)], TODAY), [passed], TODAY)).toEqual([])
  })

  it('a package that the phone sees replaces what was kept of it, also when nothing is left to do', () => {
    const kept = keptFollowUps(
      [],
      [row(1, { remindAt: TODAY }), row(2, { remindAt: TODAY }), row(3, { remindAt: TODAY })],
      TODAY,
    )
    const next = keptFollowUps(
      kept,
      [row(1), row(2, { remindAt: TODAY, status: 'batal' }), { id: 3, name: 'x' }],
      TODAY,
    )
    expect(next.map(({ id, name }) => [id, name])).toEqual([[3, 'Paket 3']])
  })

  it('a fact that a row does not tell stays as the detail told it', () => {
    const detail = keptFollowUps([], [{ id: 1, name: 'a', departure: '2026-11-19' }], TODAY)
    expect(keptFollowUps(detail, [{ id: 1, name: 'a' }], TODAY)).toEqual(detail)
    const listed = keptFollowUps(
      detail,
      [{ id: 1, name: 'a', progress: { status: 'draf', remindAt: null, validUntil: null } }],
      TODAY,
    )
    expect(listed).toEqual([{ ...detail[0], status: 'draf' }])
    expect(keptFollowUps(listed, [{ id: 1, name: 'a', departure: null }], TODAY)).toEqual([])
  })

  it('of packages with a departure alone the phone keeps the five that passed last and the fifty that come next', () => {
    const days = Array.from({ length: 120 }, (_, n) => n - 60)
    const seen = days.map((n) => row(n + 100, { status: 'draf', departure: addDays(TODAY, n) }))
    expect(idsOf(keptFollowUps([], seen, TODAY))).toEqual(Array.from({ length: 55 }, (_, n) => n + 95))
    const reminded = days.map((n) => row(n + 100, { remindAt: TODAY, departure: addDays(TODAY, n) }))
    expect(keptFollowUps([], reminded, TODAY)).toHaveLength(120)
  })
})

describe('the packages to take up again', () => {
  it.each<[string, Told, string[]]>([
    ['a reminder of today', { remindAt: TODAY }, ['reminder']],
    ['a reminder of tomorrow', { remindAt: '2026-11-21' }, []],
    ['a reminder of a package that is lost', { remindAt: TODAY, status: 'batal' }, []],
    ['an offer that ends in two days', { validUntil: '2026-11-22' }, ['ends']],
    ['an offer that ends today', { validUntil: TODAY, status: 'dilihat' }, ['ends']],
    ['an offer that ends in three days and has no answer', { validUntil: '2026-11-23' }, ['terkirim']],
    ['one that was read', { validUntil: '2026-11-23', status: 'dilihat' }, ['dilihat']],
    ['one that was accepted', { validUntil: '2026-11-23', status: 'setuju' }, []],
    ['one without a last day', { status: 'dilihat' }, []],
    ['one whose reminder is due, too', { validUntil: '2026-11-23', remindAt: TODAY }, ['reminder', 'terkirim']],
    ['an offer that ended yesterday', { validUntil: '2026-11-19' }, []],
    ['an offer that was accepted', { validUntil: TODAY, status: 'setuju' }, []],
    ['a check-in of yesterday', { departure: '2026-11-19', status: 'draf' }, ['departed']],
    ['a check-in of today', { departure: TODAY, status: 'draf' }, []],
    ['a check-in after which nobody needs to do anything', { departure: '2026-11-19', status: 'setuju' }, []],
    ['a check-in of a package that is lost', { departure: '2026-11-19', status: 'batal' }, []],
    ['all three', { remindAt: TODAY, validUntil: TODAY, departure: '2026-11-19' }, ['reminder', 'ends', 'departed']],
  ])('%s', (_, told, reasons) => {
    expect(dueOf(row(1, told))).toEqual(reasons.length === 0 ? [] : [[1, ...reasons]])
  })

  it('a copy of yesterday may say that an offer is open: it has ended', () => {
    const kept = keptFollowUps([], [row(1, { validUntil: '2026-11-20' })], '2026-11-19')
    expect([dueFollowUps(kept, '2026-11-20'), dueFollowUps(kept, '2026-11-21')].map((due) => due.length)).toEqual([
      1, 0,
    ])
  })

  it('a partner API that tells no status has check-ins that have passed', () => {
    expect(dueOf({ id: 1, name: 'a', departure: '2026-11-19' }, { id: 2, name: 'b', departure: '2026-11-21' })).toEqual(
      [[1, 'departed']],
    )
  })

  it('the most urgent stands first; check-ins that have passed come last, the latest of them first, and five at most', () => {
    const status: Status = 'draf'
    const passed = [3, 1, 2, 6, 5, 4].map((n) => row(n, { status, departure: addDays(TODAY, -n) }))
    const urgent = [row(10, { validUntil: '2026-11-21' }), row(11, { remindAt: '2026-11-18', departure: '2020-01-01' })]
    expect(dueOf(...passed, ...urgent).map(([id]) => id)).toEqual([11, 10, 1, 2, 3, 4, 5])
  })

  it('offers without an answer stand behind what is urgent, five at most, the next end first', () => {
    const waiting = Array.from({ length: 7 }, (_, n) => row(n + 10, { validUntil: addDays(TODAY, 20 - n) }))
    const urgent = row(1, { validUntil: addDays(TODAY, 1) })
    const departed = row(2, { status: 'draf', departure: addDays(TODAY, -1) })
    expect(dueOf(...waiting, departed, urgent).map(([id]) => id)).toEqual([1, 16, 15, 14, 13, 12, 2])
  })
})

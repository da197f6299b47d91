import { expect, it } from 'vitest'
import { followUpDay, followUpReasons, type FollowUpReason } from '@/domain/status/followUp'
import type { Status } from '@/domain/status/packageStatus'

const TODAY = '2026-11-20'
type Row = [Status, string | null, string | null, FollowUpReason[], string | null]

it.each<Row>([
  ['draf', '2026-11-20', null, ['reminder'], '2026-11-20'],
  ['draf', '2026-11-21', null, [], null],
  ['terkirim', null, '2026-11-22', ['ends'], '2026-11-22'],
  ['terkirim', null, '2026-11-23', [], null],
  ['dilihat', '2026-11-18', '2026-11-20', ['reminder', 'ends'], '2026-11-18'],
  ['dilihat', '2026-11-20', '2026-11-20', ['reminder', 'ends'], '2026-11-20'],
  ['setuju', null, '2026-11-21', [], null],
  ['setuju', '2026-11-19', '2026-11-21', ['reminder'], '2026-11-19'],
  ['lewat-masa', null, '2026-11-19', [], null],
  ['batal', '2026-11-19', '2026-11-21', [], null],
])('a package that is %s with the reminder %s and the last day %s has the reasons %j, by %s', (...row) => {
  const [status, remindAt, validUntil, reasons, day] = row
  expect(followUpReasons({ status, remindAt, validUntil }, TODAY)).toEqual(reasons)
  expect(followUpDay({ status, remindAt, validUntil }, TODAY)).toBe(day)
  expect(followUpReasons({ status, remindAt, validUntil, otherChosen: true }, TODAY)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import {
  answersOfDisabled,
  brokenHistory,
  brokenPassword,
  changedFigures,
  halfImport,
  mixedPrice,
  type Import,
  type PasswordChange,
} from './adminFindings'

const rate = (id: number, rupiah: number) => ({ id, rupiah_per_sar: rupiah, buffer: 0, valid_from: '2026-11-20' })

describe('the history of the rate', () => {
  it('a history that has grown by the rates that were sent raises no finding', () => {
    expect(brokenHistory([rate(1, 4700)], [rate(2, 4800), rate(1, 4700)], 1)).toEqual([])
    // Which rate is in force is no part of a rate.
    expect(brokenHistory([{ ...rate(1, 4700), in_force: true } as never], [rate(1, 4700)], 0)).toEqual([])
  })

  it.each([
    ['was changed', [rate(1, 4701)], 0],
    ['was deleted', [], 0],
    ['was added twice', [rate(1, 4700), rate(2, 4800), rate(3, 4800)], 1],
    ['is missing', [rate(1, 4700)], 1],
  ])('a rate that %s is reported', (_, after, sent) => {
    expect(brokenHistory([rate(1, 4700)], after, sent)).not.toEqual([])
  })
})

describe('saved quotes while a rate moves', () => {
  const quote = { package: { nama_paket: 'A', total_price_quad_rupiah: 10 }, kurs: { rupiah_per_sar: 4700 } }

  it('a quote that is as it was raises no finding', () => {
    expect(changedFigures('package 7', quote, structuredClone(quote))).toEqual([])
  })

  it('each figure that is another, gone or new is named', () => {
    expect(changedFigures('package 7', quote, { ...quote, kurs: { rupiah_per_sar: 4800 } })).toEqual([
      'package 7: kurs.rupiah_per_sar was 4700 and is 4800',
    ])
    expect(changedFigures('package 7', quote, { package: quote.package })).toHaveLength(1)
    expect(changedFigures('package 7', { rows: [1, 2] }, { rows: [1, 2, 3] })).toHaveLength(1)
    expect(changedFigures('package 7', { rows: null }, { rows: {} })).toHaveLength(1)
  })

  it('a quote of the old or of the new rate raises no finding, and one of both is reported', () => {
    expect(mixedPrice('package 7', { makkah: 1, total: 3 }, { makkah: 1, total: 3 }, { makkah: 2, total: 4 })).toEqual(
      [],
    )
    expect(mixedPrice('package 7', { makkah: 2, total: 4 }, { makkah: 1, total: 3 }, { makkah: 2, total: 4 })).toEqual(
      [],
    )
    expect(
      mixedPrice('package 7', { makkah: 2, total: 3 }, { makkah: 1, total: 3 }, { makkah: 2, total: 4 }),
    ).toHaveLength(1)
  })
})

describe('an import', () => {
  const done: Import = { names: ['a', 'b'], found: ['x', 'a', 'b'], status: 200 }

  it.each<[string, Partial<Import>]>([
    ['whole', {}],
    ['refused, and wrote nothing', { found: ['x'], status: 409 }],
    ['without an answer, and whole', { status: null }],
    ['without an answer, and wrote nothing', { found: [], status: null }],
  ])('an import that is %s raises no finding', (_, change) => expect(halfImport({ ...done, ...change })).toEqual([]))

  it.each<[string, Partial<Import>]>([
    ['wrote half of its rows', { found: ['a'] }],
    ['wrote half of its rows and lost its answer', { found: ['a'], status: null }],
    ['was refused and wrote its rows', { status: 422 }],
    ['was acknowledged and wrote nothing', { found: [] }],
    ['wrote a row twice', { found: ['a', 'b', 'b'] }],
  ])('an import that %s is reported', (_, change) => expect(halfImport({ ...done, ...change })).not.toEqual([]))
})

describe('a disabled user', () => {
  it('answers of 401 raise no finding, and any other is reported', () => {
    expect(answersOfDisabled({ list: 401, login: 401 })).toEqual([])
    expect(answersOfDisabled({ list: 200, login: 403, profile: 401 })).toEqual([
      'a disabled user asks for list and gets 200',
      'a disabled user asks for login and gets 403',
    ])
  })
})

describe('a changed password', () => {
  const right: PasswordChange = { changes: [422, 200], own: 200, other: 401, oldLogin: 401, newLogins: [401, 200] }

  it('a change that wins alone, ends the other session and signs in raises no finding', () => {
    expect(brokenPassword(right)).toEqual([])
  })

  it.each<[string, Partial<PasswordChange>]>([
    ['two changes win', { changes: [200, 200], newLogins: [200, 200] }],
    ['no change wins', { changes: [422, 422], newLogins: [401, 401] }],
    ['the session that changed it is ended', { own: 401 }],
    ['another session goes on', { other: 200 }],
    ['the old password still signs in', { oldLogin: 200 }],
    ['a refused password signs in', { newLogins: [200, 200] }],
    ['the new password does not sign in', { newLogins: [401, 401] }],
  ])('the checks report it if %s', (_, change) => expect(brokenPassword({ ...right, ...change })).not.toEqual([]))
})

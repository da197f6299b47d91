// @vitest-environment node
import fc from 'fast-check'
import lodashDebounce from 'lodash/debounce.js'
import lodashDefaults from 'lodash/defaults.js'
import lodashGet from 'lodash/get.js'
import lodashIsEqual from 'lodash/isEqual.js'
import lodashPick from 'lodash/pick.js'
import lodashSet from 'lodash/set.js'
import queryString from 'query-string'
import { describe, expect, it, vi } from 'vitest'
import debounce from '../../../src/app/lean/debounce'
import defaults from '../../../src/app/lean/defaults'
import get from '../../../src/app/lean/get'
import isEqual from '../../../src/app/lean/isEqual'
import pick from '../../../src/app/lean/pick'
import { parse, stringify } from '../../../src/app/lean/queryString'
import set from '../../../src/app/lean/set'

class One {
  constructor(readonly value: unknown) {}
}
class Other {
  constructor(readonly value: unknown) {}
}
const call = () => 1
const symbol = Symbol('s')

/** Few names and small values, so that two of them are often equal. */
const NAMES = ['a', 'b', '0', '1', 'a.b', 'constructor', 'length']
const leaf = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, 0, -0, 1, '1', '', true, false, Number.NaN, call, symbol, 'a', 1n),
  fc.constantFrom(0, 1, Number.NaN).map((time) => new Date(time)),
)
const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 2, noNullPrototype: true }),
    tie('value').map((value) => new One(value)),
    tie('value').map((value) => new Other(value)),
    tie('value').map((value) => ({ [symbol]: value })),
    tie('value').map((value) => Object.assign([value], { 2: value })),
  ),
}))
const copyOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return new Date(value)
  const copy: object = Array.isArray(value) ? [] : (Object.create(Object.getPrototypeOf(value)) as object)
  for (const key of Reflect.ownKeys(value).toReversed())
    if (key !== 'length' || !Array.isArray(value)) Reflect.set(copy, key, copyOf(Reflect.get(value, key)))
  return copy
}
const path = fc.oneof(
  fc.constantFrom<string | number>(
    'a',
    'a.b',
    'a[0].b',
    'b[1]',
    '0',
    1,
    '[0].a',
    '.a',
    'a..b',
    'a["b.c"]',
    "a['x\\'y']",
    '',
    'a.constructor.b',
    '__proto__.a',
    'length',
    'a[]',
    'a[-1]',
    'a[1.5]',
  ),
  fc.array(fc.constantFrom<string | number>('a', 'b', 0, '1', 'a.b'), { maxLength: 3 }),
)
const runs = { numRuns: 500 }

describe('the lines in place of lodash', () => {
  it('isEqual answers as lodash for JSON, dates, functions, symbols, holes and objects of classes', () => {
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        expect(isEqual(one, other)).toBe(lodashIsEqual(one, other))
        expect(isEqual(one, copyOf(one))).toBe(lodashIsEqual(one, copyOf(one)))
      }),
      runs,
    )
  })

  it('isEqual answers as lodash for objects that contain themselves', () => {
    const ring = (end: unknown) => {
      const one: Record<string, unknown> = { end, list: [] }
      one.self = one
      ;(one.list as unknown[]).push(one.list, one)
      return one
    }
    for (const [one, other] of [
      [ring(1), ring(1)],
      [ring(1), ring(2)],
      [ring(1), { end: 1, list: [], self: {} }],
    ])
      expect(isEqual(one, other)).toBe(lodashIsEqual(one, other))
  })

  it('get reads as lodash, with every kind of path', () => {
    fc.assert(
      fc.property(anything, path, (object, at) => {
        expect(get(object, at)).toBe(lodashGet(object, at))
        expect(get(object, at, 'fallback')).toBe(lodashGet(object, at, 'fallback'))
      }),
      runs,
    )
  })

  it('set writes as lodash, with every kind of path', () => {
    fc.assert(
      fc.property(
        anything,
        path.filter((at) => at !== 'length'),
        leaf,
        (object, at, value) => {
          const [one, other] = [copyOf(object), copyOf(object)]
          expect(set(one, at, value)).toBe(one)
          lodashSet(other as object, at, value)
          expect(lodashIsEqual(one, other)).toBe(true)
        },
      ),
      runs,
    )
    expect(Reflect.get({}, 'a')).toBeUndefined()
  })

  it('set leaves a frozen object on the way as it is, like lodash', () => {
    const frozen = () => Object.freeze({ a: { b: 1 } })
    expect(set(frozen(), 'a.b', 2)).toEqual(lodashSet(frozen(), 'a.b', 2))
  })

  it('pick and defaults take as lodash, also inherited fields', () => {
    const fields = fc.oneof(
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), anything),
      fc.constant(Object.create({ a: 1, b: 2 }) as Record<string, unknown>),
    )
    fc.assert(
      fc.property(fields, fields, fc.option(fields), (one, other, third) => {
        expect(pick(one, ['a', 'c'])).toEqual(lodashPick(one, ['a', 'c']))
        expect(pick(third, ['a', 'c'])).toEqual(lodashPick(third as object, ['a', 'c']))
        expect(defaults({ ...one }, third, other)).toEqual(lodashDefaults({ ...one }, third, other))
      }),
    )
  })
})

describe('the debounce in place of lodash’s', () => {
  it('calls at the same moments, with the same arguments and results', () => {
    vi.useFakeTimers()
    const step = fc.oneof(
      fc.record({ is: fc.constant('wait' as const), ms: fc.constantFrom(10, 99, 100, 101) }),
      fc.record({ is: fc.constantFrom('call' as const, 'cancel' as const, 'flush' as const), ms: fc.nat(5) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const play = (make: typeof lodashDebounce) => {
          const log: unknown[] = []
          const start = Date.now()
          const debounced = make((value: number) => {
            log.push([Date.now() - start, value])
            return value
          }, 100)
          for (const { is, ms } of steps)
            if (is === 'wait') vi.advanceTimersByTime(ms)
            else log.push(is === 'call' ? debounced(ms) : is === 'flush' ? debounced.flush() : debounced.cancel())
          vi.advanceTimersByTime(1000)
          return log
        }
        expect(play(debounce as typeof lodashDebounce)).toEqual(play(lodashDebounce))
      }),
    )
  })
})

describe('the lines in place of query-string', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 4 }),
    fc.constantFrom('a b', 'a+b', '100%', '%zz', 'é', '{"q":"x"}', "!'()*", 'a=b', '&', '', '#'),
  )
  const fields = fc.dictionary(
    text,
    fc.oneof(text, fc.integer(), fc.boolean(), fc.constantFrom(null, undefined), fc.array(text, { maxLength: 3 })),
    { maxKeys: 4 },
  )

  it('stringify writes the same query', () => {
    fc.assert(
      fc.property(fields, (query) => {
        expect(stringify(query)).toBe(queryString.stringify(query))
      }),
      runs,
    )
  })

  it('parse reads the same fields in the same order, from its own queries and from those that people type', () => {
    const typed = fc.array(fc.constantFrom('?', '&', '=', 'x', 'y', '+', '%20', '%7B', 'q=1', '2', ' '), {
      maxLength: 9,
    })
    fc.assert(
      fc.property(fields, typed, (query, parts) => {
        for (const search of [`?${queryString.stringify(query)}`, parts.join(''), '', '?q=100%', '?q=%zz&a']) {
          const [one, other] = [parse(search), queryString.parse(search)]
          expect(one).toEqual(other)
          expect(Object.keys(one)).toEqual(Object.keys(other))
          expect(Object.getPrototypeOf(one)).toBeNull()
        }
      }),
      runs,
    )
  })
})

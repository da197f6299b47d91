import fc from 'fast-check'
import { wholeUnicode } from '../../support/wholeUnicode'

/** Unusual and hostile values. */

const KB = 1024
export const LONG = 'a'.repeat(10 * KB)
const nested = (depth: number, open: string, close: string, core: string) =>
  open.repeat(depth) + core + close.repeat(depth)
const LONE_SURROGATE = '\ud800'

/** Texts that a database may refuse, or take for something else. */
const databaseTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  LONE_SURROGATE,
  `x${LONE_SURROGATE}y`,
  '\udc00\ud800',
  '😀',
  '%',
  '_',
  '\\',
  `'; drop table packages; --`,
  'NaN',
  '-1',
  '0',
  '2027-02-30',
  '2027-04-10',
  '9999-12-31',
  '0000-01-01',
  '-000001-01-01',
  LONG,
]

export const oddTexts: readonly string[] = [
  ...databaseTexts,
  'é',
  'e\u0301',
  '\u202e',
  '\ufeff',
  '\u2028',
  '${7*7}',
  '<script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  '1e9',
  '1.5',
  '0x10',
  '１２',
]
const oddNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  1e9,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  1e15,
]

const oddText = fc.oneof(fc.constantFrom(...oddTexts), wholeUnicode(40), fc.string({ maxLength: 40 }))
const oddKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'id',
    'data',
    '',
    '\0',
    LONE_SURROGATE,
    'a.b',
    '0',
  ),
  fc.string({ maxLength: 12 }),
)
const leaf = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}),
  oddText,
  fc.constantFrom(...oddNumbers),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** JSON of every kind, also with keys such as `__proto__`. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: leaf },
  { weight: 2, arbitrary: fc.array(leaf, { maxLength: 5 }) },
  // fromEntries defines fields and never assigns them, so `__proto__` becomes an ordinary key.
  {
    weight: 3,
    arbitrary: fc.array(fc.tuple(oddKey, leaf), { maxLength: 6 }).map((entries) => Object.fromEntries(entries)),
  },
  { weight: 1, arbitrary: fc.array(leaf, { minLength: 300, maxLength: 400 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 6 }) },
)

const MANY = 20_000
/** Bodies that are not JSON, or are too large. */
export const rawBodies: readonly (string | Uint8Array)[] = [
  '',
  ' ',
  '{',
  '}',
  '[]',
  'null',
  '1',
  '"x"',
  '{"a":1',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"namaPaket":1e400}',
  'namaPaket=x',
  '\ufeff{}',
  '{"a":"\u0000"}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"namaPaket":"a","namaPaket":"b"}',
  '{"id":1,"id":2}',
  '<?xml version="1.0"?><a/>',
  nested(MANY, '[', ']', '1'),
  nested(MANY, '{"a":', '}', '1'),
  `{"namaPaket":${nested(MANY, '[', ']', '1')}}`,
  `{"transportasi":${nested(MANY, '[', ']', '')}}`,
  '['.repeat(MANY),
  `{${Array.from({ length: 9000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
  JSON.stringify({ transportasi: Array.from({ length: 5000 }, () => ({ id: 1 })) }),
  JSON.stringify({ namaPaket: 'n'.repeat(200 * KB) }),
  JSON.stringify({ namaPaket: 'n'.repeat(300 * KB) }),
  Uint8Array.of(0xff, 0xfe, 0x7b, 0x7d),
  Uint8Array.of(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d),
  Uint8Array.of(0, 0, 0, 0),
  new Uint8Array(10 * KB * KB).fill(0x20),
]

/** Ids in the form that a path has them. */
export const oddIds: readonly string[] = [
  '0',
  '-1',
  '-0',
  '+1',
  '1.5',
  '1e9',
  '1e0',
  '0x1',
  '01',
  '999999999',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '1'.repeat(400),
  'abc',
  'null',
  'undefined',
  'NaN',
  'true',
  '__proto__',
  'constructor',
  'edit-data',
  'duplicate',
  '%2F',
  '1%2Fedit-data',
  '..%2F1',
  '%00',
  '1%00',
  '%20',
  '1%20',
  '%',
  '%E0%A4%A',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '%EF%BC%91',
  "1'",
  '1;--',
  '1,2',
  '[1]',
  '{}',
  '*',
  ':id',
  '.',
  '..',
  '',
  '1/',
  LONG,
]

/** Values of a query that a database may refuse, or take for something else. */
const databaseQueryValues: readonly string[] = [
  '0',
  '-1',
  '2',
  '99999999999999999999',
  'NaN',
  'desc',
  '%00',
  'a%00b',
  '%',
  '%ED%A0%80',
  '%25',
  '_',
  '%5C',
  '%27%20or%201=1',
  'umroh',
  '%F0%9F%98%80',
  '2027-04-10',
  '2027-02-30',
  '0000-00-00',
  '9999-12-31',
  LONG,
]

/** Values as texts of a query. */
export const oddQueryValues: readonly string[] = [
  ...databaseQueryValues,
  '',
  '1',
  '50',
  '201',
  '1e9',
  '1.5',
  'abc',
  'asc',
  'DESC',
  '%E0%A4',
  '%FF',
  '+',
  '%2B',
  'UMROH',
  'e%CC%81',
  '2027-04-14',
  '2099-01-01',
  '__proto__',
  'constructor',
]

/** The odd values that a sweep tries, one after another. */
export type OddValues = { texts: readonly string[]; queryValues: readonly string[] }
export const ALL_ODD: OddValues = { texts: oddTexts, queryValues: oddQueryValues }
/** Values that a database may reject. Values that only a program may stumble over, such as `__proto__`, need no database. */
export const ODD_TO_A_DATABASE: OddValues = { texts: databaseTexts, queryValues: databaseQueryValues }

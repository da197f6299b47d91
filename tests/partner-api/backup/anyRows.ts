import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Database } from '@/partner-api/postgres/database'

const TYPES = {
  part: 'text',
  whole: 'numeric',
  ratio: 'float8',
  small: 'int2',
  huge: 'int8',
  yes: 'boolean',
  at: 'timestamptz',
  local: 'timestamp',
  day: 'date',
  span: 'interval',
  doc: 'jsonb',
  raw: 'json',
  bytes: 'bytea',
  words: 'text[]',
}
const COLUMNS = Object.entries(TYPES)

/** A table with every kind of column that a later migration could use, and with a key of two columns. */
export const KINDS = sql.raw(`create table later (
  id bigint generated always as identity,
  ${COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ')},
  twice numeric generated always as (whole * 2) stored,
  primary key (part, id))`)

// PostgreSQL stores every text but one with a NUL or half a surrogate pair.
const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('', '\\N', 'a\u2028b\u2029c', '\r\n\t', '"[],{}', '\u{1F54B} Ka’bah', '\\u0000', 'e\u0301 é'),
  )
  .filter((one) => !one.includes('\0') && one.isWellFormed())
const json = fc
  .jsonValue()
  .map((value) => JSON.stringify(value))
  .filter((one) => !one.includes('\\u0000') && one.isWellFormed() && !/\\ud[89a-f]/i.test(one))
const digits = fc.tuple(fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }), fc.nat({ max: 30 }))
const time = fc.constantFrom('-infinity', 'infinity', '0044-03-15 BC', '2026-11-22 01:02:03.000001', '294276-12-31')

/** The values of one row, each as a text that PostgreSQL reads, or null. */
export const anyRow = fc.record(
  {
    part: text,
    whole: fc.option(digits.map(([value, scale]) => `${value}e-${scale}`)),
    ratio: fc.option(fc.double().map((value) => (Object.is(value, -0) ? '-0' : String(value)))),
    small: fc.option(fc.integer({ min: -32768, max: 32767 }).map(String)),
    huge: fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String)),
    yes: fc.option(fc.constantFrom('t', 'f')),
    at: fc.option(time),
    local: fc.option(time),
    day: fc.option(fc.constantFrom('0001-01-01', '2028-02-29', '5874897-12-31', '4713-01-01 BC')),
    span: fc.option(fc.constantFrom('1 year 2 mons -3 days 04:05:06.789', '-00:00:00.000001')),
    doc: fc.option(fc.oneof(json, fc.constant('{"n": 123456789012345678901234567890.5}'))),
    raw: fc.option(json),
    bytes: fc.option(fc.uint8Array({ maxLength: 40 }).map((all) => `\\x${Buffer.from(all).toString('hex')}`)),
    words: fc.option(fc.array(text, { maxLength: 3 }).map(arrayText)),
  },
  { noNullPrototype: true },
)
export type AnyRow = typeof anyRow extends fc.Arbitrary<infer Row> ? Row : never

function arrayText(words: readonly string[]): string {
  return `{${words.map((word) => `"${word.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`
}

const VALUES = sql.raw(COLUMNS.map(([name, type]) => `(row ->> '${name}')::${type}`).join(', '))

export const insertRows = (db: Database, rows: readonly AnyRow[]) =>
  db.execute(sql`insert into later (${sql.raw(Object.keys(TYPES).join(', '))})
    select ${VALUES} from json_array_elements(${JSON.stringify(rows)}::json) row`)

import fc from 'fast-check'
import type { Operation } from '../../checkApi/operations'
import { anyJson, LONG, oddIds, oddQueryValues, rawBodies, type OddValues } from './values'

/** A request before it is sent. */
export type Request = {
  who: string | null
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
}
/** The valid parts of an operation: existing ids, a correct body, and the accounts that may call it. */
export type Known = {
  ids: readonly (string | number)[]
  sample: Record<string, unknown> | undefined
  accounts: readonly string[]
}

const JSON_TYPE: Record<string, string> = { 'content-type': 'application/json' }
const OTHER_METHODS = ['PATCH', 'OPTIONS', 'HEAD', 'DELETE', 'PUT', 'POST', 'PROPFIND', 'QUERY']
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  'application/jsonx',
  'application/ld+json',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  ',',
  '',
]
const ODD_QUERIES = [
  '?',
  '&&&',
  '=',
  '=x',
  '%',
  '%=%',
  '%00=1',
  '__proto__=1',
  '__proto__[x]=1',
  'constructor[prototype]=1',
  `x=${LONG}`,
  `${LONG}=1`,
  Array.from({ length: 500 }, (_, at) => `k${at}=${at}`).join('&'),
]
const ODD_HEADERS: [name: string, value: string][] = [
  ['idempotency-key', ''],
  ['idempotency-key', ' '],
  ['idempotency-key', '__proto__'],
  ['idempotency-key', 'constructor'],
  ['idempotency-key', 'k'.repeat(200)],
  ['idempotency-key', 'k'.repeat(201)],
  ['idempotency-key', 'sama'],
  ['idempotency-key', 'k\u00e9\u00ff'],
  ['idempotency-key', '%00'],
  ['if-none-match', '*'],
  ['if-none-match', '"x"'],
  ['if-none-match', 'W/"x", W/"y"'],
  ['if-none-match', ','],
  ['if-match', '"0"'],
  ['if-match', '*'],
  ['if-match', 'x'],
  ['content-length', '99999999999'],
  ['content-length', '-1'],
  ['content-length', 'abc'],
  ['content-encoding', 'gzip'],
  ['accept', 'text/html'],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-for', '\u00ff'],
  ['range', 'bytes=0-1'],
]
const ODD_TOKENS = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer x',
  `Bearer ${'A'.repeat(43)}`,
  `Bearer ${LONG}`,
  'Basic c2l0aTptaXRyYTEyMw==',
  'Bearer __proto__',
  'Bearer \u00ff',
]

const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

/** Makes the sample with one of its values, at any depth, replaced, added or left out. */
function changed(sample: Record<string, unknown>): fc.Arbitrary<unknown> {
  const names = [...Object.keys(sample), '__proto__', 'constructor', 'id', 'asing']
  const step = fc.record({
    name: fc.constantFrom(...names),
    inner: fc.option(fc.constantFrom('id', 'tanpaHotel', 'tanggalCheckIn', 'tanggalCheckOut', '0', 'x'), {
      nil: undefined,
    }),
    value: fc.option(anyJson, { nil: undefined, freq: 6 }),
  })
  return fc.array(step, { maxLength: 3 }).map((steps) =>
    steps.reduce<Record<string, unknown>>((body, { name, inner, value }) => {
      const old = Object.hasOwn(body, name) ? body[name] : undefined
      const next = inner !== undefined && typeof old === 'object' && old !== null ? { ...old, [inner]: value } : value
      return Object.fromEntries([
        ...Object.entries(body).filter(([key]) => key !== name),
        ...(next === undefined ? [] : [[name, next]]),
      ])
    }, sample),
  )
}

const bodyOf = ({ sample = {} }: Known): fc.Arbitrary<string | Uint8Array> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(JSON.stringify(sample)) },
    { weight: 8, arbitrary: changed(sample).map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: anyJson.map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: fc.constantFrom(...rawBodies) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 64 }) },
  )

function queryOf(operation: Operation): fc.Arbitrary<string> {
  const names = [
    ...operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    'asing',
    'id',
  ]
  const name = fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', '', '', '[]', '[x]', '%5B%5D'))
    .map((parts) => parts.join(''))
  const pair = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(name, fc.constantFrom(...oddQueryValues)).map((parts) => parts.join('=')) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_QUERIES) },
  )
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) => `?${pairs.join('&')}`) },
  )
}

const headersOf = (hasBody: boolean): fc.Arbitrary<Record<string, string>> => {
  const type = hasBody
    ? fc.oneof(
        { weight: 8, arbitrary: fc.constant('application/json') },
        { weight: 2, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
      )
    : fc.constant('')
  const key = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.uuid().map((uuid) => ({ 'idempotency-key': uuid })) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_HEADERS).map(([name, value]) => ({ [name]: value })) },
  )
  const token = rarely(fc.constantFrom(...ODD_TOKENS))
  return fc.tuple(type, key, token).map(([contentType, more, authorization]) => ({
    ...(contentType ? { 'content-type': contentType } : {}),
    ...more,
    ...(authorization === undefined ? {} : { authorization }),
  }))
}

/** Makes requests to an operation: valid ones, slightly wrong ones and absurd ones. */
export function requestsTo(operation: Operation, known: Known): fc.Arbitrary<Request> {
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known.ids.map(String), '1') },
    { weight: 2, arbitrary: fc.constantFrom(...oddIds) },
  )
  const path = operation.template.includes('{')
    ? id.map((value) => operation.template.replace('{id}', () => value))
    : fc.constant(operation.template)
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant(operation.method) },
    { weight: 1, arbitrary: fc.constantFrom(...OTHER_METHODS) },
  )
  const who = fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...known.accounts) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
  const hasBody = operation.body !== undefined
  return fc.record({
    who,
    method,
    path: fc.tuple(path, queryOf(operation)).map((parts) => parts.join('')),
    headers: headersOf(hasBody),
    body: hasBody ? bodyOf(known) : rarely(fc.constantFrom(...rawBodies.slice(0, 12))),
  })
}

/** Makes a valid request, and one for each odd value of each query name and of each text of the body. Random requests would miss most of them. */
export function sweepOf(
  { method, template, parameters, body }: Operation,
  { ids, sample = {}, accounts }: Known,
  odd: OddValues,
): Request[] {
  const hasBody = body !== undefined
  const right: Omit<Request, 'path'> = {
    who: accounts[0] ?? null,
    method,
    headers: hasBody ? JSON_TYPE : {},
    body: hasBody ? JSON.stringify(sample) : undefined,
  }
  const path = template.replace('{id}', String(ids[0] ?? 1))
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  const texts = !hasBody ? [] : Object.keys(sample).filter((name) => typeof sample[name] === 'string')
  return [
    { ...right, path },
    ...names.flatMap((name) => odd.queryValues.map((value) => ({ ...right, path: `${path}?${name}=${value}` }))),
    ...texts.flatMap((name) =>
      odd.texts.map((text) => ({ ...right, path, body: JSON.stringify({ ...sample, [name]: text }) })),
    ),
  ]
}

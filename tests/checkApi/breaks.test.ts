import { describe, expect, it } from 'vitest'
import { breaksOf } from './breaks'
import type { OpenApiDocument } from './operations'
import { isNewer, lastRelease, mayBreak } from './releases'
import { contractDocument } from '@/partner-api/openapi/document'
import { version } from '../../package.json'

type Json = Record<string, unknown>
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const object = (properties: Json, ...required: string[]) => ({ type: 'object', properties, required })
const text = { type: 'string' }
const id = { anyOf: [{ type: 'number' }, { type: 'string' }] }

const request = object({ name: text, kind: { enum: ['a', 'b'] }, note: { ...text, maxLength: 9 }, of: id }, 'name')
const row = object({ id, state: { enum: ['open', 'over'] }, total: { type: 'number' }, note: text }, 'id', 'state')
const answer = object({ data: { type: 'array', items: { $ref: '#/components/schemas/Row' } } }, 'data')

/** A contract of two calls, with parts of it replaced. */
function contractWith(changes: { request?: Json; row?: Json; save?: Json; list?: Json; paths?: Json } = {}) {
  const save = {
    security: [],
    parameters: [{ name: 'Idempotency-Key', in: 'header', schema: text }],
    requestBody: { required: true, ...json(changes.request ?? request) },
    responses: { 200: { headers: { ETag: { schema: text } }, ...json(answer) }, 422: json({}) },
    ...changes.save,
  }
  const list = {
    parameters: [{ name: 'q', in: 'query', schema: text }],
    responses: { 200: json(answer) },
    ...changes.list,
  }
  const paths = { '/things': { get: list }, '/things/{id}': { put: save }, ...changes.paths }
  return { paths, components: { schemas: { Row: changes.row ?? row } } } as unknown as OpenApiDocument
}
const old = contractWith()
const withField = (schema: Json, name: string, field: unknown) => ({
  ...schema,
  properties: { ...(schema.properties as Json), [name]: field },
})
const without = (schema: Json, name: string) => {
  const { [name]: _, ...properties } = schema.properties as Json
  return { ...schema, properties }
}

describe('a change that an app of the last release can live with breaks nothing', () => {
  it.each<[string, OpenApiDocument]>([
    ['no change', contractWith()],
    ['a new path', contractWith({ paths: { '/more': { get: { responses: {} } } } })],
    [
      'another name of a path parameter',
      contractWith({ paths: { '/things/{id}': undefined, '/things/{key}': old.paths['/things/{id}'] } }),
    ],
    ['a new optional field of a request', contractWith({ request: withField(request, 'more', text) })],
    [
      'a new value that a request may have',
      contractWith({ request: withField(request, 'kind', { enum: ['a', 'b', 'c'] }) }),
    ],
    [
      'a longer text that a request may have',
      contractWith({ request: withField(request, 'note', { ...text, maxLength: 99 }) }),
    ],
    [
      'a further type that a request may have',
      contractWith({ request: withField(request, 'name', { type: ['string', 'null'] }) }),
    ],
    ['a field that a request need not have any more', contractWith({ request: { ...request, required: [] } })],
    ['a new field of an answer', contractWith({ row: withField(row, 'more', text) })],
    ['a value that an answer has no more', contractWith({ row: withField(row, 'state', { enum: ['open'] }) })],
    ['a field that an answer always has now', contractWith({ row: { ...row, required: ['id', 'state', 'note'] } })],
    ['a whole number for a number in an answer', contractWith({ row: withField(row, 'total', { type: 'integer' }) })],
    ['one of several types in an answer', contractWith({ row: withField(row, 'id', { type: 'number' }) })],
    [
      'a new optional parameter',
      contractWith({
        list: {
          parameters: [
            { name: 'q', in: 'query', schema: text },
            { name: 'page', in: 'query', schema: text },
          ],
        },
      }),
    ],
    [
      'another refusal',
      contractWith({ save: { responses: { 200: { headers: { ETag: {} }, ...json(answer) }, 409: json({}) } } }),
    ],
  ])('%s', (_, now) => expect(breaksOf(old, now)).toEqual([]))
})

describe('a change by which an app of the last release could fail is named', () => {
  const rows = 'GET /things 200.data[]'
  it.each<[string, OpenApiDocument, string]>([
    ['a path is gone', contractWith({ paths: { '/things': {} } }), 'GET /things: is gone'],
    ['a method is gone', contractWith({ paths: { '/things/{id}': { post: {} } } }), 'PUT /things/{id}: is gone'],
    ['a token is needed', contractWith({ save: { security: undefined } }), 'PUT /things/{id}: needs a token now'],
    [
      'a body is needed',
      contractWith({
        list: {
          responses: { 200: json(answer) },
          parameters: [{ name: 'q', in: 'query', schema: text }],
          requestBody: { required: true },
        },
      }),
      'GET /things body: has to be sent now',
    ],
    ['a parameter is gone', contractWith({ list: { parameters: [] } }), 'GET /things query q: is gone'],
    [
      'a parameter is needed',
      contractWith({ list: { parameters: [{ name: 'q', in: 'query', required: true, schema: text }] } }),
      'GET /things query q: has to be sent now',
    ],
    [
      'a parameter has another type',
      contractWith({ list: { parameters: [{ name: 'q', in: 'query', schema: { type: 'number' } }] } }),
      'GET /things query q: type "string" is not understood',
    ],
    [
      'a request needs a new field',
      contractWith({ request: { ...withField(request, 'more', text), required: ['name', 'more'] } }),
      'PUT /things/{id} body.more: has to be sent now',
    ],
    [
      'a request needs a field that was optional',
      contractWith({ request: { ...request, required: ['name', 'note'] } }),
      'PUT /things/{id} body.note: has to be sent now',
    ],
    [
      'a field of a request is gone',
      contractWith({ request: without(request, 'note') }),
      'PUT /things/{id} body.note: is gone',
    ],
    [
      'a field of a request has another type',
      contractWith({ request: withField(request, 'name', { type: 'number' }) }),
      'PUT /things/{id} body.name: type "string" is not understood',
    ],
    [
      'one of the types of a request is gone',
      contractWith({ request: withField(request, 'of', { type: 'number' }) }),
      'PUT /things/{id} body.of: type "string" is not understood',
    ],
    [
      'a value of a request is gone',
      contractWith({ request: withField(request, 'kind', { enum: ['a'] }) }),
      'PUT /things/{id} body.kind: value "b" is not understood',
    ],
    [
      'a text of a request must be shorter',
      contractWith({ request: withField(request, 'note', { ...text, maxLength: 5 }) }),
      'PUT /things/{id} body.note: maxLength is narrower',
    ],
    [
      'a text of a request must have a form',
      contractWith({ request: withField(request, 'name', { ...text, pattern: '^a' }) }),
      'PUT /things/{id} body.name: pattern is narrower',
    ],
    [
      'a request has another content type',
      contractWith({ save: { requestBody: { content: { 'text/plain': {} } } } }),
      'PUT /things/{id} body: application/json is gone',
    ],
    ['a success is gone', contractWith({ list: { responses: { 204: {} } } }), 'GET /things 200: is gone'],
    [
      'an answer has another content type',
      contractWith({ list: { responses: { 200: {} } } }),
      'GET /things 200: application/json is gone',
    ],
    [
      'a header of an answer is gone',
      contractWith({ save: { responses: { 200: json(answer) } } }),
      'PUT /things/{id} 200 header ETag: is gone',
    ],
    ['a field of an answer is gone', contractWith({ row: without(row, 'note') }), `${rows}.note: is gone`],
    [
      'a field of an answer may be missing',
      contractWith({ row: { ...row, required: ['id'] } }),
      `${rows}.state: may be missing now`,
    ],
    [
      'a field of an answer has another type',
      contractWith({ row: withField(row, 'total', text) }),
      `${rows}.total: type "string" is not understood`,
    ],
    [
      'a field of an answer may be null',
      contractWith({ row: withField(row, 'note', { type: ['string', 'null'] }) }),
      `${rows}.note: type "null" is not understood`,
    ],
    [
      'an answer has a new value',
      contractWith({ row: withField(row, 'state', { enum: ['open', 'over', 'lost'] }) }),
      `${rows}.state: value "lost" is not understood`,
    ],
  ])('%s', (_, now, reason) => expect(breaksOf(old, now)).toContain(reason))
})

it('a schema that refers to itself is compared once', () => {
  const tree = object({ children: { type: 'array', items: { $ref: '#/components/schemas/Row' } }, id }, 'id')
  const older = contractWith({ row: tree })
  expect(breaksOf(older, contractWith({ row: tree }))).toEqual([])
  expect(breaksOf(older, contractWith({ row: without(tree, 'id') }))).toContain('GET /things 200.data[].id: is gone')
})

it.each([
  ['1.0.10', '1.0.9', true],
  ['1.2.0', '1.10.0', false],
  ['2.0.0', '1.9.9', true],
  ['1.0.0', '1.0.0', false],
])('whether version %s is newer than %s: %s', (one, other, newer) => expect(isNewer(one, other)).toBe(newer))

describe('the contract of the last release', () => {
  const today = JSON.parse(JSON.stringify(contractDocument)) as OpenApiDocument
  const last = lastRelease()
  const isBound = last !== null && !mayBreak(version, last.version)

  it('today’s contract does not break itself', () => expect(breaksOf(today, today)).toEqual([]))

  // No release before 1.0.0 kept a contract, and a new first number may break the last contract.
  it.skipIf(!isBound)('an app of the last release can use today’s API', () => {
    expect(breaksOf(last?.contract ?? today, today)).toEqual([])
  })
})

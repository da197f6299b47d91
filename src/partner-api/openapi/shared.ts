import { PAGE_META } from './schemas/common'
import type { Answer, Header, Operation, Parameter, Ref, Schema } from './types'
import { object, list, optional, ref } from './words'

/** Parameters, headers and answers that several operations share, with functions that refer to them. */

export const parameters = {
  Id: { name: 'id', in: 'path', required: true, schema: ref('Id') },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', maxLength: 200 },
    description:
      'Requests with the same key and the same body are carried out once. For 31 days, a repetition gets the answer of the first success.',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    schema: { type: 'string' },
    description: 'The `ETag` of the answer that the client has. The API answers 304 when it is still the same.',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    schema: { type: 'string' },
    description:
      'The `version` that was read, in double quotes. The API answers 409 when the record was saved since then.',
  },
} as const satisfies Record<string, Parameter>

/** A parameter of the address, after its question mark. */
export const query = (name: string, schema: Schema, description?: string): Parameter => ({
  name,
  in: 'query',
  ...(description ? { description } : {}),
  schema,
})

/** Which page of a list, and of how many records. */
export const PAGE = [
  query('per_page', { type: 'integer', minimum: 1, default: 50 }),
  query('page', { type: 'integer', minimum: 1, default: 1 }),
]
/** The direction of a sorted list. */
export const ORDER = query('order', { type: 'string', enum: ['asc', 'desc'] })

export const parameter = (name: keyof typeof parameters): Ref => ({ $ref: `#/components/parameters/${name}` })

const RETRY_AFTER: Header = { description: 'Seconds, or a date.', schema: { type: 'string' } }
const WWW_AUTHENTICATE: Header = { schema: { type: 'string' } }
const BODY_SIZE: Header = {
  description: 'Optional: the bytes of the body before its compression, so that a client can show how much has come.',
  schema: { type: 'string' },
}
const ETAG: Header = { description: 'Optional.', schema: { type: 'string' } }

const json = (schema: Schema) => ({ 'application/json': { schema } })
const refusal = (description: string, headers?: Record<string, Header>): Answer => ({
  description,
  ...(headers ? { headers } : {}),
  content: json(ref('Error')),
})

export const responses = {
  NotModified: { description: 'The answer that `If-None-Match` names is still the same.', headers: { ETag: ETAG } },
  BadRequest: refusal('The body is not JSON, or `Idempotency-Key` is too long.'),
  SignedOut: refusal('The token is missing or invalid: the app signs out.', { 'WWW-Authenticate': WWW_AUTHENTICATE }),
  Forbidden: refusal('The account lacks the permission.'),
  NotFound: refusal('No record has this id, or it belongs to another mitra.'),
  Conflict: refusal('`Idempotency-Key` belongs to another request, or `If-Match` names an older version.'),
  TooLarge: refusal('The body is too large.'),
  WrongType: refusal('The body’s content type is not `application/json`.'),
  Unprocessable: refusal('`errors` names the fields; the app shows each message at its field.'),
  TooMany: {
    ...refusal('Too many attempts, or too many changes at once.', { 'Retry-After': RETRY_AFTER }),
    content: json(ref('LoginRefusal')),
  },
  Away: refusal(
    'The server cannot reach its database at the moment. A request with an `Idempotency-Key` may be repeated.',
    { 'Retry-After': RETRY_AFTER },
  ),
  Failed: refusal('The server failed; the app offers to try again.'),
  Full: refusal('The disk of the database is full: nothing was written.'),
} as const satisfies Record<string, Answer>

const BY_STATUS = {
  304: 'NotModified',
  400: 'BadRequest',
  401: 'SignedOut',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'WrongType',
  422: 'Unprocessable',
  429: 'TooMany',
} as const satisfies Record<number, keyof typeof responses>

type Refusal = keyof typeof BY_STATUS

/** Returns the refusals of an operation, and what every operation may answer: too many calls (429), and failures (500, 503, 507). */
const refusals = (...statuses: Refusal[]): Record<string, Ref> => ({
  ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${BY_STATUS[status]}` }])),
  429: { $ref: '#/components/responses/TooMany' },
  500: { $ref: '#/components/responses/Failed' },
  503: { $ref: '#/components/responses/Away' },
  507: { $ref: '#/components/responses/Full' },
})

/** The refusals of any operation that reads a body. */
const BODY_REFUSALS: readonly Refusal[] = [400, 413, 415, 422]
/** What a call may be refused for by a parameter: a shared one, or one in its path. */
const BY_PARAMETER: Readonly<Record<string, readonly Refusal[]>> = {
  path: [404],
  [parameter('Id').$ref]: [404],
  [parameter('IfNoneMatch').$ref]: [304],
  [parameter('IdempotencyKey').$ref]: [400, 403, 409],
}

/** What any call may be refused for that has such a token, such parameters and such a body. */
function impliedBy({ security, parameters: given = [] }: Partial<Operation>, schema: Schema | undefined): Refusal[] {
  const byParameters = given.flatMap((one) => BY_PARAMETER['$ref' in one ? one.$ref : one.in] ?? [])
  const all: Refusal[] = [401, ...(schema ? BODY_REFUSALS : []), ...byParameters]
  return security ? all.filter((status) => status !== 401 && status !== 403) : all
}

export const success = (description: string, schema: Schema): Answer => ({ description, content: json(schema) })

/** Makes the answer of a list that the browser may cache and revalidate. */
export const revalidated = (description: string, schema: Schema): Answer => ({
  ...success(description, schema),
  headers: { ETag: ETAG },
})

/** Makes the answer of a list that comes whole. */
export const wholeList = (description: string, schema: Schema): Answer => ({
  ...success(description, schema),
  headers: { ETag: ETAG, 'X-Body-Size': BODY_SIZE },
})

const body = (schema: Schema) => ({ required: true as const, content: json(schema) })

type Call = Omit<Operation, 'operationId' | 'tags' | 'summary' | 'responses'> & {
  /** The schema of its body. Such a call may also answer that the body is wrong. */
  body?: Schema
  answers: Record<number, Answer>
  /** Besides what follows from its token, its parameters and its body. */
  refuses?: readonly Refusal[]
}

export type Calls = ReturnType<typeof callsOf>

/** Makes the operations that stand under a heading of the document: an id, what it does, and the rest. */
export const callsOf =
  (tag: string) =>
  (operationId: string, summary: string, { body: schema, answers, refuses = [], ...call }: Call): Operation => ({
    operationId,
    tags: [tag],
    summary,
    ...call,
    ...(schema ? { requestBody: body(schema) } : {}),
    responses: { ...refusals(...impliedBy(call, schema), ...refuses), ...answers },
  })

const listWith = (others: Record<string, Schema>, items: readonly Schema[]): Schema => {
  const data = list(items.length === 1 ? items[0] : { anyOf: items })
  return object({ data: { anyOf: [data, object({ data })] }, ...others })
}

/** Makes the schema of a list, which is `{data: […]}` or `{data: {data: […]}}`. */
export const listOf = (...items: Schema[]): Schema => listWith({}, items)

/** The same with `meta`, which an API without pages omits. */
export const pageOf = (item: Schema): Schema => listWith({ meta: optional(PAGE_META) }, [item])

import { BODY_REFUSALS, body, parameter, refusals, success } from '../shared'
import type { Operation, Parameter, PathItem, Paths } from '../types'
import { ref } from '../words'

const ADMINS = 'For admins with the permission. An API without `accounts` among its features has none of these calls.'
const query = (name: string, schema: Parameter['schema']): Parameter => ({ name, in: 'query', schema })
const PAGE = [
  query('q', { type: 'string' }),
  query('per_page', { type: 'integer', minimum: 1, default: 50 }),
  query('page', { type: 'integer', minimum: 1, default: 1 }),
  query('sort', { type: 'string', enum: ['name', 'email'] }),
  query('order', { type: 'string', enum: ['asc', 'desc'] }),
]

const OF_MITRA = {
  ...query('mitra_id', { type: 'integer', minimum: 1 }),
  description: 'Only the users of this mitra. An API that does not know it answers all users.',
}

type Names = { resource: 'users' | 'mitra'; answer: string; list: string; request: string }

function resourcePaths({ resource, answer, list, request }: Names): Paths {
  const tags = [resource === 'users' ? 'Users' : 'Mitra']
  const operation = (
    verb: string,
    summary: string,
  ): Pick<Operation, 'operationId' | 'tags' | 'summary' | 'description'> => ({
    operationId: `${verb}:${resource}`,
    tags,
    summary,
    description: ADMINS,
  })
  const one = success('The record.', ref(answer))
  const change = (verb: string, summary: string): PathItem => ({
    post: {
      ...operation(verb, summary),
      parameters: [parameter('Id'), parameter('IdempotencyKey')],
      responses: { 200: one, ...refusals(400, 401, 403, 404, 409) },
    },
  })
  return {
    [`/${resource}`]: {
      get: {
        ...operation('list', 'A page of the list'),
        parameters: resource === 'users' ? [...PAGE, OF_MITRA] : PAGE,
        responses: { 200: success('The page.', ref(list)), ...refusals(401, 403) },
      },
      post: {
        ...operation('create', 'Create a record'),
        parameters: [parameter('IdempotencyKey')],
        requestBody: body(ref(request)),
        responses: { 201: one, ...refusals(...BODY_REFUSALS, 401, 403, 409) },
      },
    },
    [`/${resource}/{id}`]: {
      get: {
        ...operation('show', 'One record'),
        parameters: [parameter('Id')],
        responses: { 200: one, ...refusals(401, 403, 404) },
      },
      put: {
        ...operation('edit', 'Change a record'),
        parameters: [parameter('Id'), parameter('IdempotencyKey'), parameter('IfMatch')],
        requestBody: body(ref(request)),
        responses: { 200: one, ...refusals(...BODY_REFUSALS, 401, 403, 404, 409) },
      },
    },
    [`/${resource}/{id}/disable`]: change('disable', 'Disable it and end its sessions'),
    [`/${resource}/{id}/enable`]: change('enable', 'Enable it again'),
  }
}

const linkPath: Paths = {
  '/users/{id}/link': {
    post: {
      operationId: 'link:users',
      tags: ['Users'],
      summary: 'A link by which the user chooses a password',
      description: 'An invitation, or for a user who has a password a reset link. It replaces the earlier link.',
      parameters: [parameter('Id'), parameter('IdempotencyKey')],
      responses: { 201: success('The link.', ref('AccountAnswer')), ...refusals(400, 401, 403, 404, 409) },
    },
  },
}

const profilePath: Paths = {
  '/mitra/{id}/offer-profile': {
    get: {
      operationId: 'offerProfile:mitra',
      tags: ['Mitra'],
      summary: 'What the mitra’s business says in each of its offers',
      description:
        'For admins with `mitra.list`, `mitra.edit` or `umroh-regular.edit`: they offer packages in the name of the mitra. With the features `accounts` and `offer-profile` alone.',
      parameters: [parameter('Id')],
      responses: { 200: success('The profile.', ref('OfferProfileAnswer')), ...refusals(401, 403, 404) },
    },
  },
}

const tags = ['First start and links']

const openPaths: Paths = {
  '/partner/setup': {
    get: {
      operationId: 'setupState',
      tags,
      summary: 'Whether the first account can be created',
      security: [],
      responses: { 200: success('The state.', ref('SetupState')), ...refusals() },
    },
    post: {
      operationId: 'setUp',
      tags,
      summary: 'Create the first account, an owner, and sign it in',
      description:
        'Closed for ever once an account exists. A repetition with its `Idempotency-Key` and the password signs in again.',
      security: [],
      parameters: [parameter('IdempotencyKey')],
      requestBody: body(ref('SetupRequest')),
      responses: { 201: success('Signed in.', ref('LoginAnswer')), ...refusals(...BODY_REFUSALS, 409, 429) },
    },
  },
  '/partner/account-link': {
    post: {
      operationId: 'readLink',
      tags,
      summary: 'Whose password a link sets',
      security: [],
      requestBody: body(ref('LinkRequest')),
      responses: { 200: success('The user.', ref('LinkAnswer')), ...refusals(...BODY_REFUSALS, 404) },
    },
  },
  '/partner/account-link/password': {
    post: {
      operationId: 'useLink',
      tags,
      summary: 'Choose the password, end all sessions of the user, and sign in',
      description: 'A link works once. A repetition with its `Idempotency-Key` and the password signs in again.',
      security: [],
      parameters: [parameter('IdempotencyKey')],
      requestBody: body(ref('LinkPasswordRequest')),
      responses: {
        200: success('Signed in; without a session when the account has a second factor.', {
          anyOf: [ref('LoginAnswer'), ref('Message')],
        }),
        ...refusals(...BODY_REFUSALS, 404, 409, 429),
      },
    },
  },
}

export const accountPaths: Paths = {
  ...openPaths,
  ...resourcePaths({
    resource: 'users',
    answer: 'AccountAnswer',
    list: 'AccountListAnswer',
    request: 'AccountRequest',
  }),
  ...linkPath,
  ...resourcePaths({ resource: 'mitra', answer: 'MitraAnswer', list: 'MitraListAnswer', request: 'MitraRequest' }),
  ...profilePath,
}

import { ORDER, PAGE, parameter, query, success, callsOf, type Calls } from '../shared'
import type { PathItem, Paths } from '../types'
import { ref } from '../words'

const ADMINS = 'For admins with the permission. An API without `accounts` among its features has none of these calls.'
const LIST = [
  query('q', { type: 'string' }),
  ...PAGE,
  query('sort', { type: 'string', enum: ['name', 'email'] }),
  ORDER,
]

const OF_MITRA = query(
  'mitra_id',
  { type: 'integer', minimum: 1 },
  'Only the users of this mitra. An API that does not know it answers all users.',
)

type Names = { resource: 'users' | 'mitra'; answer: string; list: string; request: string }

const users = callsOf('Users')
const mitra = callsOf('Mitra')

function resourcePaths({ resource, answer, list, request }: Names): Paths {
  const call = (verb: string, summary: string, rest: Parameters<Calls>[2]) =>
    (resource === 'users' ? users : mitra)(`${verb}:${resource}`, summary, { description: ADMINS, ...rest })
  const one = success('The record.', ref(answer))
  const change = (verb: string, summary: string): PathItem => ({
    post: call(verb, summary, { parameters: [parameter('Id'), parameter('IdempotencyKey')], answers: { 200: one } }),
  })
  return {
    [`/${resource}`]: {
      get: call('list', 'A page of the list', {
        parameters: resource === 'users' ? [...LIST, OF_MITRA] : LIST,
        answers: { 200: success('The page.', ref(list)) },
        refuses: [403],
      }),
      post: call('create', 'Create a record', {
        parameters: [parameter('IdempotencyKey')],
        body: ref(request),
        answers: { 201: one },
      }),
    },
    [`/${resource}/{id}`]: {
      get: call('show', 'One record', { parameters: [parameter('Id')], answers: { 200: one }, refuses: [403] }),
      put: call('edit', 'Change a record', {
        parameters: [parameter('Id'), parameter('IdempotencyKey'), parameter('IfMatch')],
        body: ref(request),
        answers: { 200: one },
      }),
    },
    [`/${resource}/{id}/disable`]: change('disable', 'Disable it and end its sessions'),
    [`/${resource}/{id}/enable`]: change('enable', 'Enable it again'),
  }
}

const linkPath: Paths = {
  '/users/{id}/link': {
    post: users('link:users', 'A link by which the user chooses a password', {
      description: 'An invitation, or for a user who has a password a reset link. It replaces the earlier link.',
      parameters: [parameter('Id'), parameter('IdempotencyKey')],
      answers: { 201: success('The link.', ref('AccountAnswer')) },
    }),
  },
}

const profilePath: Paths = {
  '/mitra/{id}/offer-profile': {
    get: mitra('offerProfile:mitra', 'What the mitra’s business says in each of its offers', {
      description:
        'For admins with `mitra.list`, `mitra.edit` or `umroh-regular.edit`: they offer packages in the name of the mitra. With the features `accounts` and `offer-profile` alone.',
      parameters: [parameter('Id')],
      answers: { 200: success('The profile.', ref('OfferProfileAnswer')) },
      refuses: [403],
    }),
  },
}

const open = callsOf('First start and links')

const openPaths: Paths = {
  '/partner/setup': {
    get: open('setupState', 'Whether the first account can be created', {
      security: [],
      answers: { 200: success('The state.', ref('SetupState')) },
    }),
    post: open('setUp', 'Create the first account, an owner, and sign it in', {
      description:
        'Closed for ever once an account exists. A repetition with its `Idempotency-Key` and the password signs in again.',
      security: [],
      parameters: [parameter('IdempotencyKey')],
      body: ref('SetupRequest'),
      answers: { 201: success('Signed in.', ref('LoginAnswer')) },
    }),
  },
  '/partner/account-link': {
    post: open('readLink', 'Whose password a link sets', {
      security: [],
      body: ref('LinkRequest'),
      answers: { 200: success('The user.', ref('LinkAnswer')) },
      refuses: [404],
    }),
  },
  '/partner/account-link/password': {
    post: open('useLink', 'Choose the password, end all sessions of the user, and sign in', {
      description: 'A link works once. A repetition with its `Idempotency-Key` and the password signs in again.',
      security: [],
      parameters: [parameter('IdempotencyKey')],
      body: ref('LinkPasswordRequest'),
      answers: {
        200: success('Signed in; without a session when the account has a second factor.', {
          anyOf: [ref('LoginAnswer'), ref('Message')],
        }),
      },
      refuses: [404],
    }),
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

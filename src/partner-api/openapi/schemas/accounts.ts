import { nullable, PAGE_META, ref } from './common'

const text = { type: 'string' } as const
const texts = { type: 'array', items: text } as const
const VERSION = {
  type: 'string',
  description: 'Another text after every change: send it with PUT as `If-Match`.',
} as const

/** Accounts: the first owner, users, mitra and the links by which users choose a password. */
export const accountSchemas = {
  SetupState: {
    type: 'object',
    properties: {
      open: { type: 'boolean', description: 'True until the first account exists.' },
      needs_key: { type: 'boolean', description: 'Whether this request would need the key that the server printed.' },
    },
    required: ['open', 'needs_key'],
  },
  SetupRequest: {
    type: 'object',
    properties: {
      business: text,
      name: text,
      email: text,
      password: { type: 'string', minLength: 8, maxLength: 128 },
      key: { type: 'string', description: 'The one-time key. Not needed from the machine itself.' },
    },
    required: ['business', 'name', 'email', 'password'],
  },
  AccountLink: {
    type: 'object',
    properties: {
      path: {
        type: 'string',
        description: 'Below the address of the app: `/undangan#{token}` or `/atur-ulang#{token}`.',
      },
      expires_at: { type: 'string', format: 'date-time' },
    },
    required: ['path', 'expires_at'],
    description: 'Works once. It is told once: a repetition by `Idempotency-Key` has no link.',
  },
  LinkRequest: { type: 'object', properties: { token: text }, required: ['token'] },
  LinkAnswer: {
    type: 'object',
    properties: { name: text, email: text, kind: { enum: ['invitation', 'reset'] } },
    required: ['name', 'email', 'kind'],
  },
  LinkPasswordRequest: {
    type: 'object',
    properties: { token: text, password: { type: 'string', minLength: 8, maxLength: 128 } },
    required: ['token', 'password'],
  },
  Account: {
    type: 'object',
    properties: {
      id: ref('Id'),
      name: text,
      email: text,
      mitra: { anyOf: [ref('Mitra'), { type: 'null' }] },
      roles: texts,
      permissions: texts,
      status: { enum: ['active', 'invited', 'disabled'], description: '`invited`: has not chosen a password yet.' },
      has_second_factor: { type: 'boolean', description: 'Whether a login takes a code too.' },
      last_login_at: {
        ...nullable('string'),
        description: 'The last login, ISO 8601; null before the first. Missing where the API does not tell it.',
      },
      link_expires_at: { ...nullable('string'), description: 'When the newest link ends to be valid.' },
      version: VERSION,
    },
    required: ['id', 'name', 'email', 'mitra', 'roles', 'permissions', 'status', 'version'],
  },
  AccountRequest: {
    type: 'object',
    properties: {
      name: text,
      email: text,
      mitra_id: { anyOf: [ref('Id'), { type: 'null' }] },
      roles: texts,
      permissions: texts,
    },
    required: ['name', 'email', 'mitra_id', 'roles', 'permissions'],
  },
  AccountAnswer: {
    type: 'object',
    properties: { data: ref('Account'), link: ref('AccountLink') },
    required: ['data'],
  },
  AccountListAnswer: {
    type: 'object',
    properties: { data: { type: 'array', items: ref('Account') }, meta: PAGE_META },
    required: ['data', 'meta'],
  },
  MitraAccount: {
    type: 'object',
    properties: {
      id: ref('Id'),
      name: text,
      users: { type: 'number', description: 'The number of its users.' },
      status: { enum: ['active', 'disabled'] },
      version: VERSION,
    },
    required: ['id', 'name', 'status', 'version'],
  },
  MitraRequest: { type: 'object', properties: { name: text }, required: ['name'] },
  MitraAnswer: {
    type: 'object',
    properties: { data: ref('MitraAccount') },
    required: ['data'],
  },
  MitraListAnswer: {
    type: 'object',
    properties: { data: { type: 'array', items: ref('MitraAccount') }, meta: PAGE_META },
    required: ['data', 'meta'],
  },
} as const

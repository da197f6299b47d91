import { nullable, ref } from './common'

const PROGRAM = {
  version: { type: 'string', description: 'The version of the program.' },
  commit: { type: ['string', 'null'], description: 'The commit that the program was built from, where it is known.' },
} as const

export const healthSchemas = {
  HealthAnswer: {
    type: 'object',
    properties: {
      status: { enum: ['ok'] },
      schema: { type: ['string', 'null'], description: 'The newest migration of the database.' },
      ...PROGRAM,
    },
    required: ['status'],
  },
  HealthFailure: {
    type: 'object',
    properties: {
      status: { enum: ['failing'] },
      message: { type: 'string', description: 'For a person to read, in Indonesian.' },
      ...PROGRAM,
    },
    required: ['status'],
  },
} as const

const FIELDS = {
  anyOf: [{ type: 'object', properties: {}, required: [], additionalProperties: true }, { type: 'null' }],
} as const

export const auditSchemas = {
  Audit: {
    type: 'object',
    properties: {
      id: ref('Id'),
      at: { type: 'string', description: 'ISO 8601.' },
      user_id: { ...nullable('number'), description: 'Null when nobody was signed in.' },
      user_name: { type: 'string' },
      address: { type: 'string', description: 'The address of the client.' },
      event: { type: 'string', description: '`create`, `update`, `delete`, `restore`, `login`, `login-refused` …' },
      resource: { type: 'string', description: 'Such as `umroh-regular`, `custom-data/visa` or `users`.' },
      record_id: nullable('number'),
      label: { type: 'string', description: 'The name of the record at that time.' },
      before: { ...FIELDS, description: 'The fields before the write; of a change, those that changed.' },
      after: { ...FIELDS, description: 'The fields after the write; of a change, those that changed.' },
    },
    required: [
      'id',
      'at',
      'user_id',
      'user_name',
      'address',
      'event',
      'resource',
      'record_id',
      'label',
      'before',
      'after',
    ],
  },
  AuditListAnswer: {
    type: 'object',
    properties: {
      data: { type: 'array', items: ref('Audit') },
      meta: {
        type: 'object',
        properties: {
          next: { ...nullable('string'), description: 'The `before` of the next page. Null on the last.' },
        },
        required: ['next'],
      },
    },
    required: ['data', 'meta'],
  },
  AuditUsersAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'array',
        items: { type: 'object', properties: { id: ref('Id'), name: { type: 'string' } }, required: ['id', 'name'] },
      },
    },
    required: ['data'],
  },
} as const

export const deskSchemas = {
  DeskAnswer: {
    type: 'object',
    properties: { data: { type: 'array', items: ref('MonthlyCount') } },
    required: ['data'],
  },
  MonthlyCount: {
    type: 'object',
    properties: {
      mitra: {
        type: 'object',
        properties: { id: ref('Id'), name: { type: 'string' } },
        required: ['id', 'name'],
      },
      month: { type: 'string', pattern: '^\\d{4}-\\d{2}$', description: 'Such as `2026-11`.' },
      packages: { type: 'number', minimum: 1, multipleOf: 1 },
    },
    required: ['mitra', 'month', 'packages'],
    description: 'A month without a package is absent.',
  },
} as const

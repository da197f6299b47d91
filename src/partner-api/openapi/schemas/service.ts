import { SETUP_STEPS } from '@/domain/desk/deskNotes'
import { CITIES } from '@/domain/types'
import { optional, object, list, orNull, ref, nullable } from '../words'

const PROGRAM = {
  version: optional({ type: 'string', description: 'The version of the program.' }),
  commit: optional({
    type: ['string', 'null'],
    description: 'The commit that the program was built from, where it is known.',
  }),
} as const

export const healthSchemas = {
  HealthAnswer: object({
    status: { enum: ['ok'] },
    schema: optional({ type: ['string', 'null'], description: 'The newest migration of the database.' }),
    ...PROGRAM,
  }),
  HealthFailure: object({
    status: { enum: ['failing'] },
    message: optional({ type: 'string', description: 'For a person to read, in Indonesian.' }),
    ...PROGRAM,
  }),
} as const

const FIELDS = orNull(object({}, { additionalProperties: true }))

export const auditSchemas = {
  Audit: object({
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
  }),
  AuditListAnswer: object({
    data: list(ref('Audit')),
    meta: object({ next: { ...nullable('string'), description: 'The `before` of the next page. Null on the last.' } }),
  }),
  AuditUsersAnswer: object({ data: list(object({ id: ref('Id'), name: { type: 'string' } })) }),
} as const

export const deskSchemas = {
  DeskAnswer: object({
    data: list(ref('MonthlyCount')),
    price_lists: optional(list(ref('EndingPriceLists'))),
    missing: optional({ ...list({ enum: SETUP_STEPS }), description: 'What a new business has not filled in yet.' }),
    last_backup: optional(orNull(ref('LastBackup'))),
  }),
  LastBackup: object(
    {
      at: { ...nullable('string'), format: 'date-time' },
      overdue: { type: 'boolean', description: 'Whether it is more than seven days old.' },
    },
    { description: 'The last backup; null for users who may make none.' },
  ),
  EndingPriceLists: object(
    {
      city: { enum: CITIES },
      hotels: { type: 'number', minimum: 1, multipleOf: 1 },
      first: { type: 'string', format: 'date', description: 'The first of their last nights.' },
    },
    {
      description: 'The hotels of a city whose last period has ended or ends in 30 days. A city without any is absent.',
    },
  ),
  MonthlyCount: object(
    {
      mitra: object({ id: ref('Id'), name: { type: 'string' } }),
      month: { type: 'string', pattern: '^\\d{4}-\\d{2}$', description: 'Such as `2026-11`.' },
      packages: { type: 'number', minimum: 1, multipleOf: 1 },
    },
    { description: 'A month without a package is absent.' },
  ),
} as const

import { FOLLOW_UP_REASONS } from '@/domain/status/followUp'
import { LOST_REASONS, STATUSES } from '@/domain/status/packageStatus'
import { ROOM_TYPES } from '@/domain/types'
import { DAY, OPTIONAL_DAY, OPTIONAL_MOMENT } from './common'
import { optional, object, list, orNull, ref, nullable, oneOrNull, each } from '../words'

const COUNT = { type: 'number', minimum: 0, multipleOf: 1 } as const
const REASON = oneOrNull(...LOST_REASONS)

export const statusSchemas = {
  Status: object({
    status: { enum: STATUSES, description: '`lewat-masa`: shared, not answered, and its last day has passed.' },
    valid_until: optional(OPTIONAL_DAY),
    customer_name: optional(nullable('string')),
    customer_phone: optional({ ...nullable('string'), description: 'Digits from the country code on.' }),
    sent_at: optional(OPTIONAL_MOMENT),
    seen_at: optional(OPTIONAL_MOMENT),
    accepted_at: optional(OPTIONAL_MOMENT),
    lost_reason: optional(REASON),
    lost_at: optional(OPTIONAL_MOMENT),
    remind_at: optional(OPTIONAL_DAY),
    other_chosen: optional({ type: 'boolean', description: 'The customer has chosen another option of its link.' }),
    agreed: optional(orNull(ref('Agreement'))),
    told: optional(orNull(ref('ToldPrices'))),
  }),
  ToldPrices: object(each(ROOM_TYPES, optional({ type: ['number', 'null'], minimum: 0 })), {
    additionalProperties: false,
    description:
      'Rupiah per jamaah that the customer of the last share was told, for each shared room type; null for the others.',
  }),
  Agreement: object(
    {
      name: { ...nullable('string'), description: 'Null after the data of the customer was erased.' },
      room: { enum: ROOM_TYPES },
      jamaah: COUNT,
      price: {
        anyOf: [{ type: 'number' }, { type: 'null' }],
        description: 'Rupiah per jamaah as the offer told it; null if it did not tell this room type.',
      },
      at: { type: 'string', description: 'ISO 8601.' },
      changed: { type: 'boolean', description: 'The package was saved after it was offered.' },
    },
    { description: 'What a customer last agreed to in the newest version of the offers.' },
  ),
  StatusAnswer: object({ data: ref('Status'), message: optional({ type: 'string' }) }),
  ShareRequest: object(
    {
      validUntil: DAY,
      customerName: optional(orNull({ type: 'string', maxLength: 80 })),
      customerPhone: optional({
        ...nullable('string'),
        description: '`08…`, `62…` or `+62 …`, and a number of another country with its plus (`+966 …`).',
      }),
      prices: optional(orNull(ref('ToldPrices'))),
    },
    { additionalProperties: false },
  ),
  LostRequest: object({ reason: REASON }, { additionalProperties: false }),
  ReminderRequest: object(
    { remindAt: { ...OPTIONAL_DAY, description: 'From today to a year from now; null deletes it.' } },
    { additionalProperties: false },
  ),
  FiguresAnswer: object({ data: list(ref('MonthlyFigures')) }),
  MonthlyFigures: object(
    {
      mitra: object({ id: ref('Id'), name: { type: 'string' } }),
      month: { type: 'string', pattern: '^\\d{4}-\\d{2}$', description: 'Such as `2026-11`.' },
      sent: COUNT,
      read: COUNT,
      won: COUNT,
      value: optional({
        ...COUNT,
        description:
          'Rupiah that customers agreed to pay for the packages that were won: the price that the offer told for the agreed room type, for each agreed jamaah. If the group fills the rooms of the offer exactly, the total of these rooms.',
      }),
      unvalued: optional({ ...COUNT, description: 'How many of the won packages are missing in `value`.' }),
      lost: object(each(LOST_REASONS, optional(COUNT)), { additionalProperties: false }),
    },
    { description: 'A month without any is absent.' },
  ),
  FollowUpsAnswer: object({ data: list(ref('FollowUp')) }),
  FollowUp: object(
    {
      id: ref('Id'),
      nama_paket: nullable('string'),
      mitra: ref('Mitra'),
      status: { enum: STATUSES },
      valid_until: optional(OPTIONAL_DAY),
      customer_name: optional(nullable('string')),
      remind_at: optional(OPTIONAL_DAY),
      other_chosen: optional({ type: 'boolean' }),
      reasons: list({ enum: FOLLOW_UP_REASONS }),
    },
    { description: '`reminder`: its day has come. `ends`: the last day of its offer is within two days.' },
  ),
} as const

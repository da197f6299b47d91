import { FOLLOW_UP_REASONS } from '@/domain/status/followUp'
import { LOST_REASONS, STATUSES } from '@/domain/status/packageStatus'
import { ROOM_TYPES } from '@/domain/types'
import { DATE, each, nullable, oneOrNull, ref } from './common'

const day = { type: ['string', 'null'], pattern: DATE } as const
const moment = { type: ['string', 'null'], description: 'ISO 8601.' } as const
const COUNT = { type: 'number', minimum: 0, multipleOf: 1 } as const
const REASON = oneOrNull(...LOST_REASONS)

export const statusSchemas = {
  Status: {
    type: 'object',
    properties: {
      status: { enum: STATUSES, description: '`lewat-masa`: shared, not answered, and its last day has passed.' },
      valid_until: day,
      customer_name: nullable('string'),
      customer_phone: { ...nullable('string'), description: 'Digits from the country code on.' },
      sent_at: moment,
      seen_at: moment,
      accepted_at: moment,
      lost_reason: REASON,
      lost_at: moment,
      remind_at: day,
      other_chosen: { type: 'boolean', description: 'The customer has chosen another option of its link.' },
      agreed: { anyOf: [ref('Agreement'), { type: 'null' }] },
    },
    required: ['status'],
  },
  Agreement: {
    type: 'object',
    properties: {
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
    required: ['name', 'room', 'jamaah', 'price', 'at', 'changed'],
    description: 'What a customer last agreed to in the newest version of the offers.',
  },
  StatusAnswer: {
    type: 'object',
    properties: { data: ref('Status'), message: { type: 'string' } },
    required: ['data'],
  },
  ShareRequest: {
    type: 'object',
    properties: {
      validUntil: { type: 'string', pattern: DATE },
      customerName: { anyOf: [{ type: 'string', maxLength: 80 }, { type: 'null' }] },
      customerPhone: {
        ...nullable('string'),
        description: '`08…`, `62…` or `+62 …`, and a number of another country with its plus (`+966 …`).',
      },
    },
    required: ['validUntil'],
    additionalProperties: false,
  },
  LostRequest: { type: 'object', properties: { reason: REASON }, required: ['reason'], additionalProperties: false },
  ReminderRequest: {
    type: 'object',
    properties: { remindAt: { ...day, description: 'From today to a year from now; null deletes it.' } },
    required: ['remindAt'],
    additionalProperties: false,
  },
  FiguresAnswer: {
    type: 'object',
    properties: { data: { type: 'array', items: ref('MonthlyFigures') } },
    required: ['data'],
  },
  MonthlyFigures: {
    type: 'object',
    properties: {
      mitra: {
        type: 'object',
        properties: { id: ref('Id'), name: { type: 'string' } },
        required: ['id', 'name'],
      },
      month: { type: 'string', pattern: '^\\d{4}-\\d{2}$', description: 'Such as `2026-11`.' },
      sent: COUNT,
      read: COUNT,
      won: COUNT,
      value: {
        ...COUNT,
        description:
          'Rupiah that customers agreed to pay for the packages that were won: the price that the offer told for the agreed room type, for each agreed jamaah. If the group fills the rooms of the offer exactly, the total of these rooms.',
      },
      unvalued: { ...COUNT, description: 'How many of the won packages are missing in `value`.' },
      lost: { type: 'object', properties: each(LOST_REASONS, COUNT), required: [], additionalProperties: false },
    },
    required: ['mitra', 'month', 'sent', 'read', 'won', 'lost'],
    description: 'A month without any is absent.',
  },
  FollowUpsAnswer: {
    type: 'object',
    properties: { data: { type: 'array', items: ref('FollowUp') } },
    required: ['data'],
  },
  FollowUp: {
    type: 'object',
    properties: {
      id: ref('Id'),
      nama_paket: nullable('string'),
      mitra: ref('Mitra'),
      status: { enum: STATUSES },
      valid_until: day,
      customer_name: nullable('string'),
      remind_at: day,
      other_chosen: { type: 'boolean' },
      reasons: { type: 'array', items: { enum: FOLLOW_UP_REASONS } },
    },
    required: ['id', 'nama_paket', 'mitra', 'status', 'reasons'],
    description: '`reminder`: its day has come. `ends`: the last day of its offer is within two days.',
  },
} as const

import { DATE, ref } from './common'

const RATE = {
  type: 'number',
  minimum: 1000,
  maximum: 20000,
  description: 'Rupiah for one riyal, with at most two decimals.',
} as const
const BUFFER = {
  type: 'number',
  minimum: 0,
  maximum: 50,
  description: 'Percent that are added to the rate when hotels are priced, with at most two decimals.',
} as const
const DAY = { type: 'string', pattern: DATE } as const

export const kursSchemas = {
  Kurs: {
    type: 'object',
    properties: {
      id: ref('Id'),
      rupiah_per_sar: ref('Number'),
      buffer: ref('Number'),
      valid_from: DAY,
      in_force: { type: 'boolean', description: 'True for the rate that hotels are priced with today.' },
      created_at: { type: ['string', 'null'], description: 'ISO 8601.' },
      created_by: {
        anyOf: [
          { type: 'object', properties: { id: ref('Id'), name: { type: 'string' } }, required: ['id', 'name'] },
          { type: 'null' },
        ],
      },
    },
    required: ['id', 'rupiah_per_sar', 'valid_from', 'in_force'],
  },
  KursRequest: {
    type: 'object',
    properties: { rupiah_per_sar: RATE, buffer: BUFFER, valid_from: DAY },
    required: ['rupiah_per_sar', 'valid_from'],
    additionalProperties: false,
    description: 'A missing buffer is 0. `valid_from` is at most a year ahead.',
  },
  DetailKurs: {
    type: 'object',
    properties: {
      rupiah_per_sar: ref('Number'),
      per: { ...DAY, description: 'The day from which this rate counts.' },
      buffer: { ...ref('Number'), description: 'For users who see the packages of more than one mitra.' },
    },
    required: ['rupiah_per_sar', 'per'],
    description:
      'The rate that the hotels of the package were priced with. It is missing when the API has no rates, when the package has no hotel or is older than the rates, and when its hotels have different rates: then `kurs_per_city` has them.',
  },
} as const

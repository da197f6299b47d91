import { ref } from './common'

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

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

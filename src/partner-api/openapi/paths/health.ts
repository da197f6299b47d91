import { ref } from '../schemas/common'
import { refusals, success } from '../shared'
import type { Paths } from '../types'

export const healthPaths: Paths = {
  '/health': {
    get: {
      operationId: 'health',
      tags: ['Operation'],
      summary: 'Whether the server can do its work',
      description: 'For a supervisor or a proxy. The app does not call it, and another partner API need not have it.',
      security: [],
      responses: {
        200: success('The database answers.', ref('HealthAnswer')),
        ...refusals(),
        503: success('The database does not answer.', ref('HealthFailure')),
      },
    },
  },
}

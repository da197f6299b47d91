import { ref } from '../schemas/common'
import { parameter, refusals, revalidated } from '../shared'
import type { Paths } from '../types'

export const deskPaths: Paths = {
  '/partner/desk': {
    get: {
      operationId: 'desk',
      tags: ['Packages'],
      summary: 'Packages per mitra and month',
      description:
        'For admins. The packages that were made in this month and in the five months before, in the calendar of Jakarta. With the feature `accounts` alone.',
      parameters: [parameter('IfNoneMatch')],
      responses: { 200: revalidated('The counts.', ref('DeskAnswer')), ...refusals(304, 401, 403) },
    },
  },
}

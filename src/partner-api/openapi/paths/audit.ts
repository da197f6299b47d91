import { ref } from '../schemas/common'
import { refusals, success } from '../shared'
import type { Parameter, Paths } from '../types'

const tags = ['Audit']
const FOR = 'For admins with the permission `audit.list`. With the feature `audit` alone.'

const query = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
})

export const auditPaths: Paths = {
  '/partner/audit': {
    get: {
      operationId: 'listAudit',
      tags,
      summary: 'Who changed what, newest first',
      description: `${FOR} No call changes or deletes a row.`,
      parameters: [
        query('user', 'The id of the user who did it.'),
        query('event', 'An event.'),
        {
          ...query('without', '`sign-in` leaves out what users do to sign in and out.'),
          schema: { type: 'string', enum: ['sign-in'] },
        },
        query('resource', 'The name of a resource.'),
        query('record', 'The id of a record.'),
        query('from', 'The first time, ISO 8601.'),
        query('to', 'The first time after the last, ISO 8601.'),
        query('before', 'The `next` of the page before this one.'),
        query('per_page', 'Rows of a page, at most 200.'),
      ],
      responses: { 200: success('A page.', ref('AuditListAnswer')), ...refusals(401, 403, 422) },
    },
  },
  '/partner/audit/users': {
    get: {
      operationId: 'listAuditUsers',
      tags,
      summary: 'The names of the users, for a filter',
      description: FOR,
      responses: { 200: success('The users.', ref('AuditUsersAnswer')), ...refusals(401, 403) },
    },
  },
}

import { success, parameter, query, revalidated, callsOf } from '../shared'
import type { Paths } from '../types'
import { ref } from '../words'

export const healthPaths: Paths = {
  '/health': {
    get: callsOf('Operation')('health', 'Whether the server can do its work', {
      description: 'For a supervisor or a proxy. The app does not call it, and another partner API need not have it.',
      security: [],
      answers: {
        200: success('The database answers.', ref('HealthAnswer')),
        503: success('The database does not answer.', ref('HealthFailure')),
      },
    }),
  },
}

export const backupPaths: Paths = {
  '/partner/backup': {
    get: callsOf('Backup')('downloadBackup', 'The whole database as a file', {
      description:
        'For accounts with the permission `backup.download`. With the feature `backup` alone. `Content-Length` tells the size, so that a download that broke off is known as such. The file holds password hashes: keep it as safe as the database.',
      answers: {
        200: {
          description: 'A file for `npm run restore`.',
          content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } },
        },
      },
      refuses: [403, 404],
    }),
  },
}

const audit = callsOf('Audit')
const FOR = 'For admins with the permission `audit.list`. With the feature `audit` alone.'

const text = (name: string, description: string) => query(name, { type: 'string' }, description)

export const auditPaths: Paths = {
  '/partner/audit': {
    get: audit('listAudit', 'Who changed what, newest first', {
      description: `${FOR} No call changes or deletes a row.`,
      parameters: [
        text('user', 'The id of the user who did it.'),
        text('event', 'An event.'),
        query(
          'without',
          { type: 'string', enum: ['sign-in'] },
          '`sign-in` leaves out what users do to sign in and out.',
        ),
        text('resource', 'The name of a resource.'),
        text('record', 'The id of a record.'),
        text('from', 'The first time, ISO 8601.'),
        text('to', 'The first time after the last, ISO 8601.'),
        text('before', 'The `next` of the page before this one.'),
        text('per_page', 'Rows of a page, at most 200.'),
      ],
      answers: { 200: success('A page.', ref('AuditListAnswer')) },
      refuses: [403, 422],
    }),
  },
  '/partner/audit/users': {
    get: audit('listAuditUsers', 'The names of the users, for a filter', {
      description: FOR,
      answers: { 200: success('The users.', ref('AuditUsersAnswer')) },
      refuses: [403],
    }),
  },
}

export const deskPaths: Paths = {
  '/partner/desk': {
    get: callsOf('Packages')('desk', 'Packages per mitra and month', {
      description:
        'For admins. The packages that were made in this month and in the five months before, in the calendar of Jakarta; and the hotels whose periods end soon. With the feature `accounts` alone.',
      parameters: [parameter('IfNoneMatch')],
      answers: { 200: revalidated('The counts.', ref('DeskAnswer')) },
      refuses: [403],
    }),
  },
}

import { refusals } from '../shared'
import type { Paths } from '../types'

export const backupPaths: Paths = {
  '/partner/backup': {
    get: {
      operationId: 'downloadBackup',
      tags: ['Backup'],
      summary: 'The whole database as a file',
      description:
        'For accounts with the permission `backup.download`. With the feature `backup` alone. `Content-Length` tells the size, so that a download that broke off is known as such. The file holds password hashes: keep it as safe as the database.',
      responses: {
        200: {
          description: 'A file for `npm run restore`.',
          content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } },
        },
        ...refusals(401, 403, 404),
      },
    },
  },
}

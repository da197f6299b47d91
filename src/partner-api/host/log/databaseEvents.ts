import type { DatabaseEvents } from '../../postgres/postgresStore'
import { errorFields } from './errorFields'
import type { Log } from './log'

/** Lines of the log about the database. */
export const databaseEvents = (log: Log): DatabaseEvents => ({
  lost: (error) => log.warn('database.lost', { text: 'Koneksi database terputus.', error: errorFields(error) }),
  migrated: (from, to) => log.info('database.migrated', { from, to }),
})

import type { DatabaseEvents } from '../../postgres/postgresStore'
import { errorFields, type Log } from './log'

/** Lines of the log about the database. */
export const databaseEvents = (log: Log): DatabaseEvents => ({
  lost: (error) => log.warn('database.lost', { text: 'Koneksi database terputus.', error: errorFields(error) }),
  unlimited: (error) =>
    log.warn('database.unlimited', {
      text: 'Batas waktu untuk role database tidak dapat diatur.',
      error: errorFields(error),
    }),
  migrated: (from, to) => log.info('database.migrated', { from, to }),
})

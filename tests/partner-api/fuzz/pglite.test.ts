import { reusedPglite } from '../stores/newPglite'
import { hasPostgres } from '../stores/scratchPostgres'
import { anyRequest } from './anyRequest'
import { requestsToDatabase } from './operations'
import { digested } from './state'

// PGlite runs the same queries as PostgreSQL, in three times the processor time. Where PostgreSQL is installed, it gets the
// requests to all operations (postgres.test.ts). PGlite, whose driver is another, gets those that write and read every
// type of column: packages, offers, users and rates.
const templates = hasPostgres ? /^\/(partner\/umroh-regular|users|custom-data\/kurs)(\/\{id\})?(\/offers)?$/ : undefined

anyRequest('PGlite', async () => digested(await reusedPglite()), requestsToDatabase(templates))

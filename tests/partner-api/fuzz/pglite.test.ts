import { reusedPglite } from '../stores/newPglite'
import { hasPostgres } from '../stores/scratchPostgres'
import { anyRequest } from './anyRequest'
import { requestsToDatabase } from './operations'
import { digested } from './state'

// PGlite runs the same queries as PostgreSQL, in three times the processor time. If PostgreSQL is
// installed, it gets the requests to all operations (postgres.test.ts). PGlite has another driver:
// it then gets only the requests that write and read every type of column, to packages, offers,
// users and rates.
const templates = hasPostgres ? /^\/(partner\/umroh-regular|users|custom-data\/kurs)(\/\{id\})?(\/offers)?$/ : undefined

anyRequest('PGlite', async () => digested(await reusedPglite()), requestsToDatabase(templates))

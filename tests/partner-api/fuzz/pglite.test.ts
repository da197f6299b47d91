// @vitest-environment node
import { reusedPglite } from '../stores/newPglite'
import { hasPostgres } from '../stores/scratchPostgres'
import { anyRequest } from './anyRequest'
import { toADatabase } from './operations'
import { digested } from './state'

// PGlite runs the same queries as PostgreSQL, in three times the processor time. Where PostgreSQL is installed, it gets all
// requests (postgres.test.ts), and PGlite gets packages and accounts, with which each kind of value is written and searched.
const templates = hasPostgres ? /^\/(partner\/umroh-regular|users)(\/\{id\})?$/ : undefined

anyRequest('PGlite', async () => digested(await reusedPglite()), toADatabase(templates))

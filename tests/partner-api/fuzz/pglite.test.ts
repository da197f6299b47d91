// @vitest-environment node
import { openPgliteStore } from '../../../src/partner-api/postgresStore'
import { anyRequest } from './anyRequest'

anyRequest('PGlite', () => openPgliteStore(), 6)

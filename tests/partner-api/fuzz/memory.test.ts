// @vitest-environment node
import { createMemoryStore } from '../../../src/partner-api/memory/memoryStore'
import { anyRequest } from './anyRequest'

anyRequest('the memory store', async () => createMemoryStore(), { each: 60 })

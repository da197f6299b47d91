import { anyRequest } from './anyRequest'
import { frozenMemoryStore } from './state'

anyRequest('the memory store', async () => frozenMemoryStore(), { each: 30 })

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { Request } from '../fuzz/requests'
import { world } from '../fuzz/world'
import { rightRequest, writes } from './recipes'

const SECRET_FIELD = /password|token|secret|code|key$|customer|^url$/i

/** Every text under a name that sounds secret, at any depth. */
function secretsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return SECRET_FIELD.test(name) && value.length >= 6 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => secretsIn(part, Array.isArray(value) ? name : key))
}

/** Puts a text into every field of a body whose name sounds secret. */
function withSecret(body: Request['body'], secret: string): Request['body'] {
  if (typeof body !== 'string') return body
  const replaced = (name: string, value: unknown) =>
    SECRET_FIELD.test(name) && typeof value === 'string' ? secret : value
  return JSON.stringify(JSON.parse(body, replaced))
}

const answerOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

it('no password, token, hash, key, customer or link is ever in a row of the audit, whatever is written and whichever password is tried', async () => {
  const memory = createMemoryStore()
  const there = await world(memory)
  const secrets = new Set<string>()
  const send = async (request: Request) => {
    if (typeof request.body === 'string') secretsIn(JSON.parse(request.body)).forEach((text) => secrets.add(text))
    if (request.headers['idempotency-key']) secrets.add(request.headers['idempotency-key'])
    secretsIn(await answerOf(await there.send(request))).forEach((text) => secrets.add(text))
  }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writes), fc.uuid(), fc.boolean(), async (operation, secret, isTried) => {
      const request = await rightRequest(there, operation)
      const body = isTried ? withSecret(request.body, `rahasia-${secret}`) : request.body
      await send({ ...request, body, headers: { ...request.headers, 'idempotency-key': `kunci-${secret}` } })
    }),
    { numRuns: 150, seed: 7 },
  )
  // Somebody types a password into the field of the email.
  await send({
    who: null,
    method: 'POST',
    path: '/partner/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'sandi-di-kolom-email', password: 'sandi-di-kolom-email' }),
  })
  const state = memory.exportState()
  secretsIn(state).forEach((text) => secrets.add(text))
  state.users.forEach(({ passwordHash }) => secrets.add(passwordHash))
  Object.keys(state.tokens).forEach((hash) => secrets.add(hash))
  const audit = JSON.stringify(state.audit.map(({ once: _, ...row }) => row))
  expect([...secrets].filter((secret) => secret !== '' && audit.includes(secret))).toEqual([])
  expect([secrets.size > 100, state.audit.length > 50]).toEqual([true, true])
})

import { contractDocument } from '@/partner-api/openapi/document'
import { createClient } from './client'
import { createContract } from './contract'
import type { OpenApiDocument } from './operations'
import { signIn, walkReads, walkWrites } from './walk'

export type CheckOptions = {
  /** The API's own address: `https://api.example.com/api`. */
  base: string
  email: string
  password: string
  /** Whether the check may save packages: two remain in the API. */
  write?: boolean
  fetch?: typeof globalThis.fetch
  now?: number
}
export type Report = { checked: string[]; findings: string[] }

/** Every check uses this one contract, so that each schema is compiled once. */
const contract = createContract(JSON.parse(JSON.stringify(contractDocument)) as OpenApiDocument, { anySuccess: true })

/** Calls a partner API as the app does, and reports where it differs from the contract. */
export async function checkApi({
  base,
  email,
  password,
  write = false,
  fetch = globalThis.fetch,
  now = Date.now(),
}: CheckOptions): Promise<Report> {
  const client = createClient(base, contract, fetch)
  const report = () => ({ checked: client.checked, findings: [...new Set(client.findings)] })
  try {
    const token = await signIn(client, email, password)
    if (token === null)
      return {
        ...report(),
        findings: [...client.findings, 'POST /partner/login: could not sign in, so nothing else was checked'],
      }
    const features = await walkReads(client, contract, now)
    if (write) await walkWrites(client, { name: `Pemeriksaan API ${new Date(now).toISOString()}`, features, now })
    await client.expect({ method: 'POST', path: '/partner/logout' }, 200, 204)
    await client.expect({ path: '/partner/me', token }, 401)
  } catch (error) {
    client.findings.push(`no answer after ${client.checked.at(-1) ?? 'nothing'}: ${reasonOf(error)}`)
  }
  return report()
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

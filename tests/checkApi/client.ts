import { withoutTrailingSlashes } from '@/domain/values/urls'
import type { Contract, Exchange } from './contract'

export type Call = {
  method?: string
  path: string
  body?: unknown
  headers?: Record<string, string>
  token?: string | undefined
}
export type Answered = { status: number; headers: Headers; body: unknown }

const TIMEOUT_MS = 30_000

function parsed(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Sends requests as the app does, compares each answer with the contract, and collects the findings. */
export function createClient(base: string, contract: Contract, fetch: typeof globalThis.fetch) {
  const findings: string[] = []
  const checked: string[] = []
  let token: string | undefined

  async function send({ method = 'GET', path, body, headers = {}, ...call }: Call): Promise<Answered> {
    const bearer = 'token' in call ? call.token : token
    const response = await fetch(`${withoutTrailingSlashes(base)}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: Answered = { status: response.status, headers: response.headers, body: parsed(await response.text()) }
    checked.push(`${method} ${path}`)
    const exchange: Exchange = { method, path, sent: body, ...answer }
    findings.push(...contract.answer(exchange))
    return answer
  }

  /** Opens a page beside the API as a customer does, and reports another status or type than the expected one. */
  async function page(url: string, status: number): Promise<void> {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { status: got, headers } = response
    const type = headers.get('content-type') ?? ''
    const body = await response.text()
    checked.push('GET /p/{token}')
    findings.push(...contract.page({ method: 'GET', path: new URL(url).pathname, status: got, headers, body }))
    if (response.status !== status || !/^text\/html\b/i.test(type))
      findings.push(`GET /p/{token} → ${response.status} ${type}: should be ${status} text/html`)
  }

  return {
    findings,
    checked,
    send,
    page,
    /** Sends a request, and reports a status that is not among the expected ones. */
    async expect(call: Call, ...statuses: number[]): Promise<Answered> {
      const answer = await send(call)
      if (!statuses.includes(answer.status))
        findings.push(`${call.method ?? 'GET'} ${call.path} → ${answer.status}: should be ${statuses.join(' or ')}`)
      return answer
    },
    signedIn: (given: string) => {
      token = given
    },
  }
}
export type Client = ReturnType<typeof createClient>

export type Json = Record<string, unknown>

export const asJson = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

/** The rows of `{data: […]}` or `{data: {data: […]}}`. */
export const rowsOf = (body: unknown): Json[] => {
  const { data } = asJson(body)
  const rows = Array.isArray(data) ? data : asJson(data).data
  return Array.isArray(rows) ? rows.map(asJson) : []
}

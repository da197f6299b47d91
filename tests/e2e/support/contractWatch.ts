import type { BrowserContext, Response } from '@playwright/test'
import { contract } from '../../partner-api/openapi/wholeContract'

const API = '/api/'

function parsed(text: string | null): unknown {
  if (text === null || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Checks a request of the app and the server's answer against the contract. It skips a body that was lost with a closed
 * page.
 */
async function findingsOf(response: Response): Promise<string[]> {
  const { pathname, search } = new URL(response.url())
  // An answer that a test put in place of the server's has no server address.
  if (!pathname.startsWith(API) || !(await response.serverAddr().catch(() => null))) return []
  const request = response.request()
  const exchange = {
    method: request.method(),
    path: pathname.slice(API.length - 1) + search,
    sent: parsed(request.postData()),
    status: response.status(),
    headers: new Headers(response.headers()),
  }
  const requestFindings = contract.request(exchange)
  const text = response.status() === 304 ? '' : await response.text().catch(() => null)
  return text === null ? requestFindings : [...requestFindings, ...contract.answer({ ...exchange, body: parsed(text) })]
}

/** Checks every exchange between browser and API server against the contract; `settled` returns the findings. */
export function watchContract(context: BrowserContext) {
  const running: Promise<string[]>[] = []
  context.on('response', (response) => void running.push(findingsOf(response)))
  return { settled: async () => (await Promise.all(running)).flat() }
}

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

/** What is wrong with a request of the app, and with the server's answer to it; a body that a closed page took along is not read. */
async function findingsOf(response: Response): Promise<string[]> {
  const { pathname, search } = new URL(response.url())
  // What a test answers in the server's place has no address it came from.
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

/** Holds every exchange of a browser with the API's server against the contract; `settled` gives what was found. */
export function watchContract(context: BrowserContext) {
  const running: Promise<string[]>[] = []
  context.on('response', (response) => void running.push(findingsOf(response)))
  return { settled: async () => (await Promise.all(running)).flat() }
}

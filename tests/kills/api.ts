import type { PackageListResponse, WirePackageRow } from '@/http/partnerApi.types'
import { SITI } from '../partner-api/fixtures'
import { UNCOMPRESSED } from '../support/server/uncompressed'

export const PACKAGES = '/partner/umroh-regular'

export type Answer<T> = { status: number; body: T }

const LONGEST_ANSWER_MS = 20_000

/** The server sent no answer, or only a part of it. */
export class ServerGone extends Error {}

/** Returns a function that calls the partner API with this token. It rejects with {@link ServerGone} when no answer comes. */
export function apiOf(url: string, token = '') {
  return async function call<T = unknown>(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer<T>> {
    const asked = fetch(`${url}/api${path}`, {
      method,
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      headers: {
        ...UNCOMPRESSED,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { status, text } = await asked
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch((cause: unknown) => {
        throw new ServerGone(`${method} ${path}`, { cause })
      })
    return { status, body: JSON.parse(text) as T }
  }
}
export type Call = ReturnType<typeof apiOf>

export async function signIn(url: string): Promise<string> {
  const { body } = await apiOf(url)<{ token: string }>('POST', '/partner/login', {
    body: { email: SITI, password: 'mitra123' },
  })
  return body.token
}

/** Reads every row of the list, page by page, and the total that the list gives. */
export async function wholeList(call: Call): Promise<{ rows: WirePackageRow[]; total: number }> {
  const rows: WirePackageRow[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await call<PackageListResponse>('GET', `${PACKAGES}?per_page=200&page=${page}`)
    rows.push(...body.data)
    if (body.data.length === 0) return { rows, total: body.meta.total }
  }
}

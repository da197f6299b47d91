import type { PackageListResponse, WirePackageRow } from '../../src/http/partnerApi.types'
import { SITI } from '../partner-api/fixtures'

export const PACKAGES = '/partner/umroh-regular'

export type Answer<T> = { status: number; body: T }

/** Calls of the partner API as this mitra; rejects where the server is gone. */
export function apiOf(url: string, token = '') {
  return async function call<T = unknown>(method: string, path: string, { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {}): Promise<Answer<T>> {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as T }
  }
}
export type Call = ReturnType<typeof apiOf>

export async function signIn(url: string): Promise<string> {
  const { body } = await apiOf(url)<{ token: string }>('POST', '/partner/login', { body: { email: SITI, password: 'mitra123' } })
  return body.token
}

/** Every row of the list, page by page, and the total it names. */
export async function wholeList(call: Call): Promise<{ rows: WirePackageRow[]; total: number }> {
  const rows: WirePackageRow[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await call<PackageListResponse>('GET', `${PACKAGES}?per_page=200&page=${page}`)
    rows.push(...body.data)
    if (body.data.length === 0) return { rows, total: body.meta.total }
  }
}

import type { Answered } from '../log/requestLog'

const PACKAGES = '/api/partner/umroh-regular'
const SAVES: Readonly<Record<string, string>> = {
  [`POST ${PACKAGES}`]: 'create',
  [`PUT ${PACKAGES}/:id`]: 'update',
  [`POST ${PACKAGES}/:id/duplicate`]: 'duplicate',
}

/** The kind of save that a request was; undefined for any other request, and for a save that was refused. */
export const savedBy = ({ method, route, status }: Answered): string | undefined =>
  status < 300 ? SAVES[`${method} ${route}`] : undefined

const LOGINS: Readonly<Record<number, string>> = { 200: 'ok', 401: 'wrong', 429: 'limited' }

/** How a login ended; undefined for any other request. */
export const loginResult = ({ method, route, status }: Answered): string | undefined =>
  method === 'POST' && route === '/api/partner/login' ? (LOGINS[status] ?? 'refused') : undefined

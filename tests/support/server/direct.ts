/**
 * Asks the server itself, each time on a new connection. A connection that `fetch` kept may be closing just when the
 * next request is written into it; a browser then asks again by itself, and Node's `fetch` fails.
 */
export const fetchDirect = (url: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(url, { ...init, headers: { ...init.headers, connection: 'close' } })

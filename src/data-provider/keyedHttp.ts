import { randomKey } from '@/domain/randomKey'
import type { HttpClient } from '@/http/httpClient'
import { saysSomething } from '@/http/ownAnswer'

const KEY = 'Idempotency-Key'

/**
 * The HTTP client of one resource. Each write has an idempotency key: the same contents have the same key until an answer
 * acknowledges them, and other contents of the same record another one (docs/product.md §7.3). A caller may give its own key.
 * `who` tells the user: the keys of one are not those of the next.
 */
export function keyedHttp(http: HttpClient, resource: string, who: () => unknown): HttpClient {
  /** The last write of each record that no answer has acknowledged. */
  const sent = new Map<string, { contents: string; key: string }>()
  /** The record that a path names; any other path stands for itself. */
  const recordOf = (path: string) => path.split(`/${resource}/`)[1]?.split('/')[0] ?? path
  return {
    async request(method, path, options = {}) {
      const { headers = {}, body, json } = options
      if (method === 'GET' || KEY in headers) return http.request(method, path, options)
      const [record, contents] = [recordOf(path), JSON.stringify([who(), method, path, headers, json ?? body])]
      const last = sent.get(record)
      const key = last?.contents === contents ? last.key : randomKey()
      sent.set(record, { contents, key })
      const answer = await http.request(method, path, { ...options, headers: { ...headers, [KEY]: key } })
      // An empty answer proves nothing: the same write may be sent again.
      if (saysSomething(answer)) sent.delete(record)
      return answer
    },
  }
}

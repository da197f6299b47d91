import { randomKey } from '@/domain/randomKey'
import { sentTwice } from '@/domain/requestPolicy'
import { hashOf } from '@/domain/values/hashOf'
import { writeHeaders } from '@/http/addresses'
import type { HttpClient } from '@/http/httpClient'
import { saysSomething } from '@/http/ownAnswer'
import type { ResourceHttp } from './resourceApi'

export type KeyedHttpOptions = {
  resource: string
  /** Tells the user: the keys of one are not those of the next. */
  who: () => unknown
  /** Whether writes send a key at all. */
  sendsKeys: boolean
}

/**
 * The HTTP client of one resource. Each write has an idempotency key: the same contents have the same key until an answer
 * acknowledges them, and other contents of the same record another one (docs/product.md §7.3). A caller may give its own key.
 */
export function keyedHttp(http: HttpClient, { resource, who, sendsKeys }: KeyedHttpOptions): ResourceHttp {
  /** The last write of each record that no answer has acknowledged: its length and hash stand for what it sent. */
  const sent = new Map<string, { contents: string; key: string }>()
  /** The record that a path names; any other path stands for itself. */
  const recordOf = (path: string) => path.split(`/${resource}/`)[1]?.split('/')[0] ?? path

  async function write(...[method, path, { meta, ...options } = {}]: Parameters<ResourceHttp['request']>) {
    const json = options.json ?? JSON.stringify(options.body)
    const send = (idempotencyKey = meta?.idempotencyKey) => {
      const headers = writeHeaders(sendsKeys)({ version: meta?.version, ...(idempotencyKey && { idempotencyKey }) })
      return http.request(method, path, { ...options, json, headers })
    }
    if (!sendsKeys || meta?.idempotencyKey !== undefined) return send()
    const text = JSON.stringify([who(), method, path, meta?.version]) + json
    const [record, contents] = [recordOf(path), `${text.length} ${hashOf(text)}`]
    const last = sent.get(record)
    const key = last?.contents === contents ? last.key : randomKey()
    sent.set(record, { contents, key })
    const answer = await send(key)
    // An empty answer proves nothing: the same write may be sent again.
    if (saysSomething(answer)) sent.delete(record)
    return answer
  }

  return {
    request(method, path, { mayRepeat, ...options } = {}) {
      if (method === 'GET') return http.request(method, path, options)
      const send = () => write(method, path, options)
      return mayRepeat ? sentTwice(send, who) : send()
    },
  }
}

import type { Session } from './session'

/** The signal of the token that is in force: it fires when that is taken away or replaced, here or in another tab. */
export function createTokenLife({ getToken, subscribe }: Pick<Session, 'getToken' | 'subscribe'>): () => AbortSignal {
  let token = getToken()
  let life = new AbortController()
  function follow() {
    if (getToken() === token) return
    life.abort()
    token = getToken()
    life = new AbortController()
  }
  subscribe(follow)
  return () => {
    // Another tab may have replaced it, with the word of that still on its way.
    follow()
    return life.signal
  }
}

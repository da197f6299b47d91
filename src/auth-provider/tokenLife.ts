import type { Session } from './session'

/**
 * Returns the abort signal of the current token. The signal fires when this tab or another tab removes or replaces the
 * token.
 */
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
    // Another tab may have replaced the token before its `storage` event arrives here.
    follow()
    return life.signal
  }
}

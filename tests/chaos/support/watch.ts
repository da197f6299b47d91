/**
 * Runs in the page before the app, and sees what only the page can see. It reports on the console: `chaos: …` for a
 * broken rule (as an error), `said: …` for the app's messages, `got: …` for session packages that the page received,
 * even from the browser's cache.
 */
export function watchPage() {
  const GRACE_MS = 500
  const KEY = 'chaos-refused'
  const complain = (text: string) => console.error(`chaos: ${text}`)
  const refused = () => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
  const report = (path: string, token: string | null, body: string) => {
    const names = body.match(/Chaos \S+ \w+ \w+/g) ?? []
    if (names.length > 0) console.info(`got: ${JSON.stringify({ path, token, names: [...new Set(names)] })}`)
  }
  /** A proxy's 401 asks the browser for a password; every other one is the API's own (docs/product.md §11.1.20). */
  const isOwn = ({ headers }: Response) => !/^(basic|negotiate)/i.test(headers.get('www-authenticate') ?? '')
  const leaving = new Set<string>()
  const network = window.fetch.bind(window)
  const remove = Storage.prototype.removeItem

  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), window.location.href)
    const token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? null
    if (pathname.startsWith('/api/') && !pathname.endsWith('/login') && !pathname.endsWith('/logout')) {
      const since = refused()[token ?? '']
      if (token === null) complain(`a call without a session: ${pathname}`)
      else if (token !== localStorage.getItem('partner_token'))
        complain(`a call with the token of a session that is over: ${pathname}`)
      else if (since !== undefined && Date.now() - since > GRACE_MS)
        complain(`a call with a token that was refused: ${pathname}`)
    }
    if (pathname.endsWith('/logout') && token) leaving.add(token)
    const answer = await network(input, init)
    const body = answer
      .clone()
      .text()
      .catch(() => '')
    void body.then((text) => report(pathname, token, text))
    if (answer.status === 401 && token && isOwn(answer))
      sessionStorage.setItem(KEY, JSON.stringify({ [token]: Date.now(), ...refused() }))
    return answer
  }

  // A session ends when the API has refused its token, or by 'Keluar', which tells the server a moment later.
  Storage.prototype.removeItem = function removeItem(this: Storage, key: string) {
    const token = key === 'partner_token' ? this.getItem(key) : null
    remove.call(this, key)
    if (token === null || refused()[token] !== undefined) return
    setTimeout(() => {
      if (!leaving.has(token)) complain('a session was ended, although the API had not refused its token')
    }, GRACE_MS)
  }

  const BROKEN = ['Halaman ini tidak dapat ditampilkan', 'Authentication Error']
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const text = node.textContent ?? ''
      if (BROKEN.some((words) => text.includes(words))) console.info('said: BROKEN')
      if (node instanceof HTMLElement && node.matches('[role=status] p[data-type]')) console.info(`said: ${text}`)
    }
  }).observe(document, { childList: true, subtree: true })
}

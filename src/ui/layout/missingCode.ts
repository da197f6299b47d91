type Rescue = (error: unknown) => Promise<never>

let rescue: Rescue = (error) => Promise.reject(error)

/** Runs when a screen's code cannot be fetched. By default the screen just fails; the app sets a better answer (offline/updates.ts). */
export const setRescue = (next: Rescue) => void (rescue = next)
export const rescued: Rescue = (error) => rescue(error)

/** What every index.html of this app has (shell/build/plugin.ts). The pages of a Wi-Fi or a proxy have none. */
const OWN_MARK = 'name="typeface"'

/** The server's current index.html, past any cache; null when the server is out of reach, or another one answers for it. */
async function readIndex(): Promise<string | null> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}index.html?${Date.now()}`, { cache: 'no-store' })
    const page = answer.ok ? await answer.text() : ''
    return page.includes(OWN_MARK) ? page : null
  } catch {
    return null
  }
}

/** Whether missing code is gone from a server that answers, rather than out of reach. */
export const isGone = async (): Promise<boolean> => (await readIndex()) !== null

const OWN_FILE = import.meta.url.split('/').at(-1) ?? ''

/** Why code cannot be fetched: no server, another version of the app on it, or a passing failure. */
export async function whyMissing(ownFile = OWN_FILE): Promise<'unreachable' | 'replaced' | 'failed'> {
  const index = await readIndex()
  if (index === null) return 'unreachable'
  return index.includes(ownFile) ? 'failed' : 'replaced'
}

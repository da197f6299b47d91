type Rescue = (error: unknown) => Promise<never>

let rescue: Rescue = (error) => Promise.reject(error)

/** What a screen does whose code cannot be fetched: nothing but fail, unless the app knows better (app/updates.ts). */
export const setRescue = (next: Rescue) => void (rescue = next)
export const rescued: Rescue = (error) => rescue(error)

/** The server's index.html of this moment, past any cache; null where it is out of reach. */
async function readIndex(): Promise<string | null> {
  if (!navigator.onLine) return null
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}index.html?${Date.now()}`, { cache: 'no-store' })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

/** Whether code that cannot be fetched is gone rather than out of reach: the server itself can be. */
export const isGone = async (): Promise<boolean> => (await readIndex()) !== null

const OWN_FILE = import.meta.url.split('/').at(-1) ?? ''

/** Why code cannot be fetched: no server, another version of the app by now, or something that may have passed the next time. */
export async function whyMissing(ownFile = OWN_FILE): Promise<'unreachable' | 'replaced' | 'failed'> {
  const index = await readIndex()
  if (index === null) return 'unreachable'
  return index.includes(ownFile) ? 'failed' : 'replaced'
}

type Rescue = (error: unknown) => Promise<never>

let rescue: Rescue = (error) => Promise.reject(error)

/** What a screen does whose code cannot be fetched: nothing but fail, unless the app knows better (app/updates.ts). */
export const setRescue = (next: Rescue) => void (rescue = next)
export const rescued: Rescue = (error) => rescue(error)

/** Whether code that cannot be fetched is gone rather than out of reach: the server itself can be. Past any cache. */
export async function isGone(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch(`${import.meta.env.BASE_URL}index.html?${Date.now()}`, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

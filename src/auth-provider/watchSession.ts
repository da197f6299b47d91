const CHECK_MS = 60_000

export const LOGOUT_EVENT = 'auth:logout'

export type SessionWatch = {
  /** The user did something. */
  onActivity: () => void
  /** Time has passed, or another tab may have changed the storage. */
  onDoubt: () => void
  /** `auth:logout` was sent. */
  onLogout: () => void
}

/** Watches activity, time and other tabs. Returns a function that stops watching. */
export function watchSession(target: EventTarget, { onActivity, onDoubt, onLogout }: SessionWatch): () => void {
  const watched: [string, () => void][] = [
    ['pointerdown', onActivity],
    ['keydown', onActivity],
    ['storage', onDoubt],
    ['focus', onDoubt],
    [LOGOUT_EVENT, onLogout],
  ]
  watched.forEach(([name, listener]) => target.addEventListener(name, listener))
  const timer = setInterval(onDoubt, CHECK_MS)
  return () => {
    watched.forEach(([name, listener]) => target.removeEventListener(name, listener))
    clearInterval(timer)
  }
}

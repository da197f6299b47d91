const listeners = new Set<() => void>()
/** The server was reached, or is about to be tried, although the browser says that there is no network. */
let isBelieved = false
/** How often the browser has said that the network changed. */
let changes = 0

function believe(next: boolean) {
  if (next === isBelieved) return
  isBelieved = next
  for (const heard of listeners) heard()
}

/**
 * Whether there is a network. The browser's own word is a hint: with some VPNs and web views it says no on a phone whose
 * network works. An answer proves it wrong, and only a failed request proves it right (docs/product.md §14.1.4).
 */
export const hasNetwork = (): boolean => navigator.onLine || isBelieved

/**
 * A request is sent. Returns what its answer calls: an answer proves the browser wrong only if the request was sent after
 * the browser's last word.
 */
export function noteSent(): () => void {
  const before = changes
  return () => {
    if (before === changes) believe(!navigator.onLine)
  }
}

/** A request got no answer. */
export const noteNoAnswer = (): void => believe(false)

/** The user asks to try again: requests that wait for a network are sent, and their outcome decides. */
export const tryNetwork = (): void => believe(!navigator.onLine)

export function subscribeNetwork(listener: () => void): () => void {
  const onEvent = () => {
    isBelieved = false
    changes += 1
    listener()
  }
  listeners.add(listener)
  window.addEventListener('online', onEvent)
  window.addEventListener('offline', onEvent)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', onEvent)
    window.removeEventListener('offline', onEvent)
  }
}

import { setImmediate } from 'node:timers/promises'

/** Throws when somebody has stopped the work. The embedded database gives signals no turn between two statements. */
export async function throwIfStopped(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate()
  signal?.throwIfAborted()
}

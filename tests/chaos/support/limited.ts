import { setTimeout as wait } from 'node:timers/promises'

/** Returns what `work` gives. Rejects when it takes longer than `limitMs`, and says what stood still. */
export async function limited<Result>(what: string, limitMs: number, work: Promise<Result>): Promise<Result> {
  const over = new AbortController()
  const tooLong = async () => {
    await wait(limitMs, undefined, { signal: over.signal })
    throw new Error(`${what} stood still for ${limitMs / 1000} seconds`)
  }
  try {
    return await Promise.race([work, tooLong()])
  } finally {
    over.abort()
  }
}

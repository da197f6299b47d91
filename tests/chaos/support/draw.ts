import { type Random, seededRandom } from '@/partner-api/seed/packages'

export type { Random }

/** FNV-1a hash of a text, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * A random generator for a step or request of a session, named by `words`. Separate generators keep the values
 * independent of the number of earlier draws, which varies with timing.
 */
export const drawFor = (seed: number, ...words: (string | number)[]): Random =>
  seededRandom(hashOf([seed, ...words].join(' ')))

/** Picks one item at random, with a probability that follows its weight. */
export function weighted<T extends { weight: number }>(random: Random, list: readonly T[]): T | undefined {
  let left = random.next() * list.reduce((sum, { weight }) => sum + weight, 0)
  return list.find(({ weight }) => (left -= weight) < 0)
}

import { seededRandom, type Random } from '../../../src/partner-api/seed/random'

export type { Random }

/** FNV-1a: 32 bits of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * Chance for one thing of one session, named by words. Each has its own: what is drawn for a later step or request does not
 * depend on how many came before it, which timing may change.
 */
export const drawFor = (seed: number, ...words: (string | number)[]): Random =>
  seededRandom(hashOf([seed, ...words].join(' ')))

/** One of several, each as likely as its weight says. */
export function weighted<T extends { weight: number }>(random: Random, list: readonly T[]): T | undefined {
  let left = random.next() * list.reduce((sum, { weight }) => sum + weight, 0)
  return list.find(({ weight }) => (left -= weight) < 0)
}

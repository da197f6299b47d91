export type Random = {
  next: () => number
  pick: <T>(list: readonly T[]) => T
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
}

/** Mulberry32: gives the same numbers for the same seed, on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[between(0, list.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}

type All<Parts> = Parts extends [infer First, ...infer Rest] ? First & All<Rest> : unknown

/**
 * Merges objects of functions into one. A store does so for each transaction, and spreading them takes ten times as long
 * (decision 0097).
 */
export const together = <Parts extends object[]>(...parts: Parts) => Object.assign({}, ...parts) as All<Parts>

/** Results as Vitest's and Playwright's JSON reporters write them. */
export function troubles(unit: object, browsers: (object | undefined)[]): string[]

/** The oldest browsers that the app promises to run in (docs/product.md §34.1). All browsers of an iPhone are its Safari. */
export const OLDEST_ENGINES = { chrome: '109', firefox: '115', safari: '16.4' } as const

/** The same, as the bundler wants them: it writes no syntax that one of these does not know. */
export const BUILD_TARGET = Object.entries(OLDEST_ENGINES).map(([name, version]) => name + version)

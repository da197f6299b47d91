import { lazyScreen } from '../../../ui/layout/lazyScreen'

/** Beranda's lists belong to the chunk of Beranda: no other screen needs them. */
export const HomeLists = lazyScreen(async () => ({ default: (await import('./HomeLists')).HomeLists }))

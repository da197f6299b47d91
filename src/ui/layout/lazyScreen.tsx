import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { rescued } from './missingCode'

type Module<P> = { default: ComponentType<P> }
export type LazyScreen<P = object> = LazyExoticComponent<ComponentType<P>> & {
  /** Fetches it ahead of the render that asks for it. */
  preload: () => Promise<unknown>
}

/**
 * A component whose code is fetched when it is first shown, or before. React's `lazy` suspends once even for code that is
 * there already, and then holds its fallback for 300 ms; what has been preloaded is drawn at once.
 */
export function lazyScreen<P = object>(load: () => Promise<Module<P>>): LazyScreen<P> {
  let loaded: Module<P> | undefined
  const preload = async () => (loaded = await load())
  function atOnce(module: Module<P>) {
    // oxlint-disable-next-line unicorn/no-thenable -- React reads a thenable that answers at once without suspending; nothing awaits this one
    return { then: (done: (module: Module<P>) => void) => done(module) } as Promise<Module<P>>
  }
  return Object.assign(
    lazy<ComponentType<P>>(() => (loaded ? atOnce(loaded) : preload().catch(rescued))),
    { preload },
  )
}

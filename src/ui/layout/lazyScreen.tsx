import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { rescued } from './missingCode'

type Module<P> = { default: ComponentType<P> }
export type LazyScreen<P = object> = LazyExoticComponent<ComponentType<P>> & {
  /** Fetches the code before a render needs it. */
  preload: () => Promise<unknown>
}

/**
 * A component whose code is fetched when it is first shown, or before. React's `lazy` suspends once even for loaded code, and
 * then shows its fallback for 300 ms; this component renders preloaded code at once.
 * @param load imports a page, whose component is the default export of its module, or one component of a module
 */
export function lazyScreen<P = object>(load: () => Promise<Module<P> | ComponentType<P>>): LazyScreen<P> {
  let loaded: Module<P> | undefined
  const preload = async () => {
    const found = await load()
    return (loaded = 'default' in found ? found : { default: found })
  }
  function atOnce(module: Module<P>) {
    // oxlint-disable-next-line unicorn/no-thenable -- React renders a thenable that answers at once without suspending; no code awaits it
    return { then: (done: (module: Module<P>) => void) => done(module) } as Promise<Module<P>>
  }
  return Object.assign(
    lazy<ComponentType<P>>(() => (loaded ? atOnce(loaded) : preload().catch(rescued))),
    { preload },
  )
}

import { uploadHash } from '@/domain/masters/uploads'
import { createHashRouter } from 'react-router'
import { demoAssets } from './demoAssets'
import { createDemoProviders, type DemoOptions } from './demoProviders'
import { isBehindHash } from './demoServer'
import { demoSlots } from './demoSlots'

/** Reads options such as `?latency=800&failureRate=0.1`; ignores an option that is missing or not a number. */
export function optionsFrom(search: string): DemoOptions {
  const asked = new URLSearchParams(search)
  const numbers = (['latency', 'failureRate'] as const).map((name) => [name, asked.get(name)] as const)
  return Object.fromEntries(
    numbers.filter(([, text]) => text && Number.isFinite(Number(text))).map(([name, text]) => [name, Number(text)]),
  )
}

/** The properties with which `<App>` becomes the demo. */
export function demoHost(search: string) {
  const providers = createDemoProviders(optionsFrom(search))
  const assetsUrl = (path: string | null) => {
    const hash = uploadHash(path)
    const jpeg = hash === null ? null : providers.uploadOf(hash)
    return jpeg === null ? demoAssets(path) : `data:image/jpeg;base64,${jpeg}`
  }
  // The open page of an offer is no screen of the app: its link, pasted into this tab, loads the page anew.
  window.addEventListener('popstate', (event) => {
    if (!window.location.hash.startsWith('#/p/')) return
    event.stopImmediatePropagation()
    window.location.reload()
  })
  const isHash = isBehindHash(window.location)
  return { providers, assetsUrl, slots: demoSlots(providers), ...(isHash && { newRouter: createHashRouter }) }
}

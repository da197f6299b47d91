import { afterEach, beforeEach, vi } from 'vitest'
import { definitions } from '@/resources/registry'
import { phoneRoutes } from '@/resources/screenAt'
import { importAnew } from '../support/importAnew'
import { restorePageAfterEach } from '../support/restorePage'
import { fakeFetch, json } from '../support/server/fakeFetch'

const FRAMES = [
  'login',
  'home',
  'profile',
  'desktop',
  'umroh-regular/list',
  'umroh-regular/show',
  'umroh-regular/wizard',
  'umroh-regular/compare',
]
const SCREENS = [
  'login',
  'home',
  'profile',
  'desktop',
  'umroh-regular/list',
  'umroh-regular/show',
  'umroh-regular/create',
  'umroh-regular/edit',
  'umroh-regular/compare',
  'home+status',
]
export const root = () => document.getElementById('root')!
export const preloads = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))

/** Builds a page like index.html, runs boot.ts at the address, and returns the requests that boot.ts sent. */
export async function open(address: string, answer = () => json({ data: [] })) {
  window.history.replaceState(null, '', address)
  document.head.innerHTML = '<link id="entry" href="/assets/entry.js">'
  document.body.innerHTML = `<div id="root"></div>${FRAMES.map((screen) => `<template id="shell-${screen}"><!--<form><input name="email"><b>${screen}</b><a href="/edit/FRAME-ID"></a></form>--></template>`).join('')}`
  const { fetch, sent } = fakeFetch(answer)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('SHELL', {
    apiUrl: '/api',
    adminRoles: ['admin'],
    routes: phoneRoutes(definitions),
    chunks: Object.fromEntries(SCREENS.map((screen) => [screen, [`/assets/${screen}.js`]])),
    early: { script: '/assets/early.js', screens: ['umroh-regular/list', 'umroh-regular/show'] },
    fontFace: '@font-face{}',
  })
  await importAnew<typeof import('@/shell/boot')>('/src/shell/boot')
  return sent
}

/** Removes what each test has left in the page, so that it does not reach the next test. Call it once per test file. */
export function leavePageAfterEach() {
  restorePageAfterEach()
  let heard: Parameters<Window['addEventListener']>[] = []
  let timers: ReturnType<typeof setTimeout>[] = []
  beforeEach(() => {
    delete window.shell
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true)
    const later = globalThis.setTimeout
    vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
      const timer = later(run, ms)
      timers.push(timer)
      return timer
    })
    const listen = window.addEventListener.bind(window)
    vi.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<Window['addEventListener']>) => {
      heard.push(args)
      listen(...args)
    })
  })
  afterEach(() => {
    for (const args of heard) window.removeEventListener(...args)
    heard = []
    timers.forEach(clearTimeout)
    timers = []
  })
}

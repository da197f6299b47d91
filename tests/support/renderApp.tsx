import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '@/app/App'
import { createProviders } from '@/app/providers'
import type { Slots } from '@/ui/layout/slots'
import { AUTH_KEY, TOKEN_KEY } from '@/auth-provider/storedSession'
import { expect } from 'vitest'
import { SITI } from '../partner-api/fixtures'
import { partnerServer, type PartnerServer } from './server/partnerServer'
import { setScreenWidth } from './screenWidth'

// The code of a screen is loaded when it is first shown, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 8000 })

export type AppOptions = {
  /** The email of the signed-in user; null for a guest. */
  as?: string | null
  server?: PartnerServer
  /** The number of packages of each mitra. */
  packages?: number[]
  /** The state of the history entry, as after a reload. */
  state?: unknown
  /** The width of the window in px. */
  width?: number
  adminRoles?: readonly string[]
  /** Whether saves carry an idempotency key. */
  sendIdempotencyKey?: boolean
  slots?: Slots
}

/** Puts a session of this user into the phone's storage, as an earlier login would have left it. */
export async function signIn(server: PartnerServer, email: string) {
  const token = await server.login(email)
  const { body } = await server.call('GET', '/partner/me', { token })
  localStorage.setItem(TOKEN_KEY, token)
  localStorage.setItem(
    AUTH_KEY,
    JSON.stringify({
      user: { ...body.user, features: body.features },
      mitra: null,
      hasSession: true,
      lastActivity: Date.now(),
    }),
  )
  return token
}

/** Renders the real app at a path, with the reference API over a memory store. */
export async function renderApp(
  path: string,
  {
    as = SITI,
    packages,
    state = null,
    width = 430,
    adminRoles = ['admin'],
    sendIdempotencyKey = true,
    slots = {},
    ...options
  }: AppOptions = {},
) {
  const server = options.server ?? (await partnerServer(packages ? { packages } : {}))
  const token = as === null ? null : await signIn(server, as)
  setScreenWidth(width)
  window.history.replaceState(state, '', path)
  const providers = createProviders({
    apiUrl: '/api',
    assetsUrl: '/media',
    sendIdempotencyKey,
    adminRoles,
    fetch: server.fetch,
  })
  const view = render(<App providers={providers} assetsUrl="/media" adminRoles={adminRoles} slots={slots} />)
  return { server, token, ...providers, ...view }
}

/** Returns the path and query of the browser's address. */
export const address = () => window.location.pathname + window.location.search

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name })
export const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

/** Fire only one event for a whole text or for a press, which is faster than user-event. */
export const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
export const press = (control: HTMLElement) => fireEvent.click(control)

/** Presses a button when it is there and can be pressed: some wait until it is known what the user may do. */
export async function pressReady(name: string) {
  const found = await findButton(name)
  await waitFor(() => expect(found).toBeEnabled())
  press(found)
}

/** Presses an item of a menu when it can be pressed. */
export async function pressInMenu(menu: string | RegExp, item: string) {
  press(await findButton(menu))
  const found = await screen.findByRole('button', { name: item })
  await waitFor(() => expect(found).toBeEnabled())
  press(found)
}

/** Presses a control twice before React draws the result of the first press. */
export const pressTwice = (control: HTMLElement) =>
  act(() => {
    control.click()
    control.click()
  })

/** Returns the labels and values of a section, each value with the line under it. */
export function factsOf(region: HTMLElement): [string, string][] {
  return within(region)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ''])
}

/** Waits this many milliseconds inside `act`, so that running requests and effects can finish. */
export const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

import { act, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { App } from '../../src/app/App'
import { createProviders } from '../../src/app/providers'
import { AUTH_KEY, TOKEN_KEY } from '../../src/auth-provider/storedSession'
import { SITI } from '../partner-api/fixtures'
import { partnerServer, type PartnerServer } from './partnerServer'
import { setScreenWidth } from './screenWidth'

// A screen is loaded when it is first shown, and this machine may be busy.
configure({ asyncUtilTimeout: 8000 })

export type AppOptions = {
  /** Who is signed in on this phone; null: nobody. */
  as?: string | null
  server?: PartnerServer
  /** How many packages each mitra has. */
  packages?: number[]
  /** What the history says of the place, as after a reload. */
  state?: unknown
  /** How wide the window is, in px. */
  width?: number
  adminRoles?: readonly string[]
  /** Whether saves carry a key. */
  sendIdempotencyKey?: boolean
}

/** Puts a session of this user into the phone's storage, as an earlier sign-in left it. */
export async function signIn(server: PartnerServer, email: string) {
  const token = await server.login(email)
  const { body } = await server.call('GET', '/partner/me', { token })
  localStorage.setItem(TOKEN_KEY, token)
  localStorage.setItem(
    AUTH_KEY,
    JSON.stringify({ user: body.user, mitra: null, hasSession: true, lastActivity: Date.now() }),
  )
  return token
}

/** The real app at an address, over the reference API on a memory store. */
export async function renderApp(
  path: string,
  {
    as = SITI,
    packages,
    state = null,
    width = 430,
    adminRoles = ['admin'],
    sendIdempotencyKey = true,
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
  const view = render(<App providers={providers} assetsUrl="/media" adminRoles={adminRoles} />)
  return { server, token, ...providers, ...view }
}

/** The address as the mitra's browser shows it. */
export const address = () => window.location.pathname + window.location.search

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name })
export const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

/** Quick hands: one event for a whole text, one for a press. */
export const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
export const press = (control: HTMLElement) => fireEvent.click(control)

/** Two taps before anything of the first is drawn. */
export const pressTwice = (control: HTMLElement) =>
  act(() => {
    control.click()
    control.click()
  })

/** The texts of a section's facts: label → value and the line under it. */
export function factsOf(region: HTMLElement): [string, string][] {
  return within(region)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ''])
}

/** Lets what is under way finish for so long. */
export const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

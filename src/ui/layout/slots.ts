import { createContext, type ComponentType } from 'react'

export type LoginSlotProps = {
  /** Puts credentials into the form. */
  fill: (credentials: { email: string; password: string }) => void
  disabled: boolean
}

/** The changes that the host of the app may make to its screens. The demo fills both places; the build may leave out a button. */
export type Slots = {
  /** Leaves out 'Continue with Google'. */
  hidesGoogle?: boolean
  /** Above the login form. */
  Login?: ComponentType<LoginSlotProps>
  /** Above every screen. It scrolls away with it. */
  Top?: ComponentType
}

export const SlotsContext = createContext<Slots>({})

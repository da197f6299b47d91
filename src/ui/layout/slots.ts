import { createContext, type ComponentType } from 'react'

export type LoginSlotProps = {
  /** Puts credentials into the form. */
  fill: (credentials: { email: string; password: string }) => void
  disabled: boolean
}

/** Places in the screens where whoever hosts the app may put something of its own. Empty in production. */
export type Slots = {
  /** Above the login form. */
  Login?: ComponentType<LoginSlotProps>
  /** Beside 'Keluar'. */
  Account?: ComponentType
}

export const SlotsContext = createContext<Slots>({})

import { createContext, type ComponentType } from 'react'

export type LoginSlotProps = {
  /** Puts credentials into the form. */
  fill: (credentials: { email: string; password: string }) => void
  disabled: boolean
}

/** Places in the screens that the host of the app may fill, such as the demo. Empty in production. */
export type Slots = {
  /** Above the login form. */
  Login?: ComponentType<LoginSlotProps>
  /** Beside 'Keluar'. */
  Account?: ComponentType
}

export const SlotsContext = createContext<Slots>({})

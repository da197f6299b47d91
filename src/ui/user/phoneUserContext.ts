import { createContext } from 'react'
import type { RoundingStep } from '@/domain/offer/rounding'
import type { Id } from '@/domain/types'

/** Small texts that this phone keeps for one user. No other user of the phone is shown them. */
export type UserValues = {
  get: (name: string) => string | null
  /** False if the text lasts only as long as the page. */
  set: (name: string, text: string) => boolean
  /** Hears every change, also of another tab. */
  subscribe: (listener: () => void) => () => void
}

/** The signed-in user, as the screens of resources see them. */
export type PhoneUser = {
  /** The name of the user's mitra, or of a user without one. */
  business: string
  /** Null: the user belongs to no mitra. */
  mitraId: Id | null
  /** The rounding that the login told of the user's mitra. It counts until the phone has a copy of the offer profile. */
  rounding?: RoundingStep
  values: UserValues
}

const NO_VALUES: UserValues = { get: () => null, set: () => false, subscribe: () => () => undefined }

export const PhoneUserContext = createContext<PhoneUser>({ business: '', mitraId: null, values: NO_VALUES })

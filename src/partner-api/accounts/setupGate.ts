/** Lets a person create the first account if that person has the key, or sits at the machine itself. */
export type SetupGate = {
  /** The hash of the key that the server printed; null: no key opens it. */
  keyHash: string | null
  isLocal: (request: Request, env: unknown) => boolean
}

/** Lets nobody in. */
export const CLOSED_SETUP: SetupGate = { keyHash: null, isLocal: () => false }

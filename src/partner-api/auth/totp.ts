import { Secret, TOTP } from 'otpauth'

/** The name under which an authenticator app lists the account. */
const ISSUER = 'Umroh Mitra'
const PERIOD = 30
/** A code of the step before or after is accepted too: the clock of a phone may be wrong. */
const SKEW = 1
const SECRET_BYTES = 20

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address behind the QR code, which authenticator apps read (RFC 6238 with the defaults that all of them know). */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ issuer: ISSUER, label: email, secret, period: PERIOD }).toString()

/** A restored backup has the user's second factor without its secret: only a recovery code signs in. */
export const isRestored = ({ secret }: { secret: string }): boolean => secret === ''

/** Returns the time step that a code of six digits belongs to, or null when it is wrong. */
export function totpStep(secret: string, code: string, now: number): number | null {
  // Anybody can make the codes of an empty secret.
  if (isRestored({ secret })) return null
  const delta = new TOTP({ secret, period: PERIOD }).validate({ token: code, timestamp: now, window: SKEW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

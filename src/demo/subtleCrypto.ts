import { pbkdf2, sha256 } from './sha256'

type Password = { password: Uint8Array }
type Derivation = { salt: Uint8Array; iterations: number }

/** What of WebCrypto the reference API calls: SHA-256, and PBKDF2 with it. */
export const plainSubtle = {
  digest: async (_: 'SHA-256', message: Uint8Array) => sha256(message).buffer,
  importKey: async (_: 'raw', password: Uint8Array): Promise<Password> => ({ password: password.slice() }),
  deriveBits: async ({ salt, iterations }: Derivation, { password }: Password) =>
    pbkdf2(password, salt, iterations).buffer,
}

/**
 * Browsers give WebCrypto to https and localhost alone. A demo that is shown from a laptop to a phone in the same Wi-Fi has
 * plain http, and only public passwords: there, plain JavaScript does it.
 */
export function ensureSubtleCrypto(crypto: object = globalThis.crypto): void {
  if ('subtle' in crypto && crypto.subtle) return
  Object.defineProperty(crypto, 'subtle', { value: plainSubtle, configurable: true })
}

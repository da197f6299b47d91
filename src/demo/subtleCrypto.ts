import { pbkdf2, sha256 } from './sha256'

type Password = { password: Uint8Array }
type Derivation = { salt: Uint8Array; iterations: number }

/** The functions of WebCrypto that the reference API calls: SHA-256, and PBKDF2 with SHA-256. */
export const plainSubtle = {
  digest: async (_: 'SHA-256', message: Uint8Array) => sha256(message).buffer,
  importKey: async (_: 'raw', password: Uint8Array): Promise<Password> => ({ password: password.slice() }),
  deriveBits: async ({ salt, iterations }: Derivation, { password }: Password) =>
    pbkdf2(password, salt, iterations).buffer,
}

/**
 * Browsers offer WebCrypto only on https and localhost. A laptop that shows the demo to a phone on the same Wi-Fi uses
 * plain http. The demo has only public passwords, so plain JavaScript is safe enough there.
 */
export function ensureSubtleCrypto(crypto: object = globalThis.crypto): void {
  if ('subtle' in crypto && crypto.subtle) return
  Object.defineProperty(crypto, 'subtle', { value: plainSubtle, configurable: true })
}

import { sha256 } from './tokens'

const HOW_MANY = 10
const GROUPS = 4
const GROUP_LENGTH = 4
// Crockford's base 32: no letter that a reader takes for a digit. 16 of them are 80 bits.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const newGroup = () =>
  [...crypto.getRandomValues(new Uint8Array(GROUP_LENGTH))].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Makes codes such as `7k2m-09qd-…`, each of which replaces the authenticator app once. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, newGroup).join('-'))

/** The hash that the database keeps. Case, spaces and dashes of a typed code do not matter. */
export const recoveryHash = (userId: number, code: string): Promise<string> =>
  sha256(`recovery|${userId}|${code.toLowerCase().replace(/[\s-]/g, '')}`)

/** New codes of a user, and the hashes that the database keeps of them. */
export async function makeRecoveryCodes(userId: number): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = newRecoveryCodes()
  return { codes, hashes: await Promise.all(codes.map((code) => recoveryHash(userId, code))) }
}

type NodeHash = { update: (bytes: Uint8Array) => { digest: () => Uint8Array<ArrayBuffer> } }
type NodeModules = { getBuiltinModule?: (name: string) => { createHash: (name: string) => NodeHash } | undefined }

/** Node's own hash, where there is one. WebCrypto there hands each hash to another thread, which takes longer than hashing. */
const node = (globalThis as { process?: NodeModules }).process?.getBuiltinModule?.('node:crypto')

/** SHA-256 of bytes, in Node, in a browser, and in the demo over plain http, which brings its own. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return node
    ? node.createHash('sha256').update(bytes).digest()
    : new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export const hex = (bytes: Uint8Array): string => bytes.reduce((text, byte) => text + HEX[byte], '')

const utf8 = new TextEncoder()

/** SHA-256 of a text, in hex. */
export const sha256 = async (text: string): Promise<string> => hex(await digestOf(utf8.encode(text)))

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** 256 random bits, in characters that a header may hold. */
export const newToken = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** The token of `Authorization: Bearer …`, or null when it is missing or has another form than ours. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{43})$/i.exec(header ?? '')?.[1] ?? null

/**
 * A token that only somebody can make who knows both texts. The database keeps `seed` for a repetition of the request, and
 * of the request's key only the hash: it cannot make the token by itself.
 */
export async function derivedToken(seed: string, key: string): Promise<string> {
  return base64url(await digestOf(utf8.encode(`${seed}|${key}`)))
}

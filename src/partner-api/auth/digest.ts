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

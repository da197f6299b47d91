const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter((number) => number > 1 && !hasDivisor(number))

function hasDivisor(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return true
  return false
}

// FIPS 180-4 defines the constants as the first 32 bits of fractional parts: of the square roots of 8 primes, and of
// the cube roots of 64 primes.
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32)
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))

const BLOCK = 64
const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(bytes.length - 4, message.length << 3)
  return view
}

function schedule(view: DataView, start: number): Int32Array {
  const words = new Int32Array(64)
  const at = (index: number) => words[index] ?? 0
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) {
      words[index] = view.getInt32(start + index * 4)
      continue
    }
    const [before, last] = [at(index - 15), at(index - 2)]
    const low = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3)
    const high = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10)
    words[index] = at(index - 16) + low + at(index - 7) + high
  }
  return words
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index += 1) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + sumE + ((e & f) ^ (~e & g)) + (ROUND[index] ?? 0) + (words[index] ?? 0)) | 0
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word
}

/** SHA-256 in plain JavaScript. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(message)
  const state = Int32Array.from(INITIAL)
  for (let start = 0; start < view.byteLength; start += BLOCK) compress(state, schedule(view, start))
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word)
  return new Uint8Array(digest.buffer)
}

const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? sha256(key) : key)
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

/** PBKDF2 with HMAC-SHA-256 for a single block of 256 bits (RFC 8018). */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array<ArrayBuffer> {
  let round = hmac(password, joined(salt, Uint8Array.of(0, 0, 0, 1)))
  const key = round.slice()
  for (let done = 1; done < iterations; done += 1) {
    round = hmac(password, round)
    for (const [index, byte] of round.entries()) key[index] = (key[index] ?? 0) ^ byte
  }
  return key
}

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

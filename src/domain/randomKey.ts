/** 128 random bits in hex. `crypto.randomUUID` exists only on https, and developers test on phones over plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

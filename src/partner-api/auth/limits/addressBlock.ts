/** The longest written IPv6 address has 45 letters, and a zone behind it. Longer text is cut before it is read. */
const LONGEST_ADDRESS = 64
const GROUPS = 8
const NETWORK_GROUPS = 4
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))

/**
 * Returns the name under which an address counts. A household or a server has a whole IPv6 network (/64), so all 2⁶⁴
 * addresses of the network count as one. An IPv4 address, and any other text, counts by itself.
 */
export function addressBlock(address: string): string {
  const [plain = ''] = address
    .slice(0, LONGEST_ADDRESS)
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .split('%')
  const mapped = MAPPED.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(':') || !/^[\da-f:.]+$/.test(plain)) return plain
  const [before = '', after] = plain.split('::')
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')]
  const missing = after === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}

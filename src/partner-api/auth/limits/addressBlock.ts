/** The longest written IPv6 address has 45 letters, and a zone behind it. Longer text is cut before it is read. */
const LONGEST_ADDRESS = 64
const GROUPS = 8
const BITS = 16
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))

/** An address without brackets and zone: the groups of an IPv6 address, or the text of any other. */
function readAddress(address: string): { groups: string[] } | { text: string } {
  const [plain = ''] = address
    .slice(0, LONGEST_ADDRESS)
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .split('%')
  const mapped = MAPPED.exec(plain)?.[1]
  if (mapped) return { text: mapped }
  if (!plain.includes(':') || !/^[\da-f:.]+$/.test(plain)) return { text: plain }
  const [before = '', after] = plain.split('::')
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')]
  const missing = after === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length)
  return { groups: [...head, ...Array.from({ length: missing }, () => '0'), ...tail] }
}

const firstGroups = (groups: readonly string[], count: number) =>
  `${groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/${count * BITS}`

/**
 * Returns the name under which an address counts. A household or a server has a whole IPv6 network (/64), so all 2⁶⁴
 * addresses of the network count as one. An IPv4 address, and any other text, counts by itself.
 */
export function addressBlock(address: string): string {
  const read = readAddress(address)
  return 'groups' in read ? firstGroups(read.groups, 4) : read.text
}

/** Returns the name of the network that one customer of a provider may have: /48 of an IPv6 address, /24 of an IPv4 one. */
export function addressNetwork(address: string): string {
  const read = readAddress(address)
  if ('groups' in read) return firstGroups(read.groups, 3)
  return IPV4.test(read.text) ? `${read.text.slice(0, read.text.lastIndexOf('.'))}.0/24` : read.text
}

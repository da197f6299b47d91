import { assetUrl } from './assetUrl'

const climbs = (path: string) => path.split(/[/?#]/).includes('..')
const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)
/** Names of hosts that only one machine or one network knows. */
const PRIVATE_DOMAINS = ['localhost', 'local', 'internal', 'lan', 'home.arpa']

/** Whether a host has a public name. URL writes every spelling of an IPv4 address as four numbers, and IPv6 in brackets. */
function hasPublicName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host)
  return !isAddress && host.includes('.') && !PRIVATE_DOMAINS.some((domain) => isWithin(host, domain))
}

/**
 * Says what is wrong with the address of an image that an admin types: `broken` if no screen could show it, `private`
 * if browsers should not fetch it. Allowed are a path below the assets' address, and `https:` at a host with a public
 * name, without user and password: every phone that shows the image fetches it.
 */
export function imageProblem(text: string): 'broken' | 'private' | null {
  if (assetUrl('', text) === null || climbs(text)) return 'broken'
  if (!/^https?:/i.test(text)) return null
  const { protocol, username, password, hostname } = new URL(text)
  const isPublic = protocol === 'https:' && username === '' && password === '' && hasPublicName(hostname)
  return isPublic ? null : 'private'
}

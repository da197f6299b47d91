import { lookup as findAddresses } from 'node:dns'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Details } from 'web-push'
import { reachOf } from '@/domain/values/urls'
import type { PushAddress, PushKeys } from '../../stores/pushStore'

/** What notices may reach. Their addresses come from clients, so that they must not lead into the operator's own network. */
export type PushNetwork = { mayReach: (endpoint: URL) => boolean; lookup?: LookupFunction }

const INNER = new BlockList()
const OF_IPV4 = '0/8 10/8 100.64/10 127/8 169.254/16 172.16/12 192.0.0/24 192.168/16 198.18/15 224/3'
for (const [net = '', bits] of OF_IPV4.split(' ').map((range) => range.split('/')))
  INNER.addSubnet([...net.split('.'), 0, 0, 0].slice(0, 4).join('.'), Number(bits))
for (const [net = '', bits] of ['::/127', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'].map((r) => r.split('/')))
  INNER.addSubnet(net, Number(bits), 'ipv6')

/** Finds the addresses of a name, and refuses a name that leads into a private network. */
export const publicLookup: LookupFunction = (host, options, done) =>
  findAddresses(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    const inner = first
      ? found.find(({ address, family }) => INNER.check(address, family === 6 ? 'ipv6' : 'ipv4'))
      : undefined
    const refused = error ?? (inner || !first ? new Error('a push service has a public address') : null)
    if (refused || !first) done(refused, '')
    else if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })

/** `https:` at its usual port and a host with a public name. */
export const PUBLIC_NETWORK: PushNetwork = {
  mayReach: ({ protocol, hostname, port, username, password }) =>
    protocol === 'https:' &&
    [port, username, password].every((part) => part === '') &&
    isIP(hostname) === 0 &&
    !hostname.startsWith('[') &&
    reachOf(hostname) === 'world',
  lookup: publicLookup,
}

/** `gone`: the device takes no more. `later`: the service is away or busy. `refused`: it will never take this notice. */
export type PushResult = 'sent' | 'gone' | 'later' | 'refused'

const LONGEST_MS = 10_000
/** A service keeps a notice for a device that is off for so many seconds. */
const KEPT_SECONDS = 24 * 60 * 60

const resultOf = (status: number): PushResult => {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}

/** Sends a request and reads the status of its answer alone. Rejects when there is none within the time. */
const statusOf = (url: URL, { method, headers, body }: Details, network: PushNetwork, stop: AbortSignal) =>
  new Promise<number>((resolve, reject) => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(LONGEST_MS)])
    const lookup = network.lookup ? { lookup: network.lookup } : {}
    const send = url.protocol === 'http:' ? overHttp : overHttps
    send(url, { method, headers, signal, agent: false, ...lookup }, (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
      .on('error', reject)
      .end(body)
  })

/** Sends a notice to the push service of a device. A redirect is not followed. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushAddress,
  { payload, isUrgent }: { payload: string; isUrgent: boolean },
  { keys, subject, network, stop }: { keys: PushKeys; subject: string; network: PushNetwork; stop: AbortSignal },
): Promise<PushResult> {
  const url = new URL(endpoint)
  if (!network.mayReach(url)) return 'refused'
  const { default: webPush } = await import('web-push')
  let details: Details
  try {
    const options = {
      vapidDetails: { subject, ...keys },
      TTL: KEPT_SECONDS,
      urgency: isUrgent ? 'high' : 'normal',
    } as const
    details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options)
  } catch {
    return 'refused'
  }
  return statusOf(url, details, network, stop).then(resultOf, () => 'later')
}

import { StartError } from '../../errors/startProblem'

// Scheme, user with password, hosts, and the rest: path and parameters.
const PARTS = /^(postgres(?:ql)?:\/\/)(?:([^@/]*)@)?([^/?]*)([/?][^]*)?$/i
const WRITABLE = ['read-write', 'primary']

function partsOf(url: string) {
  const [, scheme = '', account, hosts = '', rest = ''] = PARTS.exec(url) ?? []
  return scheme ? { scheme, account, hosts: hosts.split(','), rest } : null
}

/** Puts a password into an address of one or several hosts; null when the text is no such address. */
export function withPassword(url: string, password: string): string | null {
  const parts = partsOf(url)
  if (!parts) return null
  const [user] = (parts.account ?? '').split(':')
  return `${parts.scheme}${user}:${encodeURIComponent(password)}@${parts.hosts.join(',')}${parts.rest}`
}

/** Whether an address of a database says a password itself. */
export const hasPassword = (url: string): boolean => partsOf(url)?.account?.includes(':') ?? false

/**
 * The addresses that `postgres://user@one:5432,two:5432/name` stands for, an address for each host. libpq's parameter
 * `target_session_attrs` may say `read-write`, which is what this program needs and always asks of several hosts.
 */
export function hostsOf(url: string): string[] {
  const parts = partsOf(url)
  const wanted = /[?&]target_session_attrs=([^&]*)/.exec(url)?.[1] ?? 'read-write'
  if (!WRITABLE.includes(wanted))
    throw new StartError(`target_session_attrs di DATABASE_URL harus read-write, bukan "${wanted}".`)
  if (!parts || parts.hosts.length < 2) return [url]
  const account = parts.account === undefined ? '' : `${parts.account}@`
  return parts.hosts.map((host) => `${parts.scheme}${account}${host}${parts.rest}`)
}

/** The host that was the primary when it was last tried, and the way to the next one. */
export function hostChoice(url: string) {
  const hosts = hostsOf(url)
  let chosen = 0
  return {
    several: hosts.length > 1,
    count: hosts.length,
    current: () => hosts[chosen] ?? url,
    /** Leaves a host that did not answer or is a standby. Others may have left it already. */
    leave: (host: string) => {
      if (host === hosts[chosen]) chosen = (chosen + 1) % hosts.length
    },
  }
}

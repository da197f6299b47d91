/** A place in the app. `search` begins with `?`, `hash` with `#`, unless they are empty. */
export type Location = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** The state that the app gave this entry of the history. */
  readonly state: unknown
  /** The name of the entry of the history. Each new entry has a new one. */
  readonly key: string
}

type Parts = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * The target of a link or a move: an absolute path with query and hash, `.` or `?…` or `#…` for the present path, or the
 * parts of an address. Without a pathname, the parts mean the present path.
 */
export type To = string | Partial<Parts>

/** The parts of an address that begins with a path, a query or a hash. */
function partsOf(address: string): Partial<Parts> {
  const [rest = '', ...hash] = address.split('#')
  const [pathname = '', ...search] = rest.split('?')
  return {
    ...(pathname !== '' && pathname !== '.' && { pathname }),
    search: search.length > 0 ? `?${search.join('?')}` : '',
    hash: hash.length > 0 ? `#${hash.join('#')}` : '',
  }
}

const withMark = (mark: string, text = '') =>
  text === '' || text === mark ? '' : text.startsWith(mark) ? text : mark + text

/** Whether `to` means the same address on every screen. */
export const isAbsolute = (to: To): boolean => (typeof to === 'string' ? to : (to.pathname ?? '')).startsWith('/')

/** At the start of a path, browsers read these characters as the beginning of another host. */
const OTHER_HOST = /^[/\\][/\\\s]+/

/**
 * The address that `to` leads to from the path `here`, as a link has it. It never leads to another host. Throws if `to`
 * is neither absolute nor one of the relative forms.
 */
export function addressOf(to: To, here: string): string {
  const { pathname = here, search, hash } = typeof to === 'string' ? partsOf(to) : to
  const path = pathname.replace(OTHER_HOST, '/')
  if (!path.startsWith('/')) throw new Error(`No path of the app: ${pathname}`)
  return path + withMark('?', search) + withMark('#', hash)
}

/** The location at an address. */
export function locationAt(address: string, state: unknown, key: string): Location {
  return { pathname: '/', search: '', hash: '', ...partsOf(address), state, key }
}

export const addressOfLocation = ({ pathname, search, hash }: Parts) => pathname + search + hash

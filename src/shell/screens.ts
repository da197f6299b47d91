import { PAGE_SIZE } from '../domain/values/paging'
import { listQuery, packagePath, PACKAGES_PATH, searchOf } from '../http/addresses'
import { paths } from '../paths'

/** The screens that index.html can draw before any of React is there. */
export type ScreenName = 'login' | 'home' | 'profile' | 'list' | 'detail' | 'wizard' | 'desktop'

/** What a path asks for: its screen, and what that screen reads first, as an address below the API's base. */
export type Asked = { screen: ScreenName; request?: string }

const tail = (path: string, base: string) => (path.startsWith(`${base}/`) ? path.slice(base.length + 1) : null)
const isSegment = (part: string | null): part is string => part !== null && part !== '' && !part.includes('/')

/** The id that a path holds; null where it holds more than one segment, or one that cannot be read. */
function idIn(part: string | null): string | null {
  try {
    return isSegment(part) ? decodeURIComponent(part) : null
  } catch {
    return null
  }
}

/** The screen at a path for somebody signed in; null where a guard or a redirect has the word. */
export function screenAt(pathname: string, search: string): Asked | null {
  const path = pathname.replace(/(.)\/$/, '$1')
  if (path === paths.home || path === paths.login) return { screen: 'home' }
  if (path === paths.profile) return { screen: 'profile' }
  if (path === paths.packages) {
    const q = new URLSearchParams(search).get('q') ?? undefined
    return { screen: 'list', request: PACKAGES_PATH + searchOf(listQuery(q, PAGE_SIZE)) }
  }
  if (path === paths.packageCreate) return { screen: 'wizard' }
  if (path === paths.packageEditRoot) return null
  const edited = idIn(tail(path, paths.packageEditRoot))
  if (edited !== null) return { screen: 'wizard', request: packagePath(edited, '/edit-data') }
  const shown = idIn(tail(path, paths.packages))
  return shown === null ? null : { screen: 'detail', request: packagePath(shown) }
}

/** Paths that anybody may see: a guest at any other is led to the login. */
export const isOpenToAll = (pathname: string) =>
  pathname === paths.login || pathname === paths.unauthorized || pathname === paths.notFound

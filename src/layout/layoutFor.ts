import type { LayoutKind } from '@/ui/layout/layoutKind'
import { hasAnyRole } from '@/domain/access/roles'
import type { User } from '@/domain/types'
import { paths } from '@/paths'
import { definitions } from '@/resources/registry'
import { DESKTOP_FROM } from '@theme/constants'

const wide = () => window.matchMedia(`(min-width: ${DESKTOP_FROM}px)`)
let wasWide = false

/** Whether the screen has room for the desktop layout. A printing browser tells the paper's width, which is ignored. */
export function isWide(): boolean {
  if (!window.matchMedia('print').matches) wasWide = wide().matches
  return wasWide
}

/** Calls `changed` whenever {@link isWide} changes; returns a function that stops it. */
export function onWidth(changed: () => void): () => void {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether a screen is an admin's alone. It has the desktop layout on a phone too, with its menu behind a button. */
const isOnlyAdmins = (pathname: string) =>
  pathname === paths.desk ||
  definitions.some(({ path, onlyAdmins }) => onlyAdmins && `${pathname}/`.startsWith(`${path}/`))

/** Returns the desktop layout for an admin on a wide screen or on an admin's screen, and the phone layout for all others. */
export const layoutFor = (
  user: User | null,
  adminRoles: readonly string[],
  pathname: string,
  hasRoom = isWide(),
): LayoutKind => (hasAnyRole(user, adminRoles) && (hasRoom || isOnlyAdmins(pathname)) ? 'desktop' : 'mobile')

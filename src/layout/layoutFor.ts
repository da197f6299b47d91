import type { LayoutKind } from '../ui/layout/layoutKind'
import { hasAnyRole } from '../domain/access/roles'
import type { User } from '../domain/types'
import { DESKTOP_FROM } from '../../theme/tokens'

const wide = () => window.matchMedia(`(min-width: ${DESKTOP_FROM}px)`)

export const isWide = () => wide().matches

/** Tells of every change of {@link isWide}; returns the way back. */
export function onWidth(changed: () => void): () => void {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The desktop for an admin on a wide screen, the phone's frame for everybody else. */
export const layoutFor = (user: User | null, adminRoles: readonly string[], hasRoom = isWide()): LayoutKind =>
  hasRoom && hasAnyRole(user, adminRoles) ? 'desktop' : 'mobile'

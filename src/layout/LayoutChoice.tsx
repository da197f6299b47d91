import { useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAccess, useSession } from '@/auth-provider/useSession'
import { LayoutKindContext } from '@/ui/layout/layoutKind'
import { MuiTheme } from '@/ui/layout/MuiTheme'
import { AdminContext } from './AdminContext'
import { Frame } from './Frame'
import { isWide, layoutFor, onWidth } from './layoutFor'

/**
 * Chooses the layout of all screens. Both layouts keep the children at the same place in React's tree, so that turning
 * or resizing never loses a form.
 */
export function LayoutChoice({ adminRoles, children }: { adminRoles: readonly string[]; children: ReactNode }) {
  const { user } = useSession()
  const { hasAnyRole } = useAccess()
  const hasRoom = useSyncExternalStore(onWidth, isWide, () => false)
  const kind = layoutFor(user, adminRoles, useLocation().pathname, hasRoom)
  return (
    <AdminContext value={hasAnyRole(adminRoles)}>
      <LayoutKindContext value={kind}>
        <MuiTheme>
          <Frame data-layout={kind}>{children}</Frame>
        </MuiTheme>
      </LayoutKindContext>
    </AdminContext>
  )
}

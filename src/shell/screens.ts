import { paths } from '@/paths'
import { definitions } from '@/resources/registry'
import { phoneRoutes } from '@/resources/screenAt'
import { targetScreenAt, type TargetScreen } from './targetScreen'

const routes = phoneRoutes(definitions)

/** Returns the screen at a path for a signed-in user. Returns null if a guard or a redirect decides. */
export const screenAt = (pathname: string, search: string): TargetScreen | null =>
  targetScreenAt(routes, pathname, search)

/** Whether the screen at this path is a form. Leaving a form may lose the user's input. */
export const isFormAt = (pathname: string): boolean => {
  const view = screenAt(pathname, '')?.view
  return pathname === paths.offerProfile || view === 'create' || view === 'edit'
}

import { definitions } from '../resources/registry'
import { phoneRoutes } from '../resources/screenAt'
import { askedAt, type Asked } from './asked'

const routes = phoneRoutes(definitions)

/** The screen at a path for somebody signed in; null where a guard or a redirect decides. */
export const screenAt = (pathname: string, search: string): Asked | null => askedAt(routes, pathname, search)

/** Whether a form stands at this path: leaving it may lose what was typed. */
export const isFormAt = (pathname: string): boolean => {
  const view = screenAt(pathname, '')?.view
  return view === 'create' || view === 'edit'
}

import type { ComponentProps, MouseEvent } from 'react'
import { addressOfLocation, type To } from './location'
import { useHref, useLocation, useRouterHistory } from './Router'

type Click = Pick<globalThis.MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click means this page, and no new tab, window or download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To
  /** Replaces the present entry of the history. Default: only a link to the present address does. */
  replace?: boolean
  state?: unknown
}

/** A link within the app. `onClick` may prevent the move. */
export function Link({ to, replace, state, onClick, children, ...props }: LinkProps) {
  const history = useRouterHistory()
  const href = useHref(to)
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (props.target ?? '_self') !== '_self') return
    event.preventDefault()
    history.navigate(to, { replace: replace ?? addressOfLocation(history.getPlace().location) === href, state })
  }
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** A link that is marked as current while its screen is shown, or, without `end`, a screen below it. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const [path = ''] = useHref(props.to).split(/[?#]/)
  const isCurrent = pathname === path || (!end && pathname.startsWith(`${path}/`))
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />
}

import type { MouseEvent } from 'react'
import { isPlainClick, Link, useNavigate, type LinkProps } from '../router'
import { stepsBackTo } from '../hooks/trail'

/**
 * A link to the screen that this one belongs to. If that screen is behind in the history, the link goes back to it: its
 * search and its scroll position survive (docs/product.md §14.2.3).
 */
export function BackLink({ to, ...props }: Omit<LinkProps, 'to' | 'onClick'> & { to: string }) {
  const navigate = useNavigate()
  function onClick(event: MouseEvent) {
    const steps = stepsBackTo(to)
    if (steps === null || !isPlainClick(event)) return
    event.preventDefault()
    navigate(steps)
  }
  return <Link {...props} to={to} onClick={onClick} />
}

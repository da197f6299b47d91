import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { moveInHistory } from '../hooks/browserHistory'
import { stepsBackTo } from '../hooks/trail'

type Click = Pick<globalThis.MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click means this page, and no new tab, window or download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * A link to the screen that this one belongs to. If that screen is behind in the history, the link goes back to it: its
 * search and its scroll position survive (docs/product.md §14.2.3).
 */
export function BackLink({ to, ...props }: Omit<LinkProps, 'to' | 'onClick'> & { to: string }) {
  function onClick(event: MouseEvent) {
    const steps = stepsBackTo(to)
    if (steps === null || !isPlainClick(event)) return
    event.preventDefault()
    moveInHistory(steps)
  }
  return <Link {...props} to={to} onClick={onClick} />
}

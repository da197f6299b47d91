import type { ComponentProps, MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { stepsBackTo } from '../hooks/trail'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * A link to the screen that this one belongs to. If that screen is behind in the history, the link goes back to it: its
 * search and its scroll position survive (docs/product.md §14.2.3).
 */
export function BackLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { to: string }) {
  const navigate = useNavigate()
  function onClick(event: MouseEvent) {
    const steps = stepsBackTo(to)
    if (steps === null || !isPlain(event)) return
    event.preventDefault()
    void navigate(steps)
  }
  return <Link {...props} to={to} onClick={onClick} />
}

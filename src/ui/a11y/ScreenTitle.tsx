import { useRef, type ComponentProps } from 'react'
import { useScreenTitle } from './useScreenTitle'

export type ScreenTitleProps = ComponentProps<'h1'> & {
  children: string
  /** The title in the browser's tab and history, where it says more. */
  tabTitle?: string | undefined
}

/**
 * The title of a screen, its only h1. It takes the focus if the focused element disappeared with the previous screen.
 */
export function ScreenTitle({ children, tabTitle, ...props }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useScreenTitle(tabTitle ?? children, () => heading.current)
  return (
    <h1 {...props} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

import { useRef, type ComponentProps } from 'react'
import { useScreenTitle } from './useScreenTitle'

export type ScreenTitleProps = ComponentProps<'h1'> & { children: string }

/** The title of a screen: its one h1, where the focus goes that was lost with the screen before. */
export function ScreenTitle({ children, ...props }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useScreenTitle(children, () => heading.current)
  return (
    <h1 {...props} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

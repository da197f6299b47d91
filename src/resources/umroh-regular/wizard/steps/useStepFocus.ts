import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusHeading } from '../../../../ui/a11y/useScreenTitle'

/** Who goes to another step goes on at its title: it is read aloud, and the next Tab is the step's first field. A field with a problem takes the focus afterwards. */
export function useStepFocus(form: RefObject<HTMLFormElement | null>, step: number) {
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusHeading(form.current?.querySelector('h2'))
  }, [form, step])
}

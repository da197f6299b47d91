import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusHeading } from '../../../../ui/a11y/useScreenTitle'

/** Focuses the title of a new step: screen readers read it, and the next Tab reaches the first field. A field with a problem takes the focus afterwards. */
export function useStepFocus(form: RefObject<HTMLFormElement | null>, step: number) {
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusHeading(form.current?.querySelector('h2'))
  }, [form, step])
}

import { useCallback, type RefObject } from 'react'

/** Brings the first field with an error into sight and focus, once the step that holds it is drawn. */
export function useFocusProblem(form: RefObject<HTMLFormElement | null>) {
  return useCallback(() => {
    // Going to another step is a history change: drawn a moment later.
    setTimeout(() => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    }, FOCUS_AFTER_MS)
  }, [form])
}

const FOCUS_AFTER_MS = 60

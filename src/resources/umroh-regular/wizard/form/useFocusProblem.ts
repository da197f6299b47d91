import { useCallback, type RefObject } from 'react'

const FRAMES = 120

/** Brings the first field with an error into sight and focus, as soon as the step that holds it is drawn. */
export function useFocusProblem(form: RefObject<HTMLFormElement | null>) {
  return useCallback(() => {
    // Going to another step changes the history, and a slow phone draws that step many frames later.
    const look = (left: number) => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      if (field) {
        field.focus({ preventScroll: true })
        field.scrollIntoView({ block: 'center' })
      } else if (left > 0) requestAnimationFrame(() => look(left - 1))
    }
    requestAnimationFrame(() => look(FRAMES))
  }, [form])
}

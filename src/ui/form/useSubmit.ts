import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useKeptFocus } from '../a11y/useKeptFocus'

/**
 * The props of a form whose values are checked when it is submitted. The focus then goes to the first wrong field: at
 * once, or when the server has refused. While the user corrects the fields, the focus stays where it is.
 */
export function useSubmit(isPending: boolean, submit: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const [submits, setSubmits] = useState(0)
  const answered = useRef(0)
  useKeptFocus(isPending)
  useEffect(() => {
    if (isPending || answered.current === submits) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!wrong) return
    answered.current = submits
    wrong.focus()
  })
  return {
    ref: form,
    noValidate: true,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      setSubmits(submits + 1)
      submit()
    },
  }
}

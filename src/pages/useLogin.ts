import { useRef, useState, type FormEvent } from 'react'
import { needsCode, useAuthServices } from '../auth-provider/useSession'
import { credentialProblems } from '../domain/access/credentials'
import { typedBefore } from '../shell/handover'

type State = { pending: boolean; failure: Error | null; tried: boolean }

/** The state and the request of the login form. `focusField` gives the focus to a field with a problem. */
export function useLogin(focusField: (field: string) => void) {
  const { authProvider } = useAuthServices()
  const [typed, setTyped] = useState(() => ({ email: typedBefore('email'), password: typedBefore('password') }))
  // Autofill adds spaces around an email.
  const credentials = { ...typed, email: typed.email.trim() }
  const [code, setCode] = useState<string | null>(null)
  const [state, setState] = useState<State>({ pending: false, failure: null, tried: false })
  const busy = useRef(false)

  async function send() {
    busy.current = true
    setState({ pending: true, failure: null, tried: true })
    try {
      await authProvider.login(code === null ? credentials : { ...credentials, code })
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      // A failed login is logged too (docs/product.md §3.1.5). Log only the message, never the user's input.
      console.error(`[auth] ${failure.message}`)
      const asksFirst = needsCode(error) && code === null
      if (asksFirst) setCode('')
      setState({ pending: false, failure: asksFirst ? null : failure, tried: true })
    } finally {
      busy.current = false
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy.current) return
    const [wrong] = Object.keys(credentialProblems(credentials))
    if (!wrong) return send()
    setState({ pending: false, failure: null, tried: true })
    focusField(wrong)
  }

  return {
    ...state,
    typed,
    setTyped,
    /** The code of the second factor; null until the server asks for it. */
    code,
    setCode,
    /** The problems of the fields, once the user has tried to sign in. */
    problems: state.tried ? credentialProblems(credentials) : {},
    submit,
  }
}

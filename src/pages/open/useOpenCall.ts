import { useEffect, useState } from 'react'
import { useAuthServices } from '../../auth-provider/useSession'
import { isObject } from '../../domain/values/isObject'

type Failure = Error & { status?: number; body?: { errors?: Record<string, string> } }
const asFailure = (error: unknown): Failure => (error instanceof Error ? error : new Error(String(error)))

/** The calls of screens that need no session. They carry no token: a refusal must not end a session on this phone. */
function useOpenCall() {
  const { http } = useAuthServices()
  return async (method: 'GET' | 'POST', path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await http.request(method, path, { token: null, ...(body ? { body } : {}) })
    return isObject(answer) ? answer : {}
  }
}

export type Read = { answer?: Record<string, unknown>; failure?: Failure; again: () => void }

/** Reads what a screen begins with. `body` makes it a POST: the token of a link must be in no address of the API. */
export function useOpenRead(path: string, body?: Readonly<Record<string, string>>): Read {
  const call = useOpenCall()
  const [result, setResult] = useState<Omit<Read, 'again'>>({})
  const [round, setRound] = useState(0)
  const sent = JSON.stringify(body)
  useEffect(() => {
    let isOver = false
    const show = (next: Omit<Read, 'again'>) => void (isOver || setResult(next))
    call(sent === undefined ? 'GET' : 'POST', path, sent === undefined ? undefined : (JSON.parse(sent) as object)).then(
      (answer) => show({ answer }),
      (error: unknown) => show({ failure: asFailure(error) }),
    )
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `call` is new in each render and always does the same
  }, [path, sent, round])
  return {
    ...result,
    again: () => {
      setResult({})
      setRound(round + 1)
    },
  }
}

/** Sends a form of such a screen, once at a time. */
export function useOpenSend(path: string) {
  const call = useOpenCall()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  async function send(body: object, onDone: (answer: Record<string, unknown>) => void) {
    if (isPending) return
    setPending(true)
    setFailure(null)
    try {
      onDone(await call('POST', path, body))
    } catch (error) {
      setFailure(asFailure(error))
    } finally {
      setPending(false)
    }
  }
  return { send, isPending, failure, errors: failure?.body?.errors ?? {} }
}

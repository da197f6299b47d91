import { useEffect, useState } from 'react'
import { useAuthServices } from '@/auth-provider/useSession'
import { isObject } from '@/domain/values/isObject'
import { createSaveKeys } from '@/domain/package/saveKeys'

export type Failure = Error & { status?: number; body?: { errors?: Record<string, string> } }
export type Answer = Record<string, unknown>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const asFailure = (error: unknown): Failure => (error instanceof Error ? error : new Error(String(error)))

/** `data` of an answer, or {} where it is no object. */
export const dataOf = ({ data }: Answer): Answer => (isObject(data) ? data : {})

/** Reads a list or a state of the own account. `again` reads it anew. */
export function useAccountRead(path: string) {
  const { http } = useAuthServices()
  const [round, setRound] = useState(0)
  const [result, setResult] = useState<{ answer?: Answer; failure?: Failure }>({})
  useEffect(() => {
    let isOver = false
    http.request('GET', path).then(
      (answer) => void (isOver || setResult({ answer: isObject(answer) ? answer : {} })),
      (error: unknown) => void (isOver || setResult({ failure: asFailure(error) })),
    )
    return () => {
      isOver = true
    }
  }, [http, path, round])
  return { ...result, again: () => setRound(round + 1) }
}

/** Sends a change of the own account, one at a time. A repetition after a lost answer has the key of the first try. */
export function useAccountWrite({ onConflict }: { onConflict?: () => void } = {}) {
  const { http, headersOf } = useAuthServices()
  const [keys] = useState(createSaveKeys)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  async function send(method: Method, path: string, body: object | null, onDone: (answer: Answer) => void) {
    if (isPending) return
    setPending(true)
    setFailure(null)
    try {
      const headers = headersOf({ idempotencyKey: keys.keyFor([method, path, body]) })
      const answer = await http.request(method, path, { headers, ...(body ? { body } : {}) })
      keys.forget()
      onDone(isObject(answer) ? answer : {})
    } catch (error) {
      const refused = asFailure(error)
      setFailure(refused)
      if (refused.status === 409) onConflict?.()
    } finally {
      setPending(false)
    }
  }
  const errors: Record<string, string> = failure?.body?.errors ?? {}
  /** The reason of the failure, or null when a field shows it. */
  const message = failure && Object.keys(errors).length === 0 ? failure.message : null
  return { send, isPending, errors, message }
}

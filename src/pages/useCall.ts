import { useEffect, useState } from 'react'
import { useAuthServices } from '@/auth-provider/useSession'
import { createSaveKeys } from '@/domain/package/saveKeys'
import { isObject } from '@/domain/values/isObject'

export type Answer = Record<string, unknown>
type Failure = Error & { status?: number; body?: { errors?: Record<string, string> } }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type CallOptions = {
  /** The screen needs no session. Its calls carry no token: a refusal must not end a session on this phone. */
  isOpen?: boolean
}

const asFailure = (error: unknown): Failure => (error instanceof Error ? error : new Error(String(error)))
const asAnswer = (answer: unknown): Answer => (isObject(answer) ? answer : {})
const tokenOf = (isOpen: boolean) => (isOpen ? { token: null } : {})

/** `data` of an answer, or {} where it is no object. */
export const dataOf = ({ data }: Answer): Answer => asAnswer(data)

type Read = { answer?: Answer; failure?: Failure }

/**
 * Reads what a screen or a sheet begins with. `body` makes it a POST: the token of a link must be in no address of the API.
 * `again` reads it anew.
 */
export function useRead(path: string, { isOpen = false, body }: CallOptions & { body?: object } = {}) {
  const { http } = useAuthServices()
  const [round, setRound] = useState(0)
  const [result, setResult] = useState<Read>({})
  const json = JSON.stringify(body) as string | undefined
  useEffect(() => {
    let isOver = false
    const show = (next: Read) => void (isOver || setResult(next))
    http.request(json === undefined ? 'GET' : 'POST', path, { json, ...tokenOf(isOpen) }).then(
      (answer) => show({ answer: asAnswer(answer) }),
      (error: unknown) => show({ failure: asFailure(error) }),
    )
    return () => {
      isOver = true
    }
  }, [http, path, json, isOpen, round])
  return {
    ...result,
    again: () => {
      // A list of the own account stays in sight while it is read again.
      if (isOpen) setResult({})
      setRound(round + 1)
    },
  }
}

const hasNoAnswer = ({ status = 0 }: Failure) => status === 0 || status >= 500

/**
 * Sends a form or a change, one at a time. The same contents have the same key, so a try whose answer was lost can be
 * repeated. `isUnsure`: the answer to a try was lost, so it may have been carried out.
 */
export function useSend({ isOpen = false, onConflict }: CallOptions & { onConflict?: () => void } = {}) {
  const { http, headersOf } = useAuthServices()
  const [keys] = useState(createSaveKeys)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isUnsure, setUnsure] = useState(false)
  async function send(method: Method, path: string, body: object | null, onDone: (answer: Answer) => void) {
    if (isPending) return
    setPending(true)
    setFailure(null)
    try {
      const headers = headersOf({ idempotencyKey: keys.keyFor([method, path, body]) })
      const answer = await http.request(method, path, { headers, ...(body ? { body } : {}), ...tokenOf(isOpen) })
      keys.forget()
      onDone(asAnswer(answer))
    } catch (error) {
      const refused = asFailure(error)
      setFailure(refused)
      if (hasNoAnswer(refused)) setUnsure(true)
      if (refused.status === 409) onConflict?.()
    } finally {
      setPending(false)
    }
  }
  const errors: Record<string, string> = failure?.body?.errors ?? {}
  /** The reason of the failure, or null when a field shows it. */
  const message = failure && Object.keys(errors).length === 0 ? failure.message : null
  return { send, isPending, failure, isUnsure, errors, message }
}

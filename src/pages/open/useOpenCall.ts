import { useEffect, useState } from 'react'
import { useAuthServices } from '@/auth-provider/useSession'
import { createSaveKeys } from '@/domain/package/saveKeys'
import { isObject } from '@/domain/values/isObject'

type Failure = Error & { status?: number; body?: { errors?: Record<string, string> } }
const asFailure = (error: unknown): Failure => (error instanceof Error ? error : new Error(String(error)))

type Http = ReturnType<typeof useAuthServices>['http']
type RequestOptions = Parameters<Http['request']>[2]

/** A call of a screen that needs no session. It carries no token: a refusal must not end a session on this phone. */
async function callOpenly(http: Http, method: 'GET' | 'POST', path: string, options: RequestOptions = {}) {
  const answer = await http.request(method, path, { ...options, token: null })
  return isObject(answer) ? answer : {}
}

export type Read = { answer?: Record<string, unknown>; failure?: Failure; again: () => void }

/** Reads what a screen begins with. `body` makes it a POST: the token of a link must be in no address of the API. */
export function useOpenRead(path: string, body?: Readonly<Record<string, string>>): Read {
  const { http } = useAuthServices()
  const [result, setResult] = useState<Omit<Read, 'again'>>({})
  const [round, setRound] = useState(0)
  const sent = JSON.stringify(body)
  useEffect(() => {
    let isOver = false
    const show = (next: Omit<Read, 'again'>) => void (isOver || setResult(next))
    const read =
      sent === undefined
        ? callOpenly(http, 'GET', path)
        : callOpenly(http, 'POST', path, { body: JSON.parse(sent) as object })
    read.then(
      (answer) => show({ answer }),
      (error: unknown) => show({ failure: asFailure(error) }),
    )
    return () => {
      isOver = true
    }
  }, [http, path, sent, round])
  return {
    ...result,
    again: () => {
      setResult({})
      setRound(round + 1)
    },
  }
}

const hasNoAnswer = ({ status = 0 }: Failure) => status === 0 || status >= 500

/**
 * Sends a form of such a screen, once at a time. The same contents have the same key, so a try whose answer was lost can be
 * repeated. `isUnsure`: the answer to a try was lost, so it may have been carried out.
 */
export function useOpenSend(path: string) {
  const { http, headersOf } = useAuthServices()
  const [keys] = useState(createSaveKeys)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isUnsure, setUnsure] = useState(false)
  async function send(body: object, onDone: (answer: Record<string, unknown>) => void) {
    if (isPending) return
    setPending(true)
    setFailure(null)
    try {
      onDone(await callOpenly(http, 'POST', path, { body, headers: headersOf({ idempotencyKey: keys.keyFor(body) }) }))
    } catch (error) {
      const refused = asFailure(error)
      setFailure(refused)
      if (hasNoAnswer(refused)) setUnsure(true)
    } finally {
      setPending(false)
    }
  }
  return { send, isPending, failure, isUnsure, errors: failure?.body?.errors ?? {} }
}

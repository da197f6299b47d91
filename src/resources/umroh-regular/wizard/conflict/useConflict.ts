import { useCallback, useRef, useState } from 'react'
import { isConflict } from '../../../../domain/requestPolicy'

/** A save that came too late; a new object each time. */
export type Refusal = {
  /** The version it was based on. */
  version: string
  /** The server's own words, or an i18n key. */
  message: string
  /** Which refusal of this form it is: each is looked at anew. */
  nth: number
}

/** What a form's saves are based on, and the refusal that the mitra is being asked about; `opened` is the version it began with. */
export function useConflict(opened: string | undefined) {
  const version = useRef(opened)
  const count = useRef(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const close = useCallback(() => setRefusal(null), [])

  /** True where another save came between: then the mitra is asked. Without versions there is nothing to choose between. */
  function asks(error: Error): boolean {
    if (version.current === undefined || !isConflict(error)) return false
    count.current += 1
    setRefusal({ version: version.current, message: error.message, nth: count.current })
    return true
  }

  /** From now on saves are based on this version: it has been seen. */
  function accept(seen: string | undefined) {
    version.current = seen
    close()
  }

  return { version, refusal, close, asks, accept }
}

export type Conflict = ReturnType<typeof useConflict>

import { useCallback, useRef, useState } from 'react'
import { isConflict } from '../../../../../domain/requestPolicy'
import type { PackageForm } from '../../../../../domain/types'

/** What a form's saves are based on: the package as it was opened, or as it was last seen, and its version where the API gives one. */
export type Basis = { form: PackageForm; version: string | undefined }

/** A save that came too late; a new object each time. */
export type Refusal = {
  /** The version it was based on. */
  version: string
  /** The server's own words, or an i18n key. */
  message: string
  /** Which refusal of this form it is: each is looked at anew. */
  nth: number
}

/** What a form's saves are based on, and the refusal that the mitra is being asked about; `opened` is what it began with. */
export function useConflict(opened: Basis) {
  const basis = useRef(opened)
  const count = useRef(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const close = useCallback(() => setRefusal(null), [])

  /** True where another save came between: then the mitra is asked. Without versions there is nothing to choose between. */
  function asks(error: Error): boolean {
    const { version } = basis.current
    if (version === undefined || !isConflict(error)) return false
    count.current += 1
    setRefusal({ version, message: error.message, nth: count.current })
    return true
  }

  /** From now on saves are based on this: it has been seen. */
  function accept(seen: Basis) {
    basis.current = seen
    close()
  }

  return { basis, refusal, close, asks, accept }
}

export type Conflict = ReturnType<typeof useConflict>

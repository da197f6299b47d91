import { useNotify, useRecordContext, useRedirect, useSaveContext, type RaRecord } from 'ra-core'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isConflict } from '@/domain/requestPolicy'
import { useResource } from '@/ui/hooks/useResource'
import { useListPath } from './useListPath'
import type { Comparing, FormBasis } from './conflict/ConflictSheet'
import type { VersionRefusal } from './conflict/NewestRecord'

export type Versioned = RaRecord & { version?: string }

/** What a form does with the values of its records. */
export type FormKind<Typed, Saved> = Pick<Comparing<Typed, Saved>, 'fields'> & {
  /** A saved record as the form shows it; without one, the values of a new record. */
  typedOf: (record?: Saved) => Typed
  /** The rules that the typed values break: a path and an i18n key or a text for each. */
  problems: (typed: Typed) => readonly { path: string; key: string }[]
  /** Makes the data of the save from the typed values and from those that it replaces. By default the typed values themselves. */
  read?: (typed: Typed, replaced: Typed) => object
}

type Refusal = Error & { body?: { errors?: Record<string, string> } }

/** What a save needs to know besides the typed values. */
export type SaveOptions<Typed, Saved> = {
  kind: FormKind<Typed, Saved>
  /** The notice after an acknowledged save. */
  saved: string
  /** Runs after an acknowledged save while the form is on the screen. By default it leads to the list. */
  onSaved?: ((record: Saved) => void) | undefined
}

/** The saves of the form of the record around it, in place of the version that it began with or that the user has seen since. */
export function useSaveOver<Typed, Saved extends Versioned>({ kind, saved, onSaved }: SaveOptions<Typed, Saved>) {
  const record = useRecordContext<Saved>()
  const resource = useResource()
  const { save } = useSaveContext()
  const notify = useNotify()
  const redirect = useRedirect()
  const list = useListPath()
  // A second tap may come before the first is drawn.
  const isSending = useRef(false)
  const [initial] = useState(() => kind.typedOf(record))
  const [basis, setBasis] = useState<FormBasis<Typed>>({ typed: initial, version: record?.version })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [conflict, setConflict] = useState<(VersionRefusal & { isOpen: boolean }) | null>(null)

  return {
    id: record?.id,
    initial,
    basis,
    /** Why the last save failed. */
    refusal,
    /** The last save that was refused because somebody else has saved the record. */
    conflict,
    closeConflict: () => setConflict((last) => last && { ...last, isOpen: false }),
    /** Goes on from a version that somebody else has saved. */
    begin(seen: FormBasis<Typed>) {
      setBasis(seen)
      setRefusal(null)
      setConflict((last) => last && { ...last, isOpen: false })
    },
    /** Sends one content at a time. Resolves to the server's messages on the fields, if any. */
    async saveOver({ typed: replaced, version }: FormBasis<Typed>, values: FieldValues) {
      if (isSending.current) return undefined
      const typed = values as Typed
      const data = kind.read?.(typed, replaced) ?? values
      isSending.current = true
      setRefusal(null)
      const sent = save?.(data, {
        meta: { version },
        onSuccess(answer: Saved) {
          setBasis({ typed, version })
          notify(saved, { type: 'success' })
          if (onSaved) onSaved(answer)
          else redirect(list, resource)
        },
        onError(error: Refusal) {
          setRefusal(error)
          if (isConflict(error))
            setConflict((last) => ({ nth: (last?.nth ?? 0) + 1, version, message: error.message, isOpen: true }))
        },
      })
      return Promise.resolve(sent).finally(() => {
        isSending.current = false
      })
    },
  }
}

import styled from '@emotion/styled'
import { useNotify, type RaRecord } from 'ra-core'
import { useCallback, useState, type ReactNode } from 'react'
import {
  FormProvider,
  get,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
} from 'react-hook-form'
import type { Merged } from '../domain/merge'
import { isConflict, isNotFound } from '../domain/requestPolicy'
import type { Id } from '../domain/types'
import { t as c } from '../i18n/conflict'
import { t } from '../i18n/kit'
import { useKeptFocus } from '../ui/a11y/useKeptFocus'
import { amountErrors } from '../ui/form/typed/amountErrors'
import { AskBeforeLeaving } from './AskBeforeLeaving'
import { ConflictSheet, type Comparing, type FieldInWords, type FormBasis } from './conflict/ConflictSheet'
import type { VersionRefusal } from './conflict/NewestRecord'
import { FormFoot } from './FormFoot'
import { useSave } from './useSave'

const Place = styled('form')({
  display: 'grid',
  gap: 20,
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
})

type Versioned = RaRecord & { version?: string }

export type SaveFormProps<Typed extends FieldValues, Saved extends Versioned = Versioned> = {
  /** Absent for a new record. */
  id?: Id | undefined
  /** The version that the form shows, if the API has versions: a save of another one is refused (409). */
  version?: string | undefined
  initial: Typed
  /** The rules that the typed values break: a path and an i18n key or a text for each. */
  problems: (typed: Typed) => readonly { path: string; key: string }[]
  /** Makes the data of the save from the typed values and from those that it replaces. By default the typed values themselves. */
  read?: (typed: Typed, replaced: Typed) => object
  /** The notice after an acknowledged save. */
  saved?: string
  /** Runs after an acknowledged save while the form is on the screen, for example to leave it. */
  onSaved: (record: Saved) => void
  /** Compares what was typed with the record that somebody else has saved, after a save that was refused for that. */
  comparing?: Comparing<Typed, Saved>
  /** Resources whose records depend on this one: their answers are read again after a save. */
  dependents?: readonly string[]
  /** The text of the button that saves. By default 'Simpan'. */
  submit?: string
  /** Buttons beside it. */
  buttons?: ReactNode
  children: ReactNode
}

type Refusal = Error & { body?: { errors?: Record<string, string> } }

const refusedFields = ({ body }: Refusal) => Object.entries(body?.errors ?? {})

/** Whether a field on the screen shows the very message of the refusal. */
const isShownByField = (refusal: Refusal, form: HTMLFormElement | null) =>
  refusedFields(refusal).some(([path, message]) => message === refusal.message && form?.elements.namedItem(path))

/**
 * The form of a record of the resource around it (docs/product.md §11.1.21). It checks the typed values, sends each content
 * once under its own key, shows the server's messages on their fields, and asks before unsaved changes are lost. After a save
 * of an older version it asks whose changes to keep.
 */
export function SaveForm<Typed extends FieldValues, Saved extends Versioned = Versioned>(
  props: SaveFormProps<Typed, Saved>,
) {
  const { id, initial, version, problems, read = (typed) => typed, comparing } = props
  const { saved = t('kit.saved'), onSaved, submit, buttons, children } = props
  const notify = useNotify()
  const form = useForm<Typed>({
    defaultValues: initial as DefaultValues<Typed>,
    mode: 'onTouched',
    resolver: (typed) => amountErrors(typed, problems(typed)),
  })
  const [place, setPlace] = useState<HTMLFormElement | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [basis, setBasis] = useState<FormBasis<Typed>>({ typed: initial, version })
  const [conflict, setConflict] = useState<VersionRefusal | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useSave<Saved>(props)
  useKeptFocus(isPending)
  const isGone = id !== undefined && isNotFound(refusal)
  const { getValues } = form
  const isDirty = useCallback(() => JSON.stringify(getValues()) !== JSON.stringify(basis.typed), [getValues, basis])

  function onRefused(error: Refusal, version: string | undefined) {
    for (const [index, [path, message]] of refusedFields(error).entries())
      form.setError(path as FieldPath<Typed>, { type: 'server', message }, { shouldFocus: index === 0 })
    setRefusal(error)
    if (!isConflict(error)) return
    setConflict((last) => ({ nth: (last?.nth ?? 0) + 1, version, message: error.message }))
    setAsking(true)
  }

  /** Saves what is typed in place of a version of the record. */
  const saveOver = (replaced: FormBasis<Typed>) =>
    form.handleSubmit((typed) => {
      setRefusal(null)
      run(
        { data: read(typed, replaced.typed), version: replaced.version },
        {
          onDone(record) {
            setBasis({ ...replaced, typed })
            notify(saved, { type: 'success' })
            onSaved(record)
          },
          onError: (error) => onRefused(error, replaced.version),
        },
      )
    })

  function begin(seen: FormBasis<Typed>) {
    setBasis(seen)
    setRefusal(null)
    setAsking(false)
  }
  async function keepMine({ taken }: Merged<FieldInWords>, seen: FormBasis<Typed>) {
    for (const { path } of taken) {
      const at = path as FieldPath<Typed>
      form.setValue(at, get(seen.typed, path) as PathValue<Typed, typeof at>)
    }
    begin(seen)
    await saveOver(seen)()
  }
  function takeSaved(seen: FormBasis<Typed>) {
    form.reset(seen.typed)
    begin(seen)
    notify(c('versions.tookSaved'), { type: 'info' })
  }

  return (
    <FormProvider {...form}>
      <Place ref={setPlace} noValidate onSubmit={(event) => void saveOver(basis)(event)}>
        {children}
        <FormFoot
          failure={isGone ? t('kit.gone') : refusal && !isShownByField(refusal, place) ? refusal.message : null}
          isPending={isPending}
          {...(submit === undefined ? {} : { submit })}
        >
          {buttons}
        </FormFoot>
      </Place>
      {id !== undefined && comparing && conflict && (
        <ConflictSheet
          isOpen={isAsking}
          id={id}
          refusal={conflict}
          basis={basis}
          comparing={comparing}
          onClose={() => setAsking(false)}
          onKeepMine={(merge, seen) => void keepMine(merge, seen)}
          onTakeSaved={takeSaved}
        />
      )}
      <AskBeforeLeaving isDirty={isDirty} />
    </FormProvider>
  )
}

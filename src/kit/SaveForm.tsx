import styled from '@emotion/styled'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, type RaRecord } from 'ra-core'
import { useCallback, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form'
import type { PartnerDataProvider } from '../data-provider/types'
import { createSaveKeys } from '../domain/package/saveKeys'
import { isConflict, retryMutation } from '../domain/requestPolicy'
import type { Id } from '../domain/types'
import { t } from '../i18n/kit'
import { useKeptFocus } from '../ui/a11y/useKeptFocus'
import { Button } from '../ui/elements/Button'
import { amountErrors } from '../ui/form/typed/amountErrors'
import { useWrite } from '../ui/hooks/useWrite'
import { AskBeforeLeaving } from './AskBeforeLeaving'
import { FormFoot } from './FormFoot'
import { useResource } from '../ui/hooks/useResource'

const Place = styled('form')({
  display: 'grid',
  gap: 20,
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
})

export type SaveFormProps<Typed extends FieldValues, Saved extends RaRecord = RaRecord> = {
  /** Absent for a new record. */
  id?: Id | undefined
  /** The version that the form shows, if the API has versions: a save of another one is refused (409). */
  version?: string | undefined
  initial: Typed
  /** The rules that the typed values break: a path and an i18n key or a text for each. */
  problems: (typed: Typed) => readonly { path: string; key: string }[]
  /** Makes the data of the save. By default the typed values themselves. */
  read?: (typed: Typed) => object
  /** The notice after an acknowledged save. */
  saved?: string
  /** Runs after an acknowledged save while the form is on the screen, for example to leave it. */
  onSaved: (record: Saved) => void
  /** Reads the record again. The form offers it after a save that was refused because somebody else has changed the record. */
  onReload?: (() => void) | undefined
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
 * once under its own key, shows the server's messages on their fields, and asks before unsaved changes are lost.
 */
export function SaveForm<Typed extends FieldValues, Saved extends RaRecord = RaRecord>(
  props: SaveFormProps<Typed, Saved>,
) {
  const { initial, problems, saved = t('kit.saved'), onSaved, onReload, submit, buttons, children } = props
  const notify = useNotify()
  const form = useForm<Typed>({
    defaultValues: initial as DefaultValues<Typed>,
    mode: 'onTouched',
    resolver: (typed) => amountErrors(typed, problems(typed)),
  })
  const [place, setPlace] = useState<HTMLFormElement | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { run, isPending } = useSave(props)
  useKeptFocus(isPending)
  const { getValues } = form
  const [kept, setKept] = useState(() => JSON.stringify(initial))
  const isDirty = useCallback(() => JSON.stringify(getValues()) !== kept, [getValues, kept])

  function onRefused(error: Refusal) {
    for (const [index, [path, message]] of refusedFields(error).entries())
      form.setError(path as FieldPath<Typed>, { type: 'server', message }, { shouldFocus: index === 0 })
    setRefusal(error)
  }

  const save = form.handleSubmit((typed) => {
    setRefusal(null)
    run(typed, {
      onDone(record) {
        setKept(JSON.stringify(typed))
        notify(saved, { type: 'success' })
        onSaved(record)
      },
      onError: onRefused,
    })
  })

  return (
    <FormProvider {...form}>
      <Place ref={setPlace} noValidate onSubmit={(event) => void save(event)}>
        {children}
        <FormFoot
          failure={refusal && !isShownByField(refusal, place) ? refusal.message : null}
          isPending={isPending}
          {...(submit === undefined ? {} : { submit })}
        >
          {onReload && isConflict(refusal) && (
            <Button variant="outlined" size="large" onClick={onReload}>
              {t('kit.reload')}
            </Button>
          )}
          {buttons}
        </FormFoot>
      </Place>
      <AskBeforeLeaving isDirty={isDirty} />
    </FormProvider>
  )
}

/** Sends a content of the form once: a repetition has the same key, other contents have another one. */
function useSave<Typed extends FieldValues, Saved extends RaRecord>({
  id,
  version,
  read = (typed) => typed,
  dependents = [],
}: SaveFormProps<Typed, Saved>) {
  const resource = useResource()
  const queryClient = useQueryClient()
  const provider = useDataProvider<PartnerDataProvider>()
  const [keys] = useState(createSaveKeys)
  return useWrite<Typed, Saved>({
    resource,
    write: async (typed) => {
      const data = read(typed)
      const meta = { idempotencyKey: keys.keyFor([data, version ?? null]), version }
      const answer =
        id === undefined
          ? await provider.create<Saved>(resource, { data, meta })
          : await provider.update<Saved>(resource, { id, data, meta, previousData: { id } as Saved })
      return answer.data
    },
    onWritten: () => {
      keys.forget()
      for (const name of [resource, ...dependents]) void queryClient.invalidateQueries({ queryKey: [name] })
    },
    ...(id === undefined ? {} : { retry: retryMutation }),
  })
}

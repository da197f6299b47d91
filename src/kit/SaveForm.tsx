import styled from '@emotion/styled'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useResourceContext, type RaRecord } from 'ra-core'
import { useCallback, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form'
import type { PartnerDataProvider } from '../data-provider/types'
import { createSaveKeys } from '../domain/package/saveKeys'
import { retryMutation } from '../domain/requestPolicy'
import type { Id } from '../domain/types'
import { t } from '../i18n/kit'
import { useKeptFocus } from '../ui/a11y/useKeptFocus'
import { toFieldErrors } from '../ui/form/toFieldErrors'
import { useWrite } from '../ui/hooks/useWrite'
import { AskBeforeLeaving } from './AskBeforeLeaving'
import { FormFoot } from './FormFoot'

const Place = styled('form')({
  display: 'grid',
  gap: 20,
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
})

export type SaveFormProps<Typed extends FieldValues> = {
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
  onSaved: (record: RaRecord) => void
  /** Resources whose records depend on this one: their answers are read again after a save. */
  dependents?: readonly string[]
  /** Buttons beside 'Simpan'. */
  buttons?: ReactNode
  children: ReactNode
}

/**
 * The form of a record of the resource around it (docs/product.md §11.1.21). It checks the typed values, sends each content
 * once under its own key, shows the server's messages on their fields, and asks before unsaved changes are lost.
 */
export function SaveForm<Typed extends FieldValues>(props: SaveFormProps<Typed>) {
  const { initial, problems, saved = t('kit.saved'), onSaved, buttons, children } = props
  const notify = useNotify()
  const form = useForm<Typed>({
    defaultValues: initial as DefaultValues<Typed>,
    mode: 'onTouched',
    resolver: (typed) => toFieldErrors(typed, problems(typed)),
  })
  const [failure, setFailure] = useState<string | null>(null)
  const { run, isPending } = useSave(props)
  useKeptFocus(isPending)
  const { getValues } = form
  const [kept, setKept] = useState(() => JSON.stringify(initial))
  const isDirty = useCallback(() => JSON.stringify(getValues()) !== kept, [getValues, kept])

  function onRefused(error: Error & { body?: { errors?: Record<string, string> } }) {
    for (const [index, [path, message]] of Object.entries(error.body?.errors ?? {}).entries())
      form.setError(path as FieldPath<Typed>, { type: 'server', message }, { shouldFocus: index === 0 })
    setFailure(error.message)
  }

  const save = form.handleSubmit((typed) => {
    setFailure(null)
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
      <Place noValidate onSubmit={(event) => void save(event)}>
        {children}
        <FormFoot failure={failure} isPending={isPending}>
          {buttons}
        </FormFoot>
      </Place>
      <AskBeforeLeaving isDirty={isDirty} />
    </FormProvider>
  )
}

/** Sends a content of the form once: a repetition has the same key, other contents have another one. */
function useSave<Typed extends FieldValues>({
  id,
  version,
  read = (typed) => typed,
  dependents = [],
}: SaveFormProps<Typed>) {
  const resource = useResourceContext() ?? ''
  const queryClient = useQueryClient()
  const provider = useDataProvider<PartnerDataProvider>()
  const [keys] = useState(createSaveKeys)
  return useWrite<Typed, RaRecord>({
    resource,
    write: async (typed) => {
      const data = read(typed)
      const meta = { idempotencyKey: keys.keyFor([data, version ?? null]), version }
      const answer =
        id === undefined
          ? await provider.create<RaRecord>(resource, { data, meta })
          : await provider.update<RaRecord>(resource, { id, data, meta, previousData: { id } })
      return answer.data
    },
    onWritten: () => {
      keys.forget()
      for (const name of [resource, ...dependents]) void queryClient.invalidateQueries({ queryKey: [name] })
    },
    ...(id === undefined ? {} : { retry: retryMutation }),
  })
}

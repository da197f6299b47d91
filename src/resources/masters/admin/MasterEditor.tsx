import styled from '@emotion/styled'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { DeleteWithConfirmButton, useCanAccess } from 'react-admin'
import { Button } from '../../../ui/elements/Button'
import { useState, type ReactNode } from 'react'
import { FormProvider, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Card } from '../../../ui/elements/Card'
import { toFieldErrors } from '../../../ui/form/toFieldErrors'
import { LiveRegion } from '../../../ui/a11y/LiveRegion'
import { useKeptFocus } from '../../../ui/a11y/useKeptFocus'
import { useWrite } from '../../../ui/hooks/useWrite'
import type { PartnerDataProvider } from '../../../data-provider/types'
import { retryMutation } from '../../../domain/requestPolicy'
import { createSaveKeys, randomKey } from '../../../domain/package/saveKeys'
import type { Id } from '../../../domain/types'
import { t } from '../../../i18n/admin/desktop'
import { say } from '../../../i18n/translate'
import { failureBox } from '../../../ui/layout/styles'
import type { FormKind } from './masterForm'
import { masterLinks } from '../defineMaster'

const Place = styled('main')({
  padding: 24,
  maxWidth: 880,
  width: '100%',
  '& form': { display: 'grid', gap: 20 },
  '& .buttons': { display: 'flex', gap: 12, alignItems: 'center' },
  '& .failure': failureBox,
  '& .delete': { marginLeft: 'auto' },
})

export type MasterEditorProps<Typed extends FieldValues> = {
  resource: string
  /** Absent for a new record. */ id?: Id
  kind: FormKind<Typed>
  initial: Typed
  /** Says that the record is saved. */ saved?: string
  /** Resources whose records depend on this one: their lists are read again after a save. */ dependents?: readonly string[]
  children: ReactNode
}

/** A master's form: it validates by the schema, saves once, and shows the server's messages on their fields. */
export function MasterEditor<Typed extends FieldValues>({
  resource,
  id,
  kind,
  initial,
  saved = t('master.saved'),
  dependents = [],
  children,
}: MasterEditorProps<Typed>) {
  const form = useForm<Typed>({
    defaultValues: initial as DefaultValues<Typed>,
    mode: 'onTouched',
    resolver: (typed) => toFieldErrors(typed, kind.problems(typed)),
  })
  const [failure, setFailure] = useState<string | null>(null)
  const leave = useLeave(resource)
  const { run, isPending } = useSaveMaster(resource, id, kind, dependents)
  useKeptFocus(isPending)
  const [deleteKey] = useState(randomKey)
  const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' })

  function onRefused(error: Error & { body?: { errors?: Record<string, string> } }) {
    for (const [path, message] of Object.entries(error.body?.errors ?? {}))
      form.setError(path as FieldPath<Typed>, { type: 'server', message })
    setFailure(error.message)
  }

  const save = form.handleSubmit((typed) => {
    setFailure(null)
    run(typed, { onDone: () => leave(saved), onError: onRefused })
  })

  return (
    <FormProvider {...form}>
      <Place>
        <form noValidate onSubmit={(event) => void save(event)}>
          <Card as="div">{children}</Card>
          {failure && (
            <p className="failure" role="alert">
              {say(failure)}
            </p>
          )}
          <div className="buttons">
            <Button type="submit" variant="contained" size="large" disabled={isPending}>
              {t(isPending ? 'wizard.saving' : 'wizard.save')}
            </Button>
            <LiveRegion text={isPending ? t('wizard.nowSaving') : ''} />
            <Button variant="outlined" size="large" onClick={() => leave()}>
              {t('duplicate.cancel')}
            </Button>
            {id !== undefined && mayDelete && (
              <span className="delete">
                <DeleteWithConfirmButton
                  resource={resource}
                  record={{ id }}
                  redirect={false}
                  mutationOptions={{
                    meta: { idempotencyKey: deleteKey },
                    onSuccess: () => leave(t('master.deleted')),
                  }}
                  mutationMode="pessimistic"
                />
              </span>
            )}
          </div>
        </form>
      </Place>
    </FormProvider>
  )
}

/** Returns to the table, reads it again, and shows a message about the change. */
function useLeave(resource: string) {
  const navigate = useNavigate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  return (done?: string) => {
    if (done) notify(done, { type: 'success' })
    void queryClient.invalidateQueries({ queryKey: [resource] })
    navigate(masterLinks(resource).list)
  }
}

function useSaveMaster<Typed>(
  resource: string,
  id: Id | undefined,
  kind: FormKind<Typed>,
  dependents: readonly string[],
) {
  const queryClient = useQueryClient()
  const provider = useDataProvider<PartnerDataProvider>()
  const [keys] = useState(createSaveKeys)
  return useWrite<Typed>({
    resource,
    write: (typed) => {
      const data = kind.read(typed)
      const meta = { idempotencyKey: keys.keyFor(data) }
      return id === undefined
        ? provider.create(resource, { data, meta })
        : provider.update(resource, { id, data, meta, previousData: { id } })
    },
    onWritten: () => {
      for (const name of [resource, ...dependents]) void queryClient.invalidateQueries({ queryKey: [name] })
    },
    ...(id === undefined ? {} : { retry: retryMutation }),
  })
}

import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, type RaRecord } from 'ra-core'
import { DeleteWithConfirmButton, useCanAccess } from 'react-admin'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { PartnerDataProvider } from '../../../data-provider/types'
import { createSaveKeys } from '../../../domain/package/saveKeys'
import { isConflict } from '../../../domain/requestPolicy'
import type { Id } from '../../../domain/types'
import { t as c } from '../../../i18n/conflict'
import { t } from '../../../i18n/admin/desktop'
import { say } from '../../../i18n/translate'
import { changedInWords, useLastSave } from '../../../kit/conflict/ConflictSheet'
import { NewestRecord, type VersionRefusal } from '../../../kit/conflict/NewestRecord'
import { Button } from '../../../ui/elements/Button'
import { useResource } from '../../../ui/hooks/useResource'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import { ValueComparison } from '../../../ui/sheet/ValueComparison'
import type { FormKind, SavedMaster } from './masterForm'

export type DeleteMasterProps<Typed> = {
  id: Id
  /** The version that the form shows: another one is deleted only after the user has seen what has changed. */
  version: string | undefined
  initial: Typed
  kind: FormKind<Typed>
  onDeleted: () => void
}

/** Deletes a master of the resource around it after a question. */
export function DeleteMaster<Typed extends FieldValues>({
  id,
  version,
  initial,
  kind,
  onDeleted,
}: DeleteMasterProps<Typed>) {
  const resource = useResource()
  const provider = useDataProvider<PartnerDataProvider>()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [keys] = useState(createSaveKeys)
  const [refusal, setRefusal] = useState<VersionRefusal | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { canAccess: mayDelete } = useCanAccess({ action: 'delete' })
  if (!mayDelete) return null
  const metaOf = (read: string | undefined) => ({ idempotencyKey: keys.keyFor(read ?? null), version: read })

  function onSuccess() {
    notify(t('master.deleted'), { type: 'success' })
    void queryClient.invalidateQueries({ queryKey: [resource] })
    onDeleted()
  }
  const onErrorOf = (read: string | undefined) => (error: unknown) => {
    const { message } = error as Error
    if (!isConflict(error)) return notify(say(message), { type: 'error' })
    setRefusal((last) => ({ nth: (last?.nth ?? 0) + 1, version: read, message }))
    setAsking(true)
  }
  function deleteAnyway(read: string | undefined) {
    setAsking(false)
    provider.delete<RaRecord>(resource, { id, meta: metaOf(read) }).then(onSuccess, onErrorOf(read))
  }

  return (
    <span className="delete">
      <DeleteWithConfirmButton
        record={{ id }}
        redirect={false}
        mutationOptions={{ meta: metaOf(version), onSuccess, onError: onErrorOf(version) }}
        mutationMode="pessimistic"
      />
      {refusal && (
        <BottomSheet open={isAsking} onClose={() => setAsking(false)} title={c('versions.title')}>
          <Changed key={refusal.nth} id={id} refusal={refusal} initial={initial} kind={kind} onDelete={deleteAnyway} />
        </BottomSheet>
      )}
    </span>
  )
}

type ChangedProps<Typed> = Pick<DeleteMasterProps<Typed>, 'id' | 'initial' | 'kind'> & {
  refusal: VersionRefusal
  onDelete: (version: string | undefined) => void
}

/** What somebody else has changed since the form was opened, and the question again. */
function Changed<Typed extends FieldValues>({
  id,
  refusal,
  initial,
  kind: { comparing },
  onDelete,
}: ChangedProps<Typed>) {
  const by = useLastSave(id)
  return (
    <NewestRecord<SavedMaster> id={id} refusal={refusal} text={`${c('versions.delete')} ${by}`}>
      {(saved) => {
        const changed = comparing ? changedInWords(comparing.fields, initial, comparing.typedOf(saved)) : []
        return (
          <>
            {changed.length === 0 && <p>{c('versions.same')}</p>}
            <ValueComparison
              title={c('versions.changed')}
              fields={changed.map(({ name, mine, saved: now }) => ({
                name,
                values: [
                  [c('versions.before'), mine],
                  [c('versions.after'), now],
                ],
              }))}
            />
            <Button variant="contained" size="large" onClick={() => onDelete(saved.version)}>
              {c('versions.deleteAnyway')}
            </Button>
          </>
        )
      }}
    </NewestRecord>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRedirect, type RaRecord } from 'ra-core'
import { DeleteWithConfirmButton, useCanAccess } from 'react-admin'
import { useState } from 'react'
import type { PartnerDataProvider } from '@/data-provider/types'
import { isConflict } from '@/domain/requestPolicy'
import { t as c } from '@/i18n/conflict'
import { t } from '@/i18n/admin/desktop'
import { say } from '@/i18n/translate'
import { changedInWords, useLastSave } from '@/kit/conflict/ConflictSheet'
import { NewestRecord, type VersionRefusal } from '@/kit/conflict/NewestRecord'
import { Button } from '@/ui/elements/Button'
import { useResource } from '@/ui/hooks/useResource'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { ValueComparison } from '@/ui/sheet/ValueComparison'
import { formKind, type SavedMaster } from './masterForm'

/**
 * Deletes a master of the resource around it after a question. Another version than that of `record` is deleted only after
 * the user has seen what has changed.
 */
export function DeleteMaster({ record }: { record: SavedMaster }) {
  const resource = useResource()
  const provider = useDataProvider<PartnerDataProvider>()
  const notify = useNotify()
  const redirect = useRedirect()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<VersionRefusal | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { canAccess: mayDelete } = useCanAccess({ action: 'delete' })
  if (!mayDelete) return null

  function onSuccess() {
    notify(t('master.deleted'), { type: 'success' })
    void queryClient.invalidateQueries({ queryKey: [resource] })
    redirect('list', resource)
  }
  const onErrorOf = (read: string | undefined) => (error: unknown) => {
    const { message } = error as Error
    if (!isConflict(error)) return notify(say(message), { type: 'error' })
    setRefusal((last) => ({ nth: (last?.nth ?? 0) + 1, version: read, message }))
    setAsking(true)
  }
  function deleteAnyway(read: string | undefined) {
    setAsking(false)
    provider.delete<RaRecord>(resource, { id: record.id, meta: { version: read } }).then(onSuccess, onErrorOf(read))
  }

  return (
    <span style={{ marginLeft: 'auto' }}>
      <DeleteWithConfirmButton
        record={record}
        redirect={false}
        mutationOptions={{ meta: { version: record.version }, onSuccess, onError: onErrorOf(record.version) }}
        mutationMode="pessimistic"
      />
      {refusal && (
        <BottomSheet open={isAsking} onClose={() => setAsking(false)} title={c('versions.title')}>
          <Changed key={refusal.nth} record={record} refusal={refusal} onDelete={deleteAnyway} />
        </BottomSheet>
      )}
    </span>
  )
}

type ChangedProps = {
  record: SavedMaster
  refusal: VersionRefusal
  onDelete: (version: string | undefined) => void
}

/** What somebody else has changed since the form was opened, and the question again. */
function Changed({ record, refusal, onDelete }: ChangedProps) {
  const { typedOf, fields } = formKind(useResource())
  const by = useLastSave(record.id)
  return (
    <NewestRecord<SavedMaster> id={record.id} refusal={refusal} text={`${c('versions.delete')} ${by}`}>
      {(saved) => {
        const changed = changedInWords(fields, typedOf(record), typedOf(saved))
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

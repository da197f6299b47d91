import { useCanAccess, useGetList, useResourceDefinitions, type RaRecord } from 'ra-core'
import { useState } from 'react'
import { get, useFormContext, type FieldValues } from 'react-hook-form'
import type { AuditRecord } from '@/domain/audit/events'
import { merged, type Merged } from '@/domain/merge'
import { READ_ONCE } from '@/domain/requestPolicy'
import type { Id } from '@/domain/types'
import { formatTime } from '@/domain/values/dates'
import { t } from '@/i18n/conflict'
import { useResource } from '@/ui/hooks/useResource'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { ConflictComparison, type FieldOfBoth } from './ConflictComparison'
import { NewestRecord, type VersionRefusal } from './NewestRecord'

/** A field of a form for people. `words` gets the value and the one that it is compared with. */
export type FieldInWords = { path: string; name: string; words?: (value: unknown, other: unknown) => string }

/** How a form compares what was typed with a saved record. */
export type Comparing<Typed, Saved> = { typedOf: (record: Saved) => Typed; fields: readonly FieldInWords[] }

/** The typed values of the record that the next save replaces, and its version. */
export type FormBasis<Typed> = { typed: Typed; version: string | undefined }

/** A value without what makes no difference: spaces around a text, the order of a list. */
function contentOf(typed: object, { path }: FieldInWords): string {
  const value: unknown = get(typed, path)
  if (typeof value === 'string') return JSON.stringify(value.trim())
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null))
}

const differing = (fields: readonly FieldInWords[], a: object, b: object) =>
  fields.filter((field) => contentOf(a, field) !== contentOf(b, field))

const inWords = (value: unknown) => String(value ?? '').trim() || t('app.empty')

/** Each of the fields with both values in words. */
const fieldsOfBoth = (fields: readonly FieldInWords[], mine: object, saved: object): FieldOfBoth[] =>
  fields.map(({ path, name, words = inWords }) => {
    const [is, other]: unknown[] = [get(mine, path), get(saved, path)]
    return { name, mine: words(is, other), saved: words(other, is) }
  })

/** The fields in which the typed values of two records differ, in words. */
export const changedInWords = (fields: readonly FieldInWords[], before: object, after: object): FieldOfBoth[] =>
  fieldsOfBoth(differing(fields, before, after), before, after)

/** Who saved a record last, and when, for users who read the audit. */
export function useLastSave(id: Id): string {
  const definitions = Object.values(useResourceDefinitions<{ tellsHistory?: boolean }>())
  const history = definitions.find(({ options }) => options?.tellsHistory)?.name ?? ''
  const { canAccess = false } = useCanAccess({ resource: history, action: 'list' })
  const filter = { resource: useResource(), record: String(id) }
  const { data } = useGetList<AuditRecord>(
    history,
    { filter, pagination: { page: 1, perPage: 1 } },
    { ...READ_ONCE, enabled: canAccess },
  )
  const [last] = data ?? []
  const at = Date.parse(last?.at ?? '')
  return last?.userName && !Number.isNaN(at) ? t('versions.by', { name: last.userName, time: formatTime(at) }) : ''
}

type ChoiceProps<Typed, Saved> = {
  id: Id
  refusal: VersionRefusal
  basis: FormBasis<Typed>
  comparing: Comparing<Typed, Saved>
  /** Continues with the typed values, and those of the fields that only the other person has changed. */
  onKeepMine: (merge: Merged<FieldInWords>, seen: FormBasis<Typed>) => void
  /** Begins the form again with the saved record. */
  onTakeSaved: (seen: FormBasis<Typed>) => void
}

function Choice<Typed extends FieldValues, Saved extends RaRecord & { version?: string }>({
  id,
  refusal,
  basis,
  comparing: { typedOf, fields },
  onKeepMine,
  onTakeSaved,
}: ChoiceProps<Typed, Saved>) {
  const { getValues } = useFormContext<Typed>()
  const by = useLastSave(id)
  // Both stay as they were when the sheet opened: the answer changes the form while the sheet is still closing.
  const [{ base, mine }] = useState(() => ({ base: basis.typed, mine: structuredClone(getValues()) }))
  return (
    <NewestRecord<Saved> id={id} refusal={refusal} text={`${t('versions.text')} ${by}`}>
      {(saved) => {
        const seen = { typed: typedOf(saved), version: saved.version }
        const merge = merged({
          differing: differing(fields, mine, seen.typed),
          changed: differing(fields, base, mine),
          changedByOther: differing(fields, base, seen.typed),
        })
        const ofBoth = (some: readonly FieldInWords[]) => fieldsOfBoth(some, mine, seen.typed)
        return (
          <ConflictComparison
            merge={merge}
            fields={{ taken: ofBoth(merge.taken), conflicts: ofBoth(merge.conflicts), own: ofBoth(merge.own) }}
            onKeepMine={() => onKeepMine(merge, seen)}
            onTakeSaved={() => onTakeSaved(seen)}
          />
        )
      }}
    </NewestRecord>
  )
}

export type ConflictSheetProps<Typed, Saved> = ChoiceProps<Typed, Saved> & { isOpen: boolean; onClose: () => void }

/** Asks which changes of a record to keep, after somebody else has saved it. Closing the sheet leaves the form as it is. */
export const ConflictSheet = <Typed extends FieldValues, Saved extends RaRecord & { version?: string }>({
  isOpen,
  onClose,
  ...choice
}: ConflictSheetProps<Typed, Saved>) => (
  <BottomSheet open={isOpen} onClose={onClose} title={t('versions.title')}>
    <Choice key={choice.refusal.nth} {...choice} />
  </BottomSheet>
)

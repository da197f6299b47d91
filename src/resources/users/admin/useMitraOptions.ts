import { useGetList } from 'ra-core'
import type { MitraRecord } from '@/records/mitra'
import { t } from '@/i18n/admin/accounts'
import { reasonOf } from '@/ui/feedback/reasonOf'

const EVERY_MITRA = { pagination: { page: 1, perPage: 10_000 }, sort: { field: 'name', order: 'ASC' } } as const

/** The mitra that a user may belong to, for a select, and why they cannot be read. The user's own mitra is always among them. */
export function useMitraOptions(own: { id: unknown; name: string } | null) {
  const { data = [], error } = useGetList<MitraRecord>('mitra', EVERY_MITRA)
  const isEnabled = ({ status, id }: MitraRecord) => status === 'active' || String(id) === String(own?.id)
  const found = data.filter(isEnabled).map(({ id, name }) => ({ value: String(id), label: name }))
  const missing = own && !found.some(({ value }) => value === String(own.id))
  const options = [
    { value: '', label: t('account.noMitra') },
    ...(missing ? [{ value: String(own.id), label: own.name }] : []),
    ...found,
  ]
  return { options, failure: error ? `${t('account.failed')}. ${reasonOf(error)}` : undefined }
}

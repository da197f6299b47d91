import type { Id } from '@/domain/types'
import { pathsOf, type FormOf, type RecordOf } from './fields'

/** A mitra as an admin edits it (docs/product.md §29.2). */
export const MITRA = {
  name: { kind: 'party', wire: 'name', label: 'Nama' },
} as const

export const MITRA_PATHS = pathsOf(MITRA)

export type MitraForm = FormOf<typeof MITRA>
export type MitraFields = RecordOf<typeof MITRA>

/** A mitra as admins see it. */
export type MitraRecord = MitraFields & { id: Id; users: number; status: 'active' | 'disabled'; version: string }

import { use, useMemo } from 'react'
import { DraftsContext } from '../../../draftsContext'
import type { Draft } from '../../../../domain/package/draft'
import { umrohRegular } from '../../resource'
import type { Id } from '../../../../domain/types'

/** The user's drafts of one package, or of new packages if `id` is absent. */
export function usePackageDrafts(id: Id | undefined) {
  const drafts = use(DraftsContext).of(umrohRegular.name)
  return useMemo(() => {
    const packageId = id ?? null
    return {
      find: (which?: string | ((draft: Draft) => boolean)) => drafts.find(packageId, which),
      keep: (draft: Draft) => drafts.keep(packageId, draft),
      drop: (which: { writer: string; key?: string | undefined }) => drafts.drop(packageId, which),
    }
  }, [drafts, id])
}

export type PackageDrafts = ReturnType<typeof usePackageDrafts>

import { useCanAccess, useDataProvider, useGetOne, type UseGetOneOptions } from 'ra-core'
import { use, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PartnerDataProvider } from '@/data-provider/types'
import { heldAgreement, type Agreement } from '@/domain/status/packageStatus'
import type { Id, PackageDetail } from '@/domain/types'
import { t } from '@/i18n/package/agreement'
import { useFeature } from '@/ui/layout/features'
import { LeaveSheet } from '@/ui/leave/LeaveSheet'
import { OwnerContext, useIsOwn } from '@/resources/keptRounding'
import { links, umrohRegular } from '../../resource'
import { useKept } from '@/ui/hooks/useKept'
import { useAgreedWords } from '../../status/agreement'

/** Apart from the detail's own answer, which its screen reads anew. */
const paramsOf = (id: Id) => ({ id, meta: { shape: 'saved' } })

/** The saved package beside its form: its owner, totals, and what a customer agreed to. Not read from an API without statuses. */
export const useSavedDetail = (id: Id | undefined, options: Pick<UseGetOneOptions, 'refetchOnMount'> = {}) =>
  useGetOne<PackageDetail>(umrohRegular.name, paramsOf(id ?? ''), {
    ...options,
    enabled: useFeature('status') && id !== undefined,
    onError: () => undefined,
  })

/** A question before a save, and who waits for its answer. */
type Waiting = { agreed: Agreement; answer: (goesOn: boolean) => void }

const isSame = (one: Agreement, other: Agreement | null) => other !== null && one.at === other.at

/**
 * Asks before a package is changed to which a customer has agreed (docs/product.md §21.6.11): when its form opens, and
 * before a save if somebody has agreed since.
 * @param leave leaves the form; by default to the package's detail
 */
export function useAgreedQuestion(id: Id | undefined, leave?: () => void) {
  const provider = useDataProvider<PartnerDataProvider>()
  const navigate = useNavigate()
  const hasStatus = useFeature('status')
  const known = heldAgreement(useSavedDetail(id).data?.progress)
  const [accepted, setAccepted] = useState<Agreement | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const atOpening = known && !isSame(known, accepted) ? known : null
  const answer = (goesOn: boolean) => {
    waiting?.answer(goesOn)
    setWaiting(null)
  }
  return {
    /** The agreement that is asked about; null while nothing is asked. */
    asked: waiting?.agreed ?? atOpening,
    /** Resolves once the package may be changed, or to false if the mitra does not want that. */
    async mayChange(): Promise<boolean> {
      if (!hasStatus || id === undefined) return true
      // If it cannot be read, neither can the save succeed, and that tells why.
      const read = provider.getOne<PackageDetail>(umrohRegular.name, paramsOf(id)).catch(() => null)
      const agreed = heldAgreement((await read)?.data.progress)
      if (!agreed || isSame(agreed, accepted)) return true
      return new Promise((resolve) => setWaiting({ agreed, answer: resolve }))
    },
    accept(agreed: Agreement) {
      setAccepted(agreed)
      answer(true)
    },
    refuse() {
      if (waiting) answer(false)
      else if (leave) leave()
      else if (id !== undefined) void navigate(links.show(id), { replace: true })
    },
  }
}

export type AgreedQuestionProps = Pick<ReturnType<typeof useAgreedQuestion>, 'asked' | 'accept' | 'refuse'> & {
  /** Goes on with the form as a new package. */
  onCopy: () => void
}

/** 'Ubah paket yang sudah disetujui?' A copy belongs to the user's own mitra. */
export function AgreedQuestion({ asked, accept, refuse, onCopy }: AgreedQuestionProps) {
  const { canAccess: mayCreate } = useCanAccess({ action: 'create' })
  const isOwn = useIsOwn(use(OwnerContext))
  const shown = useKept(asked)
  const agreedWords = useAgreedWords()
  return (
    <LeaveSheet
      open={asked !== null}
      title={t('agreed.askTitle')}
      text={shown ? t('agreed.askText', { who: agreedWords(shown) }) : ''}
      stay={{ label: t('agreed.stay'), onClick: refuse }}
      other={mayCreate && isOwn ? { label: t('agreed.copy'), onClick: onCopy } : null}
      keep={{ label: t('agreed.edit'), onClick: () => shown && accept(shown) }}
    />
  )
}

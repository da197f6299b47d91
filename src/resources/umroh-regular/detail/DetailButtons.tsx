import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Packages } from '@/domain/offer/options'
import type { Id, PackageDetail } from '@/domain/types'
import { useFulfilled } from '../arrival'
import type { Duplicated } from '../list/DuplicateSheet'
import { DuplicateSheet } from '../list/lazySheets'
import { DetailOnPaper } from '../offer/paper/DetailOnPaper'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { ShareSheet } from '../offer/sheets'
import { DuplicateLook, EditLook, ShareLook } from './DetailFrame'
import { useMay } from './useMay'

/** The package; undefined while it loads. */
type Loading = { detail: PackageDetail | undefined }

/** A button about the package. A press that comes before the package waits for it. */
function useWaitingPress({ detail }: Loading, open: (detail: PackageDetail) => void) {
  const [isHeld, setHeld] = useState(false)
  const isDue = isHeld && detail !== undefined
  const openNow = useEffectEvent(() => detail && open(detail))
  useEffect(() => {
    if (isDue) openNow()
  }, [isDue])
  return { onClick: () => (detail ? open(detail) : setHeld(true)), 'data-held': isHeld && !detail ? '' : undefined }
}

/** 'Bagikan' and its sheet (docs/product.md §21.2). */
function ShareButton({ detail }: Loading) {
  const { subject, isAsked, open, close } = useLazySheet<PackageDetail>(ShareSheet)
  const press = useWaitingPress({ detail }, open)
  const details = useMemo((): Packages | null => (detail ? [detail] : null), [detail])
  useFulfilled('isShared', detail ? () => open(detail) : null)
  return (
    <>
      <ShareLook {...press} />
      {detail && subject === null && <DetailOnPaper detail={detail} />}
      {details && isAsked && (
        <ShareSheet key={details[0].id} details={details} open={subject !== null} onClose={close} />
      )}
    </>
  )
}

/** Whether the actions of an editor stand there. While the package loads, they do unless the user may edit none. */
function useMayEdit({ detail }: Loading): boolean {
  const may = useMay('edit', detail)
  return detail ? may === true : may !== false
}

const EditLink = ({ detail, id }: Loading & { id: Id }) => (useMayEdit({ detail }) ? <EditLook id={id} /> : null)

/** A copy belongs to the mitra of its original, so it takes the right to edit. */
function DuplicateButton({ detail }: Loading) {
  const { subject, isAsked, open, close } = useLazySheet<Duplicated>(DuplicateSheet)
  const press = useWaitingPress({ detail }, open)
  if (!useMayEdit({ detail })) return null
  return (
    <>
      <DuplicateLook {...press} />
      {isAsked && <DuplicateSheet row={subject} onClose={close} isOnDetail />}
    </>
  )
}

/** The actions on a package: on the phone the detail's footer, on the desktop its header (docs/product.md §22.1.1). */
export const DetailButtons = ({ detail, id }: Loading & { id: Id }) => (
  <>
    <EditLink detail={detail} id={id} />
    <DuplicateButton detail={detail} />
    <ShareButton detail={detail} />
  </>
)

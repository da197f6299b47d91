import { useState } from 'react'
import type { PublicOffer } from '../../../../domain/offer/publicOffer'
import { t } from '../../../../i18n/offer/share'
import { Button } from '../../../../ui/elements/Button'
import { savePdf } from './savePdf'

const TROUBLE = {
  unreachable: 'share.pdfUnreachable',
  replaced: 'share.pdfReplaced',
  failed: 'share.pdfFailed',
} as const

export type SavePdfButtonProps = {
  offer: PublicOffer
  isBlocked: boolean
  onSaid: (text: string) => void
  onSaved: () => void
}

/** 'Simpan PDF' (docs/product.md §21.3.3). It says 'Simpan', so it saves a file also where the phone could share one. */
export function SavePdfButton({ offer, isBlocked, onSaid, onSaved }: SavePdfButtonProps) {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    onSaid(t('share.makingPdf'))
    const saved = await savePdf(offer)
    setSaving(false)
    if (saved.is === 'saved') onSaved()
    onSaid(saved.is === 'saved' ? t('share.pdfSaved', saved) : t(TROUBLE[saved.is]))
  }
  return (
    <Button variant="outlined" disabled={isBlocked || isSaving} onClick={() => void save()}>
      {t('share.savePdf')}
    </Button>
  )
}

import { useState } from 'react'
import type { PublicOffer } from '../../../../domain/offer/publicOffer'
import { t } from '../../../../i18n/offer/share'
import { Button } from '../../../../ui/elements/Button'
import { saveFile } from '../shareTargets'
import { madePdf } from './savePdf'

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
    const pdf = await madePdf(offer)
    // A phone's own sheet may stay open, and some phones never tell that it was closed.
    setSaving(false)
    if ('why' in pdf) return onSaid(t(TROUBLE[pdf.why]))
    onSaid('')
    const saved = await saveFile(pdf.file).catch(() => 'blocked' as const)
    if (saved === 'shared' || saved === 'downloaded') onSaved()
    if (saved === 'downloaded') onSaid(t('share.pdfSaved', { name: pdf.file.name }))
    else if (saved === 'blocked') onSaid(t('share.pdfFailed'))
    // The first press may have waited for the code too long for a sheet.
    else if (saved === 'failed') onSaid(t('share.pdfAgain'))
  }
  return (
    <Button variant="outlined" disabled={isBlocked || isSaving} onClick={() => void save()}>
      {t('share.savePdf')}
    </Button>
  )
}

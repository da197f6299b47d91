import { useState } from 'react'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { t } from '@/i18n/offer/share'
import { titleOf } from '@/offer/words'
import { Button } from '@/ui/elements/Button'
import { whyMissing } from '@/ui/layout/missingCode'
import { offerFileName, saveFile } from './shareTargets'

/** The PDF, or why there is none. `unreachable`: this phone has never loaded the code, and now the server is out of reach. */
type MadePdf = { file: File } | { why: 'unreachable' | 'replaced' | 'failed' }

/** Makes the offer's PDF on the phone (docs/product.md §21.3.3). The code is loaded by the first use. */
async function madePdf(offer: PublicOffer): Promise<MadePdf> {
  const code = await import('@/offer/pdf/offerPdf').catch(() => null)
  if (!code) return { why: await whyMissing() }
  try {
    const name = offerFileName(titleOf(offer), 'pdf')
    return { file: new File([code.offerPdf(offer)], name, { type: 'application/pdf' }) }
  } catch {
    return { why: 'failed' }
  }
}

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
    <Button disabled={isBlocked || isSaving} onClick={() => void save()}>
      {t('share.savePdf')}
    </Button>
  )
}

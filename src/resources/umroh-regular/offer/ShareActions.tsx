import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { t } from '../../../i18n/offer/share'
import { offerText } from '../../../offer/offerText'
import { Button } from '../../../ui/elements/Button'
import { copyText } from '../../../ui/hooks/copyText'
import { useFeature } from '../../../ui/layout/features'
import { colour, shadow, space } from '../../../../theme/tokens'
import type { PublicOffer } from '../../../domain/offer/publicOffer'
import { whatsappLink } from '../../../domain/offer/whatsapp'
import { titleOf } from '../../../offer/words'
import { whyMissing } from '../../../ui/layout/missingCode'
import type { PartnerDataProvider, SharedOffer } from '../../../data-provider/types'
import { createSaveKeys, type SaveKeys } from '../../../domain/package/saveKeys'
import { retryDelay, retryQuery } from '../../../domain/requestPolicy'
import type { Id } from '../../../domain/types'
import { readStatusesAgain } from '../status/readStatusesAgain'
import { linkFailure, OfferLink, useOfferLink, type LinkedOffer } from './MakeLink'
import { sendFile, sendText, type Shared, saveFile, offerFileName } from './shareTargets'

type Note = { id: Id; share: SharedOffer; key: string }

/**
 * Notes in the background that packages were shared (docs/product.md §21.6.5). Without a network the note waits until there
 * is one, as long as the app is open: the phone keeps nothing of a customer for it. Returns null without the feature.
 */
function useNoteShare(ids: readonly Id[]): ((share: SharedOffer) => void) | null {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const hasStatus = useFeature('status')
  const [keys] = useState(() => new Map<Id, SaveKeys>())
  const keysOf = (id: Id) => {
    const known = keys.get(id) ?? createSaveKeys()
    keys.set(id, known)
    return known
  }
  const { mutate } = useMutation<unknown, Error, Note>({
    mutationFn: ({ id, share, key }) => provider.noteShare(id, share, { idempotencyKey: key }),
    networkMode: 'online',
    retry: retryQuery,
    retryDelay,
    onSuccess: (_, { id }) => {
      keysOf(id).forget()
      readStatusesAgain(queryClient)
    },
  })
  if (!hasStatus) return null
  return (share) => ids.forEach((id) => mutate({ id, share, key: keysOf(id).keyFor([id, share]) }))
}

/** The PDF, or why there is none. `unreachable`: this phone has never loaded the code, and now the server is out of reach. */
type MadePdf = { file: File } | { why: 'unreachable' | 'replaced' | 'failed' }

/** Makes the offer's PDF on the phone (docs/product.md §21.3.3). The code is loaded by the first use. */
async function madePdf(offer: PublicOffer): Promise<MadePdf> {
  const code = await import('../../../offer/pdf/offerPdf').catch(() => null)
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

type SavePdfButtonProps = {
  offer: PublicOffer
  isBlocked: boolean
  onSaid: (text: string) => void
  onSaved: () => void
}

/** 'Simpan PDF' (docs/product.md §21.3.3). It says 'Simpan', so it saves a file also where the phone could share one. */
function SavePdfButton({ offer, isBlocked, onSaid, onSaved }: SavePdfButtonProps) {
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

/** A phone's sheet opens at once. After so long the mitra is told what to do if there is none. */
const NO_ANSWER_MS = 3000

type Told = {
  text: string
  /** The address that a browser did not open: the mitra can open it with a tap of their own. */
  link?: string
  of: PublicOffer
}

/** Sends an offer, and keeps in words what became of it. `onSent` is called for what opened, and for nothing else. */
function useSending(offer: PublicOffer, digits: string | null, onSent: () => void) {
  const [told, setTold] = useState<Told | null>(null)
  const say = (text: string, link?: string) => setTold({ text, of: offer, ...(link === undefined ? {} : { link }) })
  const follow = (sharing: Promise<Shared>, { name = '', link }: { name?: string; link?: string } = {}) => {
    say('')
    const timer = setTimeout(() => say(t('share.noAnswer')), NO_ANSWER_MS)
    void sharing.then((shared) => {
      clearTimeout(timer)
      if (shared === 'shared' || shared === 'downloaded') onSent()
      if (shared === 'blocked') say(t('share.popUpBlocked'), link)
      else if (shared === 'failed') say(t('share.failed'))
      else say(shared === 'downloaded' ? t('share.downloaded', { name }) : '')
    })
  }
  return {
    told: told?.of === offer ? told : null,
    say,
    sendText: (text: string) => follow(sendText(text, digits), { link: whatsappLink(text, digits) }),
    sendFile: (file: File) => follow(sendFile(file), { name: file.name }),
    /** The mitra has opened the address that the browser did not. */
    opened: () => {
      onSent()
      say('')
    },
  }
}

const Bar = styled('div')({
  padding: `12px ${space.gutter}px 0`,
  boxShadow: shadow.bar,
  '& > .buttons': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(136px, 34%, 8em)), 1fr))',
    gap: 8,
  },
  '& > .buttons > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  '& .open': { display: 'inline-block', padding: '10px 0', marginBottom: 4, color: colour.accent, fontWeight: 700 },
  '& [role=status]': { minHeight: '1.5em', marginBottom: 4, fontSize: '0.8125rem', color: colour.quiet },
})

export type ShareActionsProps = LinkedOffer & { isBlocked: boolean }

const stateOf = (picture: File | null | undefined): string =>
  picture ? t('share.drawn') : t(picture === null ? 'share.notDrawn' : 'share.drawing')

/** Ways to send the offer. Each tap hands over what is ready: nothing is awaited before it. */
export function ShareActions({ isBlocked, ...shared }: ShareActionsProps) {
  const { packageIds, choice, offer, digits, picture } = shared
  const hasLinks = useFeature('offers')
  const { make, isPending, error, link } = useOfferLink(shared)
  const noteShare = useNoteShare(packageIds)
  const note = () => noteShare?.({ validUntil: choice.validUntil, customerName: offer.customer, customerPhone: digits })
  const { told, say, sendText, sendFile, opened } = useSending(offer, digits, () => note())
  const copy = async () => say(t((await copyText(offerText(offer))) ? 'share.copied' : 'share.notCopied'))
  return (
    <Bar>
      {link && <OfferLink link={link} offer={offer} onSend={sendText} onSaid={say} />}
      {error && !link && !isPending && <Alert severity="error">{linkFailure(error)}</Alert>}
      <p role="status">{isBlocked ? t('share.blocked') : told?.text ? told.text : stateOf(picture)}</p>
      {told?.link && !isBlocked && (
        <a className="open" href={told.link} target="_blank" rel="noopener noreferrer" onClick={opened}>
          {t('share.openWhatsapp')}
        </a>
      )}
      <div className="buttons">
        <Button
          variant={link ? 'outlined' : 'contained'}
          disabled={isBlocked || !picture}
          onClick={() => picture && sendFile(picture)}
        >
          {t('share.sendPicture')}
        </Button>
        <Button variant="outlined" disabled={isBlocked} onClick={() => sendText(offerText(offer))}>
          {t('share.sendText')}
        </Button>
        <SavePdfButton offer={offer} isBlocked={isBlocked} onSaid={say} onSaved={note} />
        <Button variant="outlined" disabled={isBlocked} onClick={() => void copy()}>
          {t('share.copyText')}
        </Button>
        {hasLinks && !link && (
          <Button
            variant="outlined"
            disabled={isBlocked || isPending || picture === undefined}
            onClick={() => make(() => say(t('share.linkMade')))}
          >
            {t(isPending ? 'share.makingLink' : 'share.makeLink')}
          </Button>
        )}
      </div>
    </Bar>
  )
}

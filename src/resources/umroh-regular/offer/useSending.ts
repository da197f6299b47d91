import { useState } from 'react'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { whatsappLink } from '@/domain/offer/whatsapp'
import { t } from '@/i18n/offer/share'
import { sendFile, sendText, type Shared } from './shareTargets'

/** A phone's sheet opens at once. After so long the mitra is told what to do if there is none. */
const NO_ANSWER_MS = 3000

type Told = {
  text: string
  /** The address that a browser did not open: the mitra can open it with a tap of their own. */
  link?: string
  of: PublicOffer
}

type Hearers = {
  /** The offer was shared or downloaded. */
  onSent: () => void
  /** The picture went out by the phone's own sheet. */
  onPictureSent: () => void
}

/** Sends an offer, and keeps the outcome in words. */
export function useSending(offer: PublicOffer, digits: string | null, { onSent, onPictureSent }: Hearers) {
  const [told, setTold] = useState<Told | null>(null)
  const say = (text: string, link?: string) => setTold({ text, of: offer, ...(link === undefined ? {} : { link }) })
  const follow = async (sharing: Promise<Shared>, { name = '', link }: { name?: string; link?: string } = {}) => {
    say('')
    const timer = setTimeout(() => say(t('share.noAnswer')), NO_ANSWER_MS)
    const shared = await sharing
    clearTimeout(timer)
    if (shared === 'shared' || shared === 'downloaded') onSent()
    if (shared === 'blocked') say(t('share.popUpBlocked'), link)
    else if (shared === 'failed') say(t('share.failed'))
    else if (shared === 'shared') say(t('share.handedOver'))
    else say(shared === 'downloaded' ? t('share.downloaded', { name }) : '')
    return shared
  }
  return {
    told: told?.of === offer ? told : null,
    say,
    sendText: (text: string) => void follow(sendText(text, digits), { link: whatsappLink(text, digits) }),
    sendFile: async (file: File) => {
      if ((await follow(sendFile(file), { name: file.name })) === 'shared') onPictureSent()
    },
    /** The mitra has opened the address that the browser did not. */
    opened: () => {
      onSent()
      say(t('share.handedOver'))
    },
  }
}

import { keptText } from '@/domain/values/letters'
import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { AS_DETAIL, type PartnerDataProvider } from '@/data-provider/types'
import { createSaveKeys } from '@/domain/package/saveKeys'
import type { Packages } from '@/domain/offer/options'
import { lowestPrice, type PublicOffer } from '@/domain/offer/publicOffer'
import { isSameOffer, type MadeOffer } from '@/domain/offer/sentOffer'
import type { Id, PackageDetail } from '@/domain/types'
import { formatDate } from '@/domain/values/dates'
import { formatRupiah } from '@/domain/values/money'
import { say } from '@/i18n/translate'
import { t } from '@/i18n/offer/share'
import { boldName } from '@/offer/whatsappText'
import { titleOf } from '@/offer/words'
import { TextField } from '@/ui/form/TextField'
import { copyText } from '@/ui/hooks/copyText'
import { useWrite } from '@/ui/hooks/useWrite'
import { Button } from '@/ui/elements/Button'
import { sideBySide } from '@/ui/layout/styles'
import { umrohRegular } from '../resource'
import { readStatusesAgain } from '../status/readStatusesAgain'
import type { ShareChoice } from './shareChoice'

const Box = styled('div')({
  display: 'grid',
  gap: 8,
  '& .buttons': { ...sideBySide, gap: 8 },
})

type Linked = { link: MadeOffer; of: PublicOffer }

/**
 * Asks the server for a link to an offer, and keeps the link while the offer stays the same. It reads the package first: if
 * somebody has saved it since, there is no link yet, because its preview would show an old picture (docs/product.md §21.5.23).
 */
export function useOfferLink({ packageIds, choice, digits, offer, picture, offerOf, saveNumber }: LinkedOffer) {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const [keys] = useState(() => createSaveKeys())
  const [made, setMade] = useState<Linked | null>(null)
  const { run, isPending, error } = useWrite<PublicOffer, Linked>({
    resource: 'offers',
    write: async (shown) => {
      const [first, ...others] = packageIds
      // The server makes the offer with its own copy of the profile.
      if (!(await saveNumber())) throw new Error('share.numberNotSaved')
      const read = async (id: Id) =>
        (await provider.getOne<PackageDetail>(umrohRegular.name, { id, meta: AS_DETAIL })).data
      const newest: Packages = [await read(first), ...(await Promise.all(others.map(read)))]
      if (!isSameOffer(offerOf(newest), shown))
        throw new Error(others.length > 0 ? 'share.oneSavedMeanwhile' : 'share.savedMeanwhile')
      const { rooms, validUntil, customerName, withPaymentPlan, rounding } = choice
      const roomMix = shown.roomMix.length > 0 ? choice.roomMix : null
      const name = keptText(customerName) || null
      const chosen = { rooms, validUntil, customerName: name, customerPhone: digits, roomMix, withPaymentPlan }
      // An older API refuses a field that it does not know.
      const request = { ...chosen, ...(others.length > 0 && { others }), ...(rounding > 0 && { rounding }) }
      const image = picture ? await base64Of(picture) : null
      // The picture is left out of the key, because a repeated request may have it drawn anew.
      const idempotencyKey = keys.keyFor([first, request, shown])
      const link = await provider.makeOffer('offers', first, { ...request, image }, { idempotencyKey })
      // An API that does not know options has made a link to the first package alone. Nobody is told its address.
      if (link.packages !== packageIds.length) throw new Error('share.noOptions')
      return { link, of: shown }
    },
    // The sheet then shows the newest save.
    onFailed: () => readStatusesAgain(queryClient),
    onWritten: (linked) => {
      keys.forget()
      setMade(linked)
      void queryClient.invalidateQueries({ queryKey: ['offers'] })
      readStatusesAgain(queryClient)
    },
  })
  return {
    make: (onDone: () => void) => run(offer, { onDone }),
    isPending,
    error,
    link: made?.of === offer ? made.link : null,
  }
}

export type LinkedOffer = {
  /** The id of the package, or the ids of all options. */
  packageIds: readonly [Id, ...Id[]]
  choice: ShareChoice
  /** The customer's number for wa.me; null without one. */
  digits: string | null
  offer: PublicOffer
  /** See useOfferPicture. */
  picture: File | null | undefined
  /** Saves the number of the business that was typed here; ends at once without one. */
  saveNumber: () => Promise<boolean>
  /** Makes the same offer from newer saves of the packages. */
  offerOf: (details: Packages) => PublicOffer
}

const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('the picture cannot be read'))
    reader.readAsDataURL(file)
  })

/** The words of a failed attempt to make a link. */
export const linkFailure = (error: Error): string => `${t('share.linkFailed')} ${say(error.message)}`

export type OfferLinkProps = {
  link: MadeOffer
  offer: PublicOffer
  onSend: (text: string) => void
  onSaid: (text: string) => void
}

/** A link that was just made. The server tells it once, so this is the only place that shows it. */
export function OfferLink({ link, offer, onSend, onSaid }: OfferLinkProps) {
  const [name, price] = [link.name ?? titleOf(offer), link.lowestPrice ?? lowestPrice(offer) ?? 0]
  // The options of an offer have different versions, so the text names none.
  const version = offer.others ? '' : ` (V${link.version})`
  const message = t('share.linkText', { name: boldName(name), price: formatRupiah(price), url: link.url })
  // The button that made the link is gone, and the focus with it.
  const send = useRef<HTMLButtonElement>(null)
  useEffect(() => send.current?.focus(), [])
  const isNewer = name !== titleOf(offer) || price !== lowestPrice(offer)
  const copy = async () => onSaid(t((await copyText(link.url)) ? 'share.linkCopied' : 'share.linkNotCopied'))
  return (
    <Box>
      <TextField label={t('share.link')} value={link.url} readOnly />
      <p className="quiet">{t('share.linkOnce', { date: formatDate(link.validUntil), version })}</p>
      {isNewer && <Alert severity="error">{t('share.linkNewer', { name, price: formatRupiah(price) })}</Alert>}
      <div className="buttons">
        <Button ref={send} variant="contained" onClick={() => onSend(message)}>
          {t('share.sendLink')}
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('share.copyLink')}
        </Button>
      </div>
    </Box>
  )
}

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lowestPrice, publicOffer } from '@/domain/offer/publicOffer'
import { formatRupiah } from '@/domain/values/money'
import { offerText } from '@/offer/offerText'
import { offerPage } from '@/offer/page/offerPage'
import { offerPages } from '@/offer/paper/pageLayout'
import { pictureLayout } from '@/offer/picture/pictureLayout'
import { choices, packages, profiles } from '../domain/offer/packages'
import { measure, written } from './drawn'

const amountsIn = (text: string) =>
  new Set(
    text
      .replaceAll('\u00A0', ' ')
      .replaceAll('&nbsp;', ' ')
      .match(/Rp\. \d{1,3}(\.\d{3})*/g) ?? [],
  )

it('text, picture, pages of the PDF and open page tell the same rounded prices, and no exact one', () => {
  fc.assert(
    fc.property(packages, choices, profiles, (detail, choice, profile) => {
      const offer = publicOffer(detail, choice, profile)
      const told = offer.prices.map(({ perJamaah }) => formatRupiah(perJamaah))
      const path = `/p/${'x'.repeat(43)}`
      const page = offerPage({ offer, path, picture: null, answer: null, counts: true })
      const outputs = [
        offerText(offer),
        written(pictureLayout(offer, measure)),
        written(offerPages(offer, measure).flat()),
        page,
      ].map(amountsIn)
      const computed = [
        ...offer.prices.flatMap(({ parts }) => parts.map(({ amount }) => amount)),
        ...offer.roomMix.map(({ total }) => total),
        offer.roomMix.reduce((sum, { total }) => sum + total, 0),
      ].map(formatRupiah)
      for (const amounts of outputs) {
        for (const price of told) expect(amounts).toContain(price)
        for (const amount of amounts) expect([...told, ...computed]).toContain(amount)
      }
      expect(page).toContain(`mulai ${formatRupiah(lowestPrice(offer) ?? 0).replace('Rp.', 'Rp')}/jamaah`)
    }),
    { numRuns: 40 },
  )
})

import { describe, expect, it } from 'vitest'
import { publicOffer } from '@/domain/offer/publicOffer'
import type { PictureElement } from '@/offer/drawing/elements'
import { offerText } from '@/offer/offerText'
import { offerPage } from '@/offer/page/offerPage'
import { offerPages, PAGE } from '@/offer/paper/pageLayout'
import { PICTURE, pictureLayout } from '@/offer/picture/pictureLayout'
import { exampleChoice, examplePackage, exampleProfile, LOGO } from '../domain/offer/packages'
import { liesOn, measure, written } from './drawn'

const plain = publicOffer(examplePackage, exampleChoice, exampleProfile)
const branded = publicOffer(examplePackage, exampleChoice, { ...exampleProfile, logo: LOGO })

const logosIn = (elements: readonly PictureElement[]) =>
  elements.flatMap((element) => (element.kind === 'logo' ? [element] : []))

describe('the logo in an offer (docs/product.md §21.9.2)', () => {
  it.each<[string, (offer: typeof plain) => readonly PictureElement[], { width: number; height: number }]>([
    ['picture', (offer) => pictureLayout(offer, measure), PICTURE],
    ['first page', (offer) => offerPages(offer, measure)[0] ?? [], PAGE],
  ])('the %s shows it once, in its proportions, and all words stay', (_, draw, page) => {
    const [logo, ...others] = logosIn(draw(branded))
    expect([logo?.logo, others]).toEqual([LOGO, []])
    expect((logo?.width ?? 0) / (logo?.height ?? 1)).toBeCloseTo(4)
    for (const element of draw(branded)) expect(liesOn(page, element)).toBe(true)
    expect(written(draw(branded)).split(' ').toSorted()).toEqual(written(draw(plain)).split(' ').toSorted())
    expect(logosIn(draw(plain))).toEqual([])
  })

  it('the text has no logo, and the open page asks for it at its address', () => {
    expect(offerText(branded)).toBe(offerText(plain))
    const path = `/p/${'x'.repeat(43)}`
    const page = { offer: plain, path, picture: null, answer: null, counts: true }
    expect(offerPage({ ...page, logo: `${path}/logo` })).toContain(`<img src="${path}/logo" alt="">`)
    expect(offerPage(page)).not.toContain('<img')
  })
})

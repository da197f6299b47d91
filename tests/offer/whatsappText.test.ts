import { describe, expect, it } from 'vitest'
import { offerText } from '@/offer/offerText'
import { boldName, plainName } from '@/offer/whatsappText'
import { exampleChoice, examplePackage, exampleProfile } from '../domain/offer/packages'
import { publicOffer } from '@/domain/offer/publicOffer'

describe('names in a message of WhatsApp (docs/product.md §21.3.6)', () => {
  it.each([
    ['Umroh *Hemat* 9 hari', '*Umroh ∗Hemat∗ 9 hari*'],
    ['_Promo_ ~lama~ `baru`', '*ˍPromoˍ ∼lama∼ ˋbaruˋ*'],
    ['Umroh\n Syawal', '*Umroh Syawal*'],
  ])('%j stays one bold', (name, bold) => {
    expect(boldName(name)).toBe(bold)
  })

  it('an underscore inside a word stays, because an address needs it', () => {
    expect(plainName('umroh_syawal@annur.id')).toBe('umroh_syawal@annur.id')
  })

  it('no name of an offer formats anything', () => {
    const wild = '*a* _b_ ~c~ `d`'
    const detail = {
      ...examplePackage,
      name: wild,
      flight: { name: wild, price: 1, logo: null },
      choices: { visaBus: { name: wild, price: 1 } },
      transports: [{ id: 1, name: wild, price: 1 }],
    }
    const offer = publicOffer(detail, { ...exampleChoice, customerName: wild }, { ...exampleProfile, business: wild })
    const text = offerText({ ...offer, stays: offer.stays.map((stay) => ({ ...stay, hotel: wild })) })
    const own = text.replace(/^\*(.*)\*$/gm, '$1')
    expect(own).not.toMatch(/[*~`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u)
  })
})

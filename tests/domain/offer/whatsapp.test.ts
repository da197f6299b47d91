// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { formatWhatsapp, readWhatsapp, whatsappLink } from '../../../src/domain/offer/whatsapp'

describe('a WhatsApp number as a mitra types it (docs/product.md §21.2.3)', () => {
  it.each([
    ['08123456789', '628123456789'],
    ['0812-3456-7890', '6281234567890'],
    ['62 812 3456 7890', '6281234567890'],
    ['+62 (812) 3456.7890', '6281234567890'],
    [' +6281234567890 ', '6281234567890'],
  ])('%s is read', (typed, digits) => {
    expect(readWhatsapp(typed)).toBe(digits)
  })

  it.each([
    '',
    '0',
    '0812',
    '021 555 1234',
    '+1 202 555 0100',
    '0812345678901234',
    '0812a3456789',
    '812 3456 7890',
    '++62812345678',
  ])('%j is refused', (typed) => {
    expect(readWhatsapp(typed)).toBeNull()
  })

  it('a number is written in groups', () => {
    expect(formatWhatsapp('6281234567890')).toBe('+62 812-3456-7890')
    expect(formatWhatsapp('62812345678')).toBe('+62 812-3456-78')
  })

  it('a link carries the whole text', () => {
    expect(whatsappLink('*A & B*\nRp. 1', '6281234567890')).toBe(
      'https://wa.me/6281234567890?text=*A%20%26%20B*%0ARp.%201',
    )
    expect(whatsappLink('A')).toBe('https://wa.me/?text=A')
  })
})

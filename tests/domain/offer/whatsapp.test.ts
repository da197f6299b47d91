import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatWhatsapp,
  isWhatsappDigits,
  readWhatsapp,
  receivedWhatsapp,
  sentWhatsapp,
  whatsappLink,
} from '@/domain/offer/whatsapp'
import { searchedText } from '@/domain/status/customerSearch'

const CUSTOMER = '6281234567890'

describe('a WhatsApp number as a mitra types or copies it (docs/product.md §21.2.12)', () => {
  it.each([
    ['08123456789', '628123456789'],
    ['0812-3456-7890', CUSTOMER],
    ['62 812 3456 7890', CUSTOMER],
    ['+62 (812) 3456.7890', CUSTOMER],
    [' +6281234567890 ', CUSTOMER],
    ['\u202A+62 812\u20113456\u20117890\u202C', CUSTOMER],
    ['\u2060+62\u00A0812\u202F3456\u20137890', CUSTOMER],
    ['\u200E0812\u00AD3456\u200B7890', CUSTOMER],
    ['+62 (0)812-3456-7890', CUSTOMER],
    ['+62 0812 3456 7890', CUSTOMER],
    ['(+62) 812 3456 7890', CUSTOMER],
    ['006281234567890', CUSTOMER],
    ['0812 3456 7890,', CUSTOMER],
    ['<0812 3456 7890>;', CUSTOMER],
    ['tel:+6281234567890', CUSTOMER],
    ['tel:+62-812-3456-7890;ext=1', CUSTOMER],
    ['TEL;TYPE=CELL:+62 812-3456-7890', CUSTOMER],
    ['wa.me/6281234567890', CUSTOMER],
    ['https://wa.me/+6281234567890?text=Halo%20Pak', CUSTOMER],
    ['https://wa.me/6281234567890/', CUSTOMER],
    ['wa.me/081234567890', CUSTOMER],
    ['https://api.whatsapp.com/send?phone=6281234567890&text&app_absent=0', CUSTOMER],
    ['https://api.whatsapp.com/send/?text=Halo&phone=%2B6281234567890', CUSTOMER],
    ['whatsapp://send?phone=6281234567890', CUSTOMER],
    ['WA: 0812-3456-7890', CUSTOMER],
    ['No. HP 0812 3456 7890', CUSTOMER],
    ['٠٨١٢٣٤٥٦٧٨٩٠', CUSTOMER],
    ['＋６２ ８１２ ３４５６ ７８９０', CUSTOMER],
    ['8123456789', '628123456789'],
    ['812 3456 7890', CUSTOMER],
    ['812-3456-7890', CUSTOMER],
    ['٨١٢٣٤٥٦٧٨٩٠', CUSTOMER],
    ['WA: 8123 4567 890', CUSTOMER],
    ['812345678', '62812345678'],
    ['8123456789012', '628123456789012'],
    ['+81 90 1234 5678', '819012345678'],
    ['+8123456789', '8123456789'],
    ['0081 90 1234 5678', '819012345678'],
    ['wa.me/819012345678', '819012345678'],
    ['+62 21 5550 1234', '622155501234'],
    ['+966 50 123 4567', '966501234567'],
    ['966501234567', '966501234567'],
    ['00966 50 123 4567', '966501234567'],
    ['+60 12-345 6789', '60123456789'],
    // A zero of calls at home, behind the code of a country that we know.
    ['+966 050 123 4567', '966501234567'],
    ['9660501234567', '966501234567'],
    ['+60 012-345 6789', '60123456789'],
    ['+20 010 1234 5678', '201012345678'],
    ['+90 0532 123 45 67', '905321234567'],
    ['+971 050 123 4567', '971501234567'],
    ['60123456789', '60123456789'],
    ['wa.me/12025550100', '12025550100'],
    ['+1 202 555 0100', '12025550100'],
    ['+44 (0)20 7946 0958', '442079460958'],
  ])('%s is read', (typed, digits) => {
    expect(readWhatsapp(typed)).toBe(digits)
  })

  it.each([
    '',
    '0',
    '0812',
    '021 555 1234',
    '050 123 4567',
    '0812345678901234',
    '0812a3456789',
    '81234567',
    '81234567890123',
    '2025550100',
    '12025550100',
    '++62812345678',
    '+0812 3456 7890',
    '0812 3456 7890, 0813 3456 7890',
    '0812 3456 7890 / 0813 3456 7890',
    'https://wa.me/message/ABCDEF',
    'https://example.org/6281234567890',
    '+62 812',
    '+1234567',
    '+1234567890123456',
    `0812 3456 7890${' '.repeat(600)}`,
  ])('%j is refused', (typed) => {
    expect(readWhatsapp(typed)).toBeNull()
  })

  it('any number that was read stays the same when it is written, sent or received again', () => {
    const numbers = fc.oneof(
      fc.integer({ min: 10_000_000, max: 999_999_999_999 }).map((digits) => `628${digits}`),
      fc.integer({ min: 10_000_000, max: 999_999_999_999_999 }).map(String).filter(isWhatsappDigits),
    )
    fc.assert(
      fc.property(numbers, (digits) => {
        for (const text of [formatWhatsapp(digits), sentWhatsapp(digits) ?? '', `https://wa.me/${digits}?text=A`])
          expect(readWhatsapp(text)).toBe(digits)
        expect(receivedWhatsapp(sentWhatsapp(digits) ?? '')).toBe(digits)
      }),
    )
  })

  it('digits of a server begin with a country code, and a typed number of a server is read too', () => {
    expect(receivedWhatsapp('12025550100')).toBe('12025550100')
    expect(receivedWhatsapp('819012345678')).toBe('819012345678')
    expect(receivedWhatsapp('0812 3456 7890')).toBe(CUSTOMER)
    expect(receivedWhatsapp('812 3456 7890')).toBe(CUSTOMER)
    expect(receivedWhatsapp('abc')).toBeNull()
  })

  it('a number is written in groups behind its country code', () => {
    expect(formatWhatsapp(CUSTOMER)).toBe('+62 812-3456-7890')
    expect(formatWhatsapp('62812345678')).toBe('+62 812-3456-78')
    expect(formatWhatsapp('966501234567')).toBe('+966 501-2345-67')
    expect(formatWhatsapp('12025550100')).toBe('+1 202-5550-100')
    expect(formatWhatsapp('tanya Budi')).toBe('tanya Budi')
  })

  it('a copied number finds its customer', () => {
    expect(searchedText('\u202A+62 812\u20113456\u20117890\u202C')).toBe(CUSTOMER)
    expect(searchedText('+966 50 123')).toBe('96650123')
    for (const typed of ['812 3456-7890', '8123456789'])
      expect([CUSTOMER, '628123456789'].some((digits) => digits.endsWith(searchedText(typed)))).toBe(true)
    expect(searchedText('819012345678')).toBe('819012345678')
    expect(searchedText('Umroh 2026-11')).toBe('Umroh 2026-11')
  })

  it('a link carries the whole text', () => {
    expect(whatsappLink('*A & B*\nRp. 1', '6281234567890')).toBe(
      'https://wa.me/6281234567890?text=*A%20%26%20B*%0ARp.%201',
    )
    expect(whatsappLink('A')).toBe('https://wa.me/?text=A')
  })
})

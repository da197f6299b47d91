import { describe, expect, it } from 'vitest'
import { publicOffer } from '@/domain/offer/publicOffer'
import { isolated } from '@/offer/direction'
import { listLine, withSign } from '@/offer/listLine'
import { offerPage } from '@/offer/page/offerPage'
import { offerPages } from '@/offer/paper/pageLayout'
import { offerText } from '@/offer/offerText'
import { exampleChoice, examplePackage, exampleProfile } from '../domain/offer/packages'
import { measure, written } from './drawn'

describe('lines with signs of their own (docs/product.md §21.3.15)', () => {
  it.each([
    ['- Paspor', '-', 'Paspor'],
    ['-Paspor', '-', 'Paspor'],
    ['– Paspor', '–', 'Paspor'],
    ['• Visa umroh', '•', 'Visa umroh'],
    ['✓ Visa umroh', '✓', 'Visa umroh'],
    ['✔️ Visa', '✔️', 'Visa'],
    ['* Visa umroh', '*', 'Visa umroh'],
    ['1. Visa umroh', '1.', 'Visa umroh'],
    ['1.Visa', '1.', 'Visa'],
    ['10) Visa', '10)', 'Visa'],
    ['a. Visa', 'a.', 'Visa'],
    ['✅ Visa', '✅', 'Visa'],
    ['👨‍👩‍👧 Keluarga', '👨‍👩‍👧', 'Keluarga'],
    ['1️⃣ Visa', '1️⃣', 'Visa'],
  ])('%j keeps its sign', (line, sign, words) => {
    expect(listLine(line)).toEqual({ sign, words, isOwn: true })
    expect(withSign(line)).toBe(line)
  })

  it.each([
    'Air zamzam 5 liter',
    '*Gratis* air zamzam',
    '5.000 per orang',
    '12.00 WIB berkumpul',
    '+62 812 3456',
    '-5 derajat',
    'H. Ahmad membimbing',
    '3 kali makan',
    '1.',
    '-',
    '',
  ])('%j gets a dot', (line) => {
    expect(listLine(line)).toEqual({ sign: '•', words: line, isOwn: false })
    expect(withSign(line)).toBe(`• ${line}`)
  })

  it('a line that is read from the right keeps its sign, too', () => {
    expect(listLine(isolated('- تأشيرة'))).toEqual({ sign: '-', words: '\u2067تأشيرة\u2069', isOwn: true })
  })

  it('text, paper and open page show no second sign', () => {
    const profile = {
      ...exampleProfile,
      included: ['✓ Makan 3 kali'],
      excluded: ['- Paspor'],
      terms: ['1. DP hangus', 'Lunas'],
    }
    const offer = publicOffer(examplePackage, exampleChoice, profile)
    expect(offerText(offer)).toContain(
      'Juga termasuk:\n✓ Makan 3 kali\n\nTidak termasuk:\n- Paspor\n\nSyarat:\n1. DP hangus\n• Lunas\n',
    )
    const paper = written(offerPages(offer, measure).flat())
    for (const line of ['✓ Makan 3 kali', '- Paspor', '1. DP hangus', '• Lunas']) expect(paper).toContain(line)
    expect(paper).not.toMatch(/• (?:✓|-|1\.)/)
    const page = offerPage({ offer, path: '/p/abc', picture: null, answer: null, counts: false })
    // The page has a tick, a cross or a dot of its own, which a plain sign gives way to.
    for (const line of ['Makan 3 kali', 'Paspor', 'Lunas']) expect(page).toContain(`<li><span>${line}</span></li>`)
    expect(page).toContain('<li class="own"><b>1.</b><span>DP hangus</span></li>')
  })
})

import { describe, expect, it } from 'vitest'
import { optionsOffer } from '@/domain/offer/options'
import { offerPage } from '@/offer/page/offerPage'
import { exampleChoice, examplePackage, exampleProfile } from '../../domain/offer/packages'
import { foreignFigures, profileWords, publicFigures } from './offerFindings'
import { figuresOfOptions } from './optionFigures'
import { miscountedOptions } from './optionFindings'

const told = (option: string | null, ...accepted: boolean[]) => accepted.map((isAccepted) => ({ option, isAccepted }))

describe('the options of a link', () => {
  it.each([
    ['no answer', told(null, false, false, false)],
    ['the second of three', told('B', false, true, false)],
  ])('%s raises no finding', (_, packages) => expect(miscountedOptions('link 1', packages)).toEqual([]))

  it.each([
    ['two packages that are agreed to', told('B', true, true, false)],
    ['another package than the answer names', told('B', false, false, true)],
    ['a package without an answer that is agreed to', told(null, true, false)],
    ['an answer of which no package knows', told('A', false, false)],
    ['packages that name different options', [...told('A', true), ...told('B', false)]],
  ])('%s are reported', (_, packages) => expect(miscountedOptions('link 1', packages)).toHaveLength(1))

  it('a page with the figures of its options raises no finding, and one of a package outside of it does', () => {
    const choice = { ...exampleChoice, roomMix: null, withPaymentPlan: false }
    const other = { ...examplePackage, totals: { double: 41_000_001, triple: 40_000_001, quad: 39_000_001 } }
    const offer = optionsOffer([examplePackage, other], choice, exampleProfile)
    const html = offerPage({ offer, path: '/p/x', picture: null, answer: null, counts: false })
    const words = `${profileWords(exampleProfile)} 0812-3456-7890 1.000`
    const figuresOf = (of: typeof examplePackage) => publicFigures(of, choice, words)
    const right = figuresOfOptions([[examplePackage], [examplePackage, other]], figuresOf)
    expect(right).toHaveLength(2)
    expect(foreignFigures('link 1', html, right)).toEqual([])
    expect(foreignFigures('link 1', html, figuresOfOptions([[examplePackage]], figuresOf))).toContain(
      'link 1 shows 41000001, which its version did not have',
    )
  })
})

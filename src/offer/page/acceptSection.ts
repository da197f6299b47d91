import type { AcceptanceField, AcceptanceProblems } from '@/domain/offer/acceptance'
import { isOfOnePrice, letterOf, optionsOf } from '@/domain/offer/options'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { ROOM_TYPES } from '@/domain/types'
import { firstLetters } from '@/domain/values/letters'
import { offerProblems } from '@/i18n/rules/offerProblems'
import { t as tOffer } from '@/i18n/offer/offer'
import { t } from '@/i18n/offer/offerPage'
import { optionName } from '../words'
import { type Markup, markup } from './document'

/** The part of the page's address that leads to the form, and to the acceptance in its place. */
export const FORM_ID = 'setuju'

/** The values that a customer has typed, and their problems. */
export type AcceptForm = { values: Partial<Record<AcceptanceField, string>>; problems: AcceptanceProblems }

export const EMPTY_FORM: AcceptForm = { values: {}, problems: {} }

/** The whole name stands above the form; a choice has room for one line. */
const MOST_LETTERS = 60
const inOneLine = (name: string) => (name.length > MOST_LETTERS ? `${firstLetters(name, MOST_LETTERS).trim()}…` : name)

const FIELDS = ['name', 'option', 'room', 'jamaah'] as const

/** The values of a choice with their words. A choice of one needs no empty value before it. */
function choicesOf(words: readonly (readonly [value: string, text: string])[], typed: string | undefined, ask: string) {
  const isOne = words.length === 1
  const empty = isOne ? markup`` : markup`<option value="">${ask}</option>`
  const options = words.map(([value, text]) => {
    const selected = typed === value || isOne ? markup` selected` : markup``
    return markup`<option value="${value}"${selected}>${text}</option>`
  })
  return markup`${empty}${options}`
}

/** The form in which a customer agrees. It works without scripts. `action` is the address of the page itself. */
export function acceptSection(offer: PublicOffer, action: string, { values, problems }: AcceptForm): Markup {
  const { business } = offer
  const problemOf = (field: AcceptanceField) => problems[field]
  const firstWrong = FIELDS.find(problemOf)
  // The page is long: without the focus a customer would not see that the form at its end has to be mended.
  const focus = (field: AcceptanceField) => (field === firstWrong ? markup` autofocus` : markup``)
  const about = (field: AcceptanceField) =>
    problemOf(field) ? markup` aria-invalid="true" aria-describedby="${field}-error"${focus(field)}` : markup``
  const problem = (field: AcceptanceField) => {
    const key = problemOf(field)
    return key ? markup`<p class="error" id="${field}-error">${offerProblems[key]}</p>` : markup``
  }
  const choice = (field: 'option' | 'room', words: readonly (readonly [string, string])[], ask: string) =>
    markup`<label for="${field}">${t(`offerPage.${field}`)}</label><select id="${field}" name="${field}" required${about(field)}>${choicesOf(words, values[field], ask)}</select>${problem(field)}`
  const options = optionsOf(offer)
  const letters = options.map((option, place) => [letterOf(place), inOneLine(optionName(option, place))] as const)
  const offered = ROOM_TYPES.filter((room) => options.some(({ prices }) => prices.some((price) => price.room === room)))
  // If all rooms have the same price, the form has a single choice, which is taken already.
  const rooms = options.every(isOfOnePrice)
    ? offered.slice(0, 1).map((room) => [room, tOffer('offer.noHotel')] as const)
    : offered.map((room) => [room, t(`room.${room}`)] as const)
  return markup`<section class="screen" id="${FORM_ID}"><form method="post" action="${action}/accept"><h2>${t('offerPage.accept')}</h2><p class="quiet">${t('offerPage.acceptHint', { business: business.name })}</p><label for="name">${t('offerPage.name')}</label><input id="name" name="name" required maxlength="80" autocomplete="name" value="${values.name ?? ''}"${about('name')}>${problem('name')}${offer.others ? choice('option', letters, t('offerPage.chooseOption')) : null}${choice('room', rooms, t('offerPage.choose'))}<label for="jamaah">${t('offerPage.jamaah')}</label><input id="jamaah" name="jamaah" inputmode="numeric" autocomplete="off" required value="${values.jamaah ?? ''}"${about('jamaah')}>${problem('jamaah')}<button>${t('offerPage.agree')}</button></form></section>`
}

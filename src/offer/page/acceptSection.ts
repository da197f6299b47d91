import type { AcceptanceField, AcceptanceProblems } from '../../domain/offer/acceptance'
import type { PublicOffer } from '../../domain/offer/publicOffer'
import { offerProblems } from '../../i18n/offerProblems'
import { t } from '../../i18n/offerPage'
import { markup, type Markup } from './markup'

/** The values that a customer has typed, and their problems. */
export type AcceptForm = { values: Partial<Record<AcceptanceField, string>>; problems: AcceptanceProblems }

export const EMPTY_FORM: AcceptForm = { values: {}, problems: {} }

/** The form in which a customer agrees. It works without scripts. `action` is the address of the page itself. */
export function acceptSection(
  { business, prices }: PublicOffer,
  action: string,
  { values, problems }: AcceptForm,
): Markup {
  const problemOf = (field: AcceptanceField) => problems[field]
  const firstWrong = (['name', 'room', 'jamaah'] as const).find(problemOf)
  // The page is long: without the focus a customer would not see that the form at its end has to be mended.
  const focus = (field: AcceptanceField) => (field === firstWrong ? markup` autofocus` : markup``)
  const about = (field: AcceptanceField) =>
    problemOf(field) ? markup` aria-invalid="true" aria-describedby="${field}-error"${focus(field)}` : markup``
  const problem = (field: AcceptanceField) => {
    const key = problemOf(field)
    return key ? markup`<p class="error" id="${field}-error">${offerProblems[key]}</p>` : markup``
  }
  const first = prices.length === 1
  const options = prices.map(({ room }) => {
    const selected = values.room === room || first ? markup` selected` : markup``
    return markup`<option value="${room}"${selected}>${t(`room.${room}`)}</option>`
  })
  const empty = first ? markup`` : markup`<option value="">${t('offerPage.choose')}</option>`
  return markup`<section class="screen"><form method="post" action="${action}/accept"><h2>${t('offerPage.accept')}</h2><p class="quiet">${t('offerPage.acceptHint', { business: business.name })}</p><label for="name">${t('offerPage.name')}</label><input id="name" name="name" required maxlength="80" autocomplete="name" value="${values.name ?? ''}"${about('name')}>${problem('name')}<label for="room">${t('offerPage.room')}</label><select id="room" name="room" required${about('room')}>${empty}${options}</select>${problem('room')}<label for="jamaah">${t('offerPage.jamaah')}</label><input id="jamaah" name="jamaah" type="number" inputmode="numeric" min="1" max="1000" required value="${values.jamaah ?? ''}"${about('jamaah')}>${problem('jamaah')}<button>${t('offerPage.agree')}</button></form></section>`
}

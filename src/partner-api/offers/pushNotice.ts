import type { ShownNotice } from '@/domain/access/pushFields'
import { PACKAGES_PATH } from '@/domain/package/packagesPath'
import { firstLetters } from '@/domain/values/letters'
import { pushNotices as texts } from '@/i18n/rules/pushNotices'
import type { PushNotice } from '../stores/pushStore'

const LONGEST = 80
/** A number of a customer may stand in the name that somebody typed. */
const HAS_NUMBER = /\p{Nd}{3}|(\p{Nd}[\s.-]*){6}/u

/**
 * The text of a notice (docs/product.md §18.6.4): whose offer it is and what happened, without a price or a number. Null when
 * nothing is left to tell.
 */
export function noticeOf({
  kind,
  customer,
  packages,
}: Pick<PushNotice, 'kind' | 'customer' | 'packages'>): ShownNotice | null {
  const [first] = packages
  if (!first) return null
  const named = customer !== null && customer.trim() !== '' && !HAS_NUMBER.test(customer)
  const who = named ? firstLetters(customer.trim(), LONGEST) : texts.customer
  const title = kind === 'remind' ? texts.remind(packages.length) : texts[kind](who)
  const body = firstLetters(packages.map(({ name }) => name).join(', '), LONGEST * 2)
  const url = packages.length === 1 ? `${PACKAGES_PATH}/${first.id}` : '/'
  return { title, body, url, tag: kind === 'remind' ? kind : `${kind} ${first.id}` }
}

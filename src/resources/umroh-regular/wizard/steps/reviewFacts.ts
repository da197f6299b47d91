import { TRIP_FIELDS, type MasterField } from '../../../../domain/masters/masters'
import { choicesOf } from '../../../../domain/package/choices'
import { fieldsWhere, isSecret } from '../../../../domain/package/packageFields'
import type { PackageForm } from '../../../../domain/types'
import { formatRupiah } from '../../../../domain/values/money'
import { parseWholeNumber } from '../../../../domain/values/numbers'
import { t } from '../../../../i18n/package/wizard'
import { masterName } from '../../../custom-data/pickers'
import type { Fact } from '../../Facts'

/** A master's rows: a row for each choice, or a dash without a choice. A customer sees no prices. */
function masterFacts(form: PackageForm, field: MasterField, isForCustomer: boolean): Fact[] {
  const label = t(`field.${field}`)
  const choices = choicesOf(form, field)
  if (choices.length === 0) return [[label, t('app.empty')]]
  return choices.map(({ data }) => {
    if (!data) return [label, t('app.empty')]
    const hasPrice = field !== 'margin' && !isForCustomer
    return [label, masterName(field, data), hasPrice ? formatRupiah(data.price) : undefined]
  })
}

/** The trip type and its services. */
export function tripFacts(form: PackageForm, isForCustomer: boolean): Fact[] {
  const type = form.tipePerjalanan
  const fields = type ? TRIP_FIELDS[type] : []
  return [
    [t('field.tipePerjalanan'), type ? t(`trip.${type}`) : t('app.empty')],
    ...fields.flatMap((field) => masterFacts(form, field, isForCustomer)),
  ]
}

const EXTRAS = fieldsWhere({ step: 'tambahan' })

/** Transports, add-ons, tour leaders and margin; a customer sees neither of the last two. */
export const extraFacts = (form: PackageForm, isForCustomer: boolean): Fact[] =>
  EXTRAS.filter((field) => !isForCustomer || !isSecret(field)).flatMap((field) =>
    field === 'tourLeader'
      ? [[t('field.tourLeader'), t('app.people', { n: parseWholeNumber(form.tourLeader) ?? 0 })]]
      : masterFacts(form, field, isForCustomer),
  )

import { AppRouter } from '@/app/AppRouter'
import { render, screen } from '@testing-library/react'
import { CoreAdminContext, testDataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { MASTER_FIELDS, MASTERS, NAMED_FIELDS, TRIP_FIELDS, type MasterField } from '@/domain/masters/masters'
import { fieldsWhere } from '@/domain/package/packageFields'
import type { PackageDetail, PackageForm, TripType } from '@/domain/types'
import { priceInWords } from '@/ui/elements/priceUnits'
import { t } from '@/i18n/translate'
import { DetailSections } from '@/resources/umroh-regular/detail/DetailSections'
import { ExtrasStep } from '@/resources/umroh-regular/wizard/steps/ExtrasStep'
import { ReviewStep } from '@/resources/umroh-regular/wizard/steps/ReviewStep'
import { TripStep } from '@/resources/umroh-regular/wizard/steps/StepContent'
import { chosen, filledForm } from '@tests/support/packageForms'
import { factsOf } from '@tests/support/renderApp'

/** The screens that the table of fields draws, one by one, as docs/add-a-wizard-field.md describes them. */

const TRIPS: readonly TripType[] = ['private', 'group']
const NO_PRICES = { double: null, triple: null, quad: null }

function InForm({ form, children }: { form: PackageForm; children: ReactNode }) {
  const methods = useForm({ defaultValues: form })
  return <FormProvider {...methods}>{children}</FormProvider>
}

const show = (form: PackageForm, screenOf: ReactNode) =>
  render(
    <AppRouter create={createMemoryRouter}>
      <CoreAdminContext dataProvider={testDataProvider({})}>
        <InForm form={form}>{screenOf}</InForm>
      </CoreAdminContext>
    </AppRouter>,
  )

const nameOf = (field: MasterField) => `Pilihan ${field}`
const choiceOf = (field: MasterField) => chosen(7, nameOf(field), 900_000)
const everyChoice = (tipePerjalanan: TripType): PackageForm => ({
  ...filledForm({ tipePerjalanan }),
  ...Object.fromEntries(
    MASTER_FIELDS.map((field) => [field, MASTERS[field].kind === 'choices' ? [choiceOf(field)] : choiceOf(field)]),
  ),
})
const label = (field: MasterField) => t(`field.${field}`)
const row = (field: MasterField) =>
  field === 'margin'
    ? [label(field), 'Rp. 900.000per jamaah']
    : [label(field), nameOf(field) + priceInWords(field, { price: 900_000 }, 45)]

const EXTRAS = fieldsWhere({ step: 'tambahan' }).filter((field) => field !== 'tourLeader')

describe('every field of the table', () => {
  it('step 4 has a control for each of its fields, in the order of the table', () => {
    // Nobody offers services where something is chosen.
    show(filledForm({ tipePerjalanan: 'group', tourLeader: '1' }), <ExtrasStep />)
    const pickers = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(pickers).toHaveLength(EXTRAS.length)
    EXTRAS.forEach((field, index) => expect(pickers[index]).toContain(label(field)))
    expect(screen.getByRole('textbox', { name: t('field.tourLeader') })).toBeVisible()
  })

  it.each(TRIPS)('step 3 of a %s trip has a control for each of its fields', (trip) => {
    show(filledForm({ tipePerjalanan: trip }), <TripStep />)
    for (const field of TRIP_FIELDS[trip])
      expect(screen.getByRole('button', { name: new RegExp(`^${label(field)}`) })).toBeVisible()
  })

  it.each(TRIPS)('the review of a %s trip has a row for each field', (trip) => {
    show(everyChoice(trip), <ReviewStep />)
    const rows = factsOf(screen.getByRole('region', { name: t('review.trip') }))
    expect(rows.slice(1)).toEqual(TRIP_FIELDS[trip].map(row))
    const extras = factsOf(screen.getByRole('region', { name: t('review.extras') }))
    expect(extras.filter(([name]) => name !== t('field.tourLeader'))).toEqual(EXTRAS.map(row))
  })

  it.each(TRIPS)('the detail of a %s trip has a row for each field', (trip) => {
    const record = (field: MasterField) => ({ name: nameOf(field), price: 900_000 })
    const detail: PackageDetail = {
      id: 1,
      name: 'Umroh',
      jamaah: 45,
      startCity: null,
      tripType: trip,
      flight: null,
      hotels: { makkah: null, madinah: null },
      choices: Object.fromEntries(NAMED_FIELDS.map((field) => [field, record(field)])),
      transports: [{ id: 7, ...record('transportasi') }],
      tourLeader: 0,
      tourLeaderCost: NO_PRICES,
      margin: 900_000,
      totals: NO_PRICES,
      pricedAt: null,
      mitra: null,
    }
    render(<DetailSections isForCustomer={false} detail={detail} />)
    expect(factsOf(screen.getByRole('region', { name: t('review.trip') })).slice(1)).toEqual(TRIP_FIELDS[trip].map(row))
    const extras = factsOf(screen.getByRole('region', { name: t('review.extras') }))
    expect(extras.filter(([name]) => name !== t('field.tourLeader'))).toEqual(EXTRAS.map(row))
  })
})

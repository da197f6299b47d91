import styled from '@emotion/styled'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { colour } from '@theme/tokens'
import { CURRENCIES, type Currency } from '@/domain/kurs/currency'
import { HOTEL_RESOURCES, MASTERS } from '@/domain/masters/masters'
import { t } from '@/i18n/admin/kurs'
import { CancelButton } from '@/kit/FormFoot'
import { FormScreen } from '@/kit/FormScreen'
import { SaveForm, type FormKind } from '@/kit/SaveForm'
import { Card } from '@/ui/elements/Card'
import type { DatedKurs, KursRecord } from '@/domain/kurs/kurs'
import { kursProblems } from '@/domain/kurs/kursSchema'
import { addDays, today } from '@/domain/values/dates'
import { SelectField } from '@/ui/form/SelectField'
import { useFeature } from '@/ui/layout/features'
import { DateField } from '@/ui/form/DateField'
import { RupiahField } from '@/ui/form/typed/RupiahField'
import { TypedField } from '@/ui/form/typed/TypedField'
import type { CalendarDate } from '@/domain/types'
import { parseRupiah, parseTyped } from '@/domain/values/typedNumbers'
import { KursEffect } from './KursEffect'
import { pricedText } from './KursToday'

/** A new rate while the admin types it. */
type TypedKurs = { currency: Currency; rupiahPerSar: string; buffer: string; validFrom: CalendarDate }

// A text that is no number stays text, so that the schema reports it.
const readKurs = ({ currency, rupiahPerSar, buffer, validFrom }: TypedKurs) =>
  ({
    currency,
    rupiahPerSar: parseRupiah(rupiahPerSar) ?? rupiahPerSar,
    buffer: buffer.trim() === '' ? 0 : (parseTyped(buffer, 'percent') ?? buffer),
    validFrom,
  }) as DatedKurs & { currency: Currency }

/** A rate is never changed: there is none but a new one. */
export const kursKind = {
  typedOf: (): TypedKurs => ({ currency: 'SAR', rupiahPerSar: '', buffer: '', validFrom: today() }),
  fields: [],
  read: readKurs,
  problems: (typed: TypedKurs) => kursProblems(readKurs(typed), today(), typed.currency),
} satisfies FormKind<TypedKurs, KursRecord>

const Grid = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .two': { display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' },
  '& .priced': { padding: '12px 14px', borderRadius: 8, backgroundColor: colour.sunken, fontWeight: 500 },
})

/** The calendar offers the days of the rules: from the last month to a year ahead. */
const isFarAway = (day: string) => day < addDays(today(), -31) || day > addDays(today(), 366)

function ValidFromField() {
  const { field, fieldState } = useController<TypedKurs, 'validFrom'>({ name: 'validFrom' })
  return (
    <DateField
      label={t('kurs.validFrom')}
      value={field.value}
      onChange={field.onChange}
      isDisabled={isFarAway}
      error={fieldState.error?.message}
      required
    />
  )
}

/** Shows what hotels will be priced with, and what that changes, as soon as the typed rate is right. */
function Priced() {
  const typed = useWatch<TypedKurs>() as TypedKurs
  const kurs = readKurs(typed)
  if (kursProblems(kurs, today(), kurs.currency).some(({ path }) => path !== 'validFrom')) return null
  return (
    <>
      <p className="priced">{pricedText(kurs)}</p>
      <KursEffect kurs={kurs} currency={kurs.currency} />
    </>
  )
}

const OPTIONS = CURRENCIES.map((value) => ({ value, label: t(`kurs.${value}`) }))

function CurrencyField() {
  const { register } = useFormContext<TypedKurs>()
  return <SelectField label={t('kurs.currency')} options={OPTIONS} {...register('currency')} />
}

function AmountOfKurs() {
  const currency = useWatch<TypedKurs, 'currency'>({ name: 'currency' })
  return <RupiahField name="rupiahPerSar" label={t(currency === 'USD' ? 'kurs.amountUSD' : 'kurs.amount')} required />
}

/** A new rate: of which currency, rupiah for one of it, the buffer, and the day from which it counts. */
const KursFields = () => (
  <Grid>
    {useFeature('currency') && <CurrencyField />}
    <div className="two">
      <AmountOfKurs />
      <TypedField
        name="buffer"
        label={t('kurs.percent')}
        hint={t('kurs.percentHint')}
        inputMode="decimal"
        placeholder="0"
      />
    </div>
    <ValidFromField />
    <Priced />
    <p className="quiet">{t('kurs.kept')}</p>
  </Grid>
)

const PRICED = [...Object.values(HOTEL_RESOURCES), ...Object.values(MASTERS).map(({ resource }) => resource)]

/** The form of a new rate. Default export: only the desktop loads it. */
export default function KursFormPage() {
  return (
    <FormScreen titleOf={() => t('kurs.newTitle')} dependents={PRICED}>
      {() => (
        <SaveForm kind={kursKind} saved={t('kurs.saved')} buttons={<CancelButton />}>
          <Card component="div">
            <KursFields />
          </Card>
        </SaveForm>
      )}
    </FormScreen>
  )
}

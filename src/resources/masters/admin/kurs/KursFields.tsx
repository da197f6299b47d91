import styled from '@emotion/styled'
import { useController, useWatch } from 'react-hook-form'
import { rupiahWithBuffer } from '../../../../domain/kurs/kurs'
import { formatPercent, formatRate } from '../../../../domain/kurs/kursHistory'
import { kursProblems } from '../../../../domain/kurs/kursSchema'
import { addDays, today } from '../../../../domain/values/dates'
import { t } from '../../../../i18n/admin/kurs'
import { DateField } from '../../../../ui/form/DateField'
import { colour } from '../../../../../theme/tokens'
import { RupiahField } from '../../../../ui/form/typed/RupiahField'
import { TypedField } from '../../../../ui/form/typed/TypedField'
import { readKurs, type TypedKurs } from './kursForm'

const Grid = styled('div')({
  display: 'grid',
  gap: 20,
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
    />
  )
}

/** Shows the rate that hotels will be priced with, as soon as the typed rate is right. */
function Priced() {
  const typed = useWatch<TypedKurs>() as TypedKurs
  const kurs = readKurs(typed)
  if (kursProblems(kurs, today()).some(({ path }) => path !== 'validFrom')) return null
  const texts = { rate: formatRate(rupiahWithBuffer(kurs)), buffer: formatPercent(kurs.buffer) }
  return <p className="priced">{kurs.buffer > 0 ? t('kurs.priced', texts) : t('kurs.pricedPlain')}</p>
}

/** A new rate: rupiah for a riyal, the buffer, and the day from which it counts. */
export const KursFields = () => (
  <Grid>
    <div className="two">
      <RupiahField name="rupiahPerSar" label={t('kurs.amount')} />
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

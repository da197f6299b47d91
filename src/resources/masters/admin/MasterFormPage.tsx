import styled from '@emotion/styled'
import { Card } from '@/ui/elements/Card'
import { masterOfResource } from '@/domain/masters/masters'
import type { MasterRecord } from '@/domain/types'
import { t } from '@/i18n/admin/desktop'
import { CancelButton } from '@/kit/FormFoot'
import { FormScreen } from '@/kit/FormScreen'
import { SaveForm } from '@/kit/SaveForm'
import type { PathField } from '@/records/fields'
import { fieldsOfResource } from '@/records/masters'
import { AmountField } from '@/ui/form/typed/RupiahField'
import { TypedField } from '@/ui/form/typed/TypedField'
import { RecordHistory } from '@/resources/audit/history'
import { masterName } from '@/resources/custom-data/pickers'
import { DeleteMaster } from './DeleteMaster'
import { formKind, type SavedMaster, readNumber, unitOfPrice, type TypedMaster } from './masterForm'
import { RatesTable } from './RatesTable'
import { PeriodPreview } from './periods/PeriodPreview'
import { PeriodsField } from './periods/PeriodsField'
import { TiersField, useFirstTier } from './TiersField'
import { PictureField } from './picture/PictureField'
import { masterTitle } from '../defineMaster'
import { useFeature } from '@/ui/layout/features'
import { useResource } from '@/ui/hooks/useResource'
import InputAdornment from '@mui/material/InputAdornment'
import { useFormContext, useWatch } from 'react-hook-form'
import { CURRENCIES, inRupiah, type Currency } from '@/domain/kurs/currency'
import { formatRupiah } from '@/domain/values/money'
import { SelectField } from '@/ui/form/SelectField'
import { useDayKurs } from './kurs/kursList'

/** What a typed price in a currency costs in rupiah today; undefined for rupiah, for what is no amount, and before the rates are read. */
function useTodaysRupiah(currency: Currency | undefined, price: unknown): string | undefined {
  const kurs = useDayKurs(currency !== undefined)
  const amount = readNumber(String(price ?? ''), unitOfPrice(currency))
  if (currency === undefined || kurs === undefined || typeof amount !== 'number') return undefined
  const rupiah = inRupiah(amount, currency, kurs)
  return rupiah === null
    ? t('master.noKurs', { currency })
    : t('master.rupiahToday', { rupiah: formatRupiah(rupiah), currency })
}

/** The price of a record in its currency, with what it counts and what it costs in rupiah today. */
function PriceField({ path: name, label, per }: PathField) {
  const { [name]: price, currency } = useWatch<TypedMaster>()
  const named = CURRENCIES.find((one) => one === currency)
  const today = useTodaysRupiah(named, price)
  const hasTiers = useFirstTier()
  const counts = per === undefined || per === 'jamaah' ? undefined : t(`master.priceHint.${per}`)
  return (
    <AmountField
      key={named}
      name={name}
      label={label}
      unit={unitOfPrice(named)}
      before={<InputAdornment position="start">{named ?? 'Rp.'}</InputAdornment>}
      readOnly={hasTiers}
      hint={[today, hasTiers ? t('master.tiers.first') : counts].filter(Boolean).join('. ') || undefined}
      required
    />
  )
}

const OPTIONS = [{ value: '', label: 'Rp' }, ...CURRENCIES.map((currency) => ({ value: currency, label: currency }))]

/** The currency of a record's price. */
function CurrencyField({ path, label }: PathField) {
  const { register } = useFormContext<TypedMaster>()
  return <SelectField label={label} options={OPTIONS} {...register(path)} />
}

const Grid = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :not([data-half])': { gridColumn: '1 / -1' },
})

/** A field of the form, by the kind of its values. */
function RecordField(field: PathField) {
  const { path: name, kind, label, hint } = field
  switch (kind) {
    case 'name':
    case 'party':
      return <TypedField name={name} label={label} required />
    case 'text':
      return <TypedField name={name} label={label} hint={hint} />
    case 'date':
      return <TypedField name={name} label={label} hint={t('master.dayHint')} />
    case 'photo':
    case 'logo':
      return <PictureField name={name} label={label} kind={kind} />
    case 'stars':
      return <TypedField name={name} label={label} hint={t('master.starsHint')} inputMode="numeric" required />
    case 'metres':
      return <AmountField name={name} label={label} unit="metre" />
    case 'rupiah':
      return <PriceField {...field} />
    case 'currency':
      return <CurrencyField {...field} />
    case 'periods':
      return <PeriodsField />
    case 'tiers':
      return <TiersField />
    case 'riyal':
    case 'weekdays':
      return null
  }
}

const isHalf = ({ kind }: PathField) => ['stars', 'metres', 'date', 'currency'].includes(kind)

/** The fields of a record in their order. The rates of a hotel stand in one table, and its weekend below its periods. */
function RecordFields({ fields }: { fields: readonly PathField[] }) {
  const hasCurrency = fields.some(({ kind }) => kind === 'currency')
  const firstRate = fields.find(({ kind }) => kind === 'riyal')
  return (
    <Grid>
      {fields.map((field) =>
        field === firstRate ? (
          <RatesTable key="rates" />
        ) : (
          field.kind !== 'riyal' &&
          field.kind !== 'weekdays' && (
            <div
              key={field.path}
              data-half={isHalf(field) || (hasCurrency && field.foreignWire !== undefined) || undefined}
            >
              <RecordField {...field} />
            </div>
          )
        ),
      )}
    </Grid>
  )
}

/** The form of a new or saved master. Default export: only the desktop loads it. */
export default function MasterFormPage() {
  const resource = useResource()
  const field = masterOfResource(resource)
  const master = masterTitle(resource)
  const hasCurrencies = useFeature('currency')
  const fields = fieldsOfResource(resource).filter(({ kind }) => hasCurrencies || kind !== 'currency')
  const nameOf = (record: SavedMaster) => (field ? masterName(field, record as MasterRecord) : record.name)
  return (
    <FormScreen<SavedMaster>
      failedTitle={master}
      titleOf={(record) =>
        record ? t('master.named', { master, name: nameOf(record) }) : t('master.newTitle', { name: master })
      }
    >
      {(record) => (
        <>
          <SaveForm
            kind={formKind(resource)}
            saved={t('master.saved')}
            buttons={
              <>
                <CancelButton />
                {record && <DeleteMaster record={record} />}
              </>
            }
          >
            <Card component="div">
              <RecordFields fields={fields} />
            </Card>
            {!field && <PeriodPreview />}
          </SaveForm>
          {record && <RecordHistory id={record.id} />}
        </>
      )}
    </FormScreen>
  )
}

import InputAdornment from '@mui/material/InputAdornment'
import { useFormContext, useWatch } from 'react-hook-form'
import { CURRENCIES, inRupiah, type Currency } from '@/domain/kurs/currency'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/admin/desktop'
import type { PathField } from '@/records/fields'
import { SelectField } from '@/ui/form/SelectField'
import { AmountField } from '@/ui/form/typed/RupiahField'
import { useDayKurs } from './kurs/kursList'
import { useFirstTier } from './TiersField'
import { readNumber, unitOfPrice, type TypedMaster } from './masterForm'

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
export function PriceField({ path: name, label, per }: PathField) {
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
export function CurrencyField({ path, label }: PathField) {
  const { register } = useFormContext<TypedMaster>()
  return <SelectField label={label} options={OPTIONS} {...register(path)} />
}

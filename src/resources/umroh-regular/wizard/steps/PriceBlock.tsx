import { Notice } from '../../../../ui/feedback/Notice'
import { Section } from '../../../../ui/layout/Section'
import { formatTime } from '../../../../domain/values/dates'
import { oldestPrice, priceOfForm } from '../../../../domain/package/packagePrice'
import { ROOM_TYPES, type PackageForm, type PerRoom } from '../../../../domain/types'
import { EXTRAS_STEP } from '../../../../domain/package/wizardSteps'
import { t } from '../../../../i18n/translate'
import { useCustomerMode } from '../../customer/useCustomerMode'
import { PriceLines } from '../../price/PriceLines'
import { TotalPrices } from '../../TotalPrices'
import { ChangeLink } from './ChangeLink'
import { usePriceState } from '../form/usePriceState'

/** 'Kalkulasi Harga Paket Umroh Regular': the totals, and the lines of each total when the mitra opens them, but not for a customer. */
export function PriceBlock({ form }: { form: PackageForm }) {
  const { kind, failure } = usePriceState(form)
  if (kind === 'known') return <KnownPrices form={form} />
  return (
    <Section title={t('price.title')} action={<ChangeLink step={EXTRAS_STEP} />}>
      {failure ? (
        <Notice compact alert title={t('price.unknown')} {...failure} />
      ) : (
        <p className="quiet">{t(`price.${kind}`)}</p>
      )}
    </Section>
  )
}

function KnownPrices({ form }: { form: PackageForm }) {
  const prices = priceOfForm(form)
  const asOf = oldestPrice(form)
  const { isOn: isForCustomer } = useCustomerMode()
  const totals = Object.fromEntries(ROOM_TYPES.map((room) => [room, prices[room].total])) as PerRoom<number>
  return (
    <TotalPrices title={t('price.title')} totals={totals} action={<ChangeLink step={EXTRAS_STEP} />}>
      {asOf !== null && <p className="quiet">{t('price.asOf', { time: formatTime(asOf) })}</p>}
      {!isForCustomer &&
        ROOM_TYPES.map((room) => (
          <PriceLines key={room} title={`${t('price.lines')} ${t(`room.${room}`)}`} lines={prices[room].lines} />
        ))}
    </TotalPrices>
  )
}

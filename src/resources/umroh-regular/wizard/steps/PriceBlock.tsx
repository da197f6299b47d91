import { useRecordContext } from 'ra-core'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { Notice } from '@/ui/feedback/Notice'
import { Section } from '@/ui/layout/Section'
import { toldTotals } from '@/domain/offer/rounding'
import { haveMoved, priceOfForm, totalsBeside, totalsPerRoom } from '@/domain/package/price/packagePrice'
import { ROOM_TYPES, type PackageDetail, type PackageForm, type PerRoom } from '@/domain/types'
import { EXTRAS_STEP } from '@/domain/package/wizardSteps'
import { t } from '@/i18n/package/wizard'
import { quoteOfForm } from '@/domain/package/price/simulation'
import { useRounding } from '@/resources/keptRounding'
import { useCustomerMode } from '../../customer/useCustomerMode'
import { PriceLines } from '../../price/PriceLines'
import { TotalsByRoom } from '../../price/TotalsByRoom'
import { withNights } from '../../price/withNights'
import { TotalPrices } from '../../TotalPrices'
import { SimulationButton } from '../../simulation/SimulationButton'
import { changesOf } from '../../simulation/simulationChoice'
import { ChangeLink } from './ChangeLink'
import { datesProblem, usePriceState, priceAge } from '../form/priceState'

/** 'Simulasi' at the wizard's review: 'Pakai di wizard' changes the open form. */
function FormSimulation({ form }: { form: PackageForm }) {
  const { setValue } = useFormContext<PackageForm>()
  const step = useRounding()
  const quote = useMemo(() => quoteOfForm(form, step), [form, step])
  return (
    <SimulationButton
      quote={quote}
      onUse={(choice) => {
        const { jumlahJamaah, margin } = changesOf(choice)
        if (jumlahJamaah) setValue('jumlahJamaah', jumlahJamaah, { shouldDirty: true, shouldValidate: true })
        if (margin) setValue('margin', margin, { shouldDirty: true, shouldValidate: true })
      }}
    />
  )
}

/** 'Kalkulasi Harga Paket Umroh Regular': the totals, and for a mitra the lines of each total. */
export function PriceBlock({ form }: { form: PackageForm }) {
  const { kind, failure } = usePriceState(form)
  if (kind === 'known') return <KnownPrices form={form} age={priceAge(form, { failure })} />
  return (
    <Section title={t('price.title')} action={<ChangeLink step={EXTRAS_STEP} />}>
      {failure ? (
        <Notice compact alert title={t('price.unknown')} {...failure} />
      ) : (
        <p className="quiet">{[t(`price.${kind}`), datesProblem(form)].filter(Boolean).join('. ')}</p>
      )}
    </Section>
  )
}

/** The saved price of the package beside the one of its form, where they differ (docs/product.md §6.6.5). */
function SavedBeside({ now }: { now: PerRoom<number | null> }) {
  const saved = useRecordContext<PackageDetail>()
  const step = useRounding()
  if (!saved || !haveMoved(totalsBeside(toldTotals(saved.totals, step), toldTotals(now, step)))) return null
  const totals = totalsBeside(saved.totals, now)
  return <TotalsByRoom totals={totals} owner={saved} before={t('price.saved')} after={t('price.now')} withDifference />
}

function KnownPrices({ form, age }: { form: PackageForm; age: string | null }) {
  const { isOn: isForCustomer } = useCustomerMode()
  const prices = priceOfForm(form)
  const totals = totalsPerRoom(form)
  return (
    <TotalPrices
      title={t('price.title')}
      totals={totals}
      step={useRounding()}
      isForCustomer={isForCustomer}
      action={<ChangeLink step={EXTRAS_STEP} />}
    >
      {age && <p className="quiet">{age}</p>}
      {!isForCustomer && <SavedBeside now={totals} />}
      {!isForCustomer &&
        ROOM_TYPES.map((room) => (
          <PriceLines
            key={room}
            room={room}
            title={`${t('price.lines')} ${t(`room.${room}`)}`}
            lines={withNights(prices[room].lines, form)}
          />
        ))}
      {!isForCustomer && (
        <div style={{ display: 'grid', marginTop: 12 }}>
          <FormSimulation form={form} />
        </div>
      )}
    </TotalPrices>
  )
}

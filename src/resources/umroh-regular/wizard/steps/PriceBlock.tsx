import styled from '@emotion/styled'
import { Notice } from '../../../../ui/feedback/Notice'
import { Section } from '../../../../ui/layout/Section'
import { formatTime } from '../../../../domain/values/dates'
import { formatRupiah } from '../../../../domain/values/money'
import { oldestPrice, priceOfForm, totalsPerRoom } from '../../../../domain/package/packagePrice'
import type { PriceLine } from '../../../../domain/package/price'
import { ROOM_TYPES, type PackageForm } from '../../../../domain/types'
import { EXTRAS_STEP } from '../../../../domain/package/wizardSteps'
import { t } from '../../../../i18n/translate'
import { colour } from '../../../../../theme/tokens'
import { Facts, type Fact } from '../../Facts'
import { TotalPrices } from '../../TotalPrices'
import { FormSimulation } from '../../simulation/FormSimulation'
import { ChangeLink } from './ChangeLink'
import { usePriceState } from '../form/usePriceState'

const Lines = styled('details')({
  borderTop: `1px solid ${colour.line}`,
  '& summary': {
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    fontWeight: 600,
    color: colour.accent,
    cursor: 'pointer',
  },
})

function howShared({ key, shared }: PriceLine): string | undefined {
  if (!shared || shared.by === 0) return undefined
  const values = { amount: formatRupiah(shared.amount), n: shared.by, count: shared.times }
  return key === 'tourLeader' ? t('price.tourLeaderBy', values) : t('price.sharedBy', values)
}

const toFact = (line: PriceLine): Fact => [t(`field.${line.key}`), formatRupiah(line.perJamaah), howShared(line)]

/** 'Kalkulasi Harga Paket Umroh Regular': the totals, and the lines of each total when the mitra opens them. */
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
  return (
    <TotalPrices title={t('price.title')} totals={totalsPerRoom(form)} action={<ChangeLink step={EXTRAS_STEP} />}>
      {asOf !== null && <p className="quiet">{t('price.asOf', { time: formatTime(asOf) })}</p>}
      {ROOM_TYPES.map((room) => (
        <Lines key={room}>
          <summary>{`${t('price.lines')} ${t(`room.${room}`)}`}</summary>
          <Facts facts={prices[room].lines.filter(({ perJamaah }) => perJamaah !== 0).map(toFact)} />
        </Lines>
      ))}
      <FormSimulation form={form} />
    </TotalPrices>
  )
}

import styled from '@emotion/styled'
import { useWatch } from 'react-hook-form'
import { toldPrice } from '@/domain/offer/rounding'
import { priceOfForm, totalsPerRoom } from '@/domain/package/price/packagePrice'
import { ROOM_TYPES, type PackageForm } from '@/domain/types'
import { priceInRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/detail'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { Card } from '@/ui/elements/Card'
import { useRounding } from '@/resources/keptRounding'
import { PriceLines } from '../../price/PriceLines'
import { withNights } from '../../price/withNights'
import { toldFacts } from '../../price/RoundedFrom'

const Scrolled = styled(Card)({ boxShadow: 'none', paddingBlock: 0, overflowY: 'auto' })

/** The sheet that the price bar opens: every room type with the lines of its price so far (docs/product.md §22.4.1). */
export function PriceSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useWatch<PackageForm>() as PackageForm
  const [prices, totals, step] = [priceOfForm(form), totalsPerRoom(form), useRounding()]
  return (
    <BottomSheet open={open} onClose={onClose} title={t('price.lines')}>
      <Scrolled component="div">
        <p className="quiet">{t('price.perJamaah')}</p>
        {ROOM_TYPES.map((room) => (
          <PriceLines
            key={room}
            room={room}
            title={t(`room.${room}`)}
            total={priceInRupiah(toldPrice(totals[room], step))}
            lines={withNights(prices[room].lines, form)}
            sums={toldFacts(totals, room, step)}
          />
        ))}
      </Scrolled>
    </BottomSheet>
  )
}

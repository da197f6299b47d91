import styled from '@emotion/styled'
import { useWatch } from 'react-hook-form'
import { priceOfForm } from '../../../../domain/package/price/packagePrice'
import { ROOM_TYPES, type PackageForm } from '../../../../domain/types'
import { priceInRupiah } from '../../../../domain/values/money'
import { t } from '../../../../i18n/package/detail'
import { BottomSheet } from '../../../../ui/sheet/BottomSheet'
import { Card } from '../../../../ui/elements/Card'
import { PriceLines } from '../../price/PriceLines'

const Scrolled = styled(Card)({ boxShadow: 'none', paddingBlock: 0, overflowY: 'auto' })

export type PriceSheetProps = { open: boolean; onClose: () => void }

/** The sheet that the price bar opens: every room type with the lines of its price so far (docs/product.md §22.4.1). */
export function PriceSheet({ open, onClose }: PriceSheetProps) {
  const prices = priceOfForm(useWatch<PackageForm>() as PackageForm)
  return (
    <BottomSheet open={open} onClose={onClose} title={t('price.lines')}>
      <Scrolled component="div">
        <p className="quiet">{t('price.perJamaah')}</p>
        {ROOM_TYPES.map((room) => (
          <PriceLines
            key={room}
            title={t(`room.${room}`)}
            total={priceInRupiah(prices[room].total)}
            lines={prices[room].lines}
          />
        ))}
      </Scrolled>
    </BottomSheet>
  )
}

import { marginLeft, marginOf, priceNeeded, type ToldPrice } from '../../../domain/package/price/simulation'
import { formatRupiah } from '../../../domain/values/money'
import { t } from '../../../i18n/package/simulation'
import { PriceGrid } from '../../../ui/elements/PriceGrid'
import { Words } from '../Facts'
import { orDash } from './amounts'

/** The price that a group of `jamaah` needs for the same margin, and what is left of it at the told price. */
export const OnlyResult = ({ quote, jamaah }: { quote: ToldPrice; jamaah: number }) => (
  <div style={{ display: 'grid', gap: 12 }}>
    <div>
      <p className="quiet">
        <Words text={t('simulation.needed', { margin: formatRupiah(marginOf(quote.input)) })} />
      </p>
      <PriceGrid prices={priceNeeded(quote, jamaah)} format={orDash} />
    </div>
    <div>
      <p className="quiet">{t('simulation.left')}</p>
      <PriceGrid prices={marginLeft(quote, jamaah)} format={orDash} />
    </div>
  </div>
)

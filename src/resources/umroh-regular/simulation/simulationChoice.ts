import { groupOf, marginOf, type ToldPrice } from '@/domain/package/price/simulation'
import type { MasterRecord, PackageForm } from '@/domain/types'
import { formatAmount, formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/simulation'

/** The values that 'Pakai di wizard' takes over. Null: the package keeps its own (docs/product.md §24.1.8). */
export type SimulationChoice = { jamaah: number | null; margin: MasterRecord | null }

/** The values that the mitra has typed and chosen, without those that the package already has. */
export const choiceOf = (quote: ToldPrice, { jamaah, margin }: SimulationChoice): SimulationChoice => ({
  jamaah: jamaah === groupOf(quote) ? null : jamaah,
  margin: margin?.price === marginOf(quote.input) ? null : margin,
})

export const changesOf = ({ jamaah, margin }: SimulationChoice): Partial<PackageForm> => ({
  ...(jamaah === null ? {} : { jumlahJamaah: String(jamaah) }),
  ...(margin ? { margin: { id: margin.id, data: margin } } : {}),
})

/** The change of each value in words: `Jamaah 35 → 30`. */
export const changesInWords = (quote: ToldPrice, { jamaah, margin }: SimulationChoice): string[] => [
  ...(jamaah === null
    ? []
    : [t('simulation.jamaahTo', { from: formatAmount(groupOf(quote)), to: formatAmount(jamaah) })]),
  ...(margin
    ? [
        t('simulation.marginTo', {
          from: marginOf(quote.input) === 0 ? t('simulation.none') : formatRupiah(marginOf(quote.input)),
          to: formatRupiah(margin.price),
        }),
      ]
    : []),
]

import type { MasterRecord, PackageForm } from '../../../domain/types'
import { formatRupiah } from '../../../domain/values/money'
import { t } from '../../../i18n/package/simulation'

/** The values that 'Pakai di wizard' takes over (docs/product.md §24.1.8). */
export type SimulationChoice = {
  jamaah: number
  /** Null: the margin stays as it is. */
  margin: MasterRecord | null
}

export const changesOf = ({ jamaah, margin }: SimulationChoice): Partial<PackageForm> => ({
  jumlahJamaah: String(jamaah),
  ...(margin ? { margin: { id: margin.id, data: margin } } : {}),
})

/** An amount, or a dash where it is not known. */
export const orDash = (value: unknown): string => (value === null ? t('app.empty') : formatRupiah(value))

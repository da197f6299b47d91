import type { PackageDetail } from '@/domain/types'
import { t } from '@/i18n/package/detail'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { SheetButton } from '../../SheetButton'
import { useMay } from '../useMay'

const PriceCheckSheet = lazyScreen(async () => (await import('./PriceCheckSheet')).PriceCheckSheet)

/** 'Cek harga hari ini', for users who may edit the package: only they may read its edit data. */
export function PriceCheckButton({ detail }: { detail: PackageDetail }) {
  const may = useMay('edit', detail)
  const about = { label: t('detail.check'), sheet: PriceCheckSheet, about: { detail } }
  return may !== false && <SheetButton {...about} disabled={!may} wish="isChecked" />
}

import type { PackageDetail } from '@/domain/types'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/detail'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { useMay } from '../detail/useMay'
import { SheetButton } from '../SheetButton'

const MarginSheet = lazyScreen(async () => (await import('./MarginSheet')).MarginSheet)

/** The margin of a saved package, for users who may change it, with its sheet (docs/product.md §9.3). */
export function MarginButton({ detail }: { detail: PackageDetail }) {
  const may = useMay('edit', detail)
  const label = [t('field.margin'), ...(detail.margin === null ? [] : [formatRupiah(detail.margin)])].join(' ')
  return may !== false && <SheetButton label={label} sheet={MarginSheet} about={{ detail }} disabled={!may} />
}

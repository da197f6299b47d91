import Rating from '@mui/material/Rating'
import { t } from '@/i18n/translate'

const MAX = 5

/** A hotel's stars, 5 at the most (docs/product.md §12.1.9). */
export function Stars({ count }: { count: number }) {
  const shown = Math.min(MAX, Math.max(0, count))
  return <Rating readOnly value={shown} max={shown} getLabelText={(n) => t('hotel.stars', { n })} />
}

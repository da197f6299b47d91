import { colour } from '../../../theme/tokens'
import { t } from '../../i18n/translate'

const MAX = 5
const STAR =
  'M12 2.800l2.800 6 6.500.8-4.800 4.500 1.300 6.500L12 17.300l-5.800 3.300 1.300-6.500L2.700 9.600l6.500-.8z'

/** A hotel's stars, 5 at the most (docs/product.md §12.1.9). */
export function Stars({ count }: { count: number }) {
  const shown = Math.min(MAX, Math.max(0, count))
  return (
    <span
      role="img"
      aria-label={t('hotel.stars', { n: shown })}
      style={{ display: 'inline-flex', verticalAlign: 'middle', color: colour.star }}
    >
      {Array.from({ length: shown }, (_, star) => (
        <svg key={star} width="14" height="14" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  )
}

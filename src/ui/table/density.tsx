import DenseIcon from '@mui/icons-material/DensitySmallRounded'
import LooseIcon from '@mui/icons-material/DensityMediumRounded'
import Tooltip from '@mui/material/Tooltip'
import { useStore } from 'ra-core'
import { t } from '@/i18n/admin/desktop'
import { IconButton } from '../elements/IconButton'

/** How close the rows of an admin's tables stand. */
export type Density = 'dense' | 'loose'

/** The density that this user chose last, for every table. */
export const useDensity = () => useStore<Density>('density', 'dense')

/** Switches between close and loose rows (docs/product.md §15.7.3). */
export function DensityButton() {
  const [density, setDensity] = useDensity()
  const isDense = density === 'dense'
  const label = t('desktop.dense')
  return (
    <Tooltip title={label}>
      <IconButton label={label} aria-pressed={isDense} onClick={() => setDensity(isDense ? 'loose' : 'dense')}>
        {isDense ? <DenseIcon fontSize="small" /> : <LooseIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}

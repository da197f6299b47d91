import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import { t } from '../../i18n/package/wizard'
import { radius, space, TOUCH } from '../../../theme/tokens'

// The row reaches the edges of the sheet, so that a cut chip says that there are more.
const Group = styled('div')({
  display: 'flex',
  // Without chips yet it keeps their room.
  minHeight: TOUCH + 4,
  padding: `0 ${space.gutter - 4}px 4px`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': { flex: 'none', minHeight: TOUCH, padding: 4, fontSize: '0.875rem', fontWeight: 600 },
  '& > .Mui-focusVisible': { outlineOffset: -2, borderRadius: radius.small },
})

export type FilterChipsProps = {
  labels: readonly string[]
  pressed: readonly string[]
  onToggle: (label: string) => void
}

/** The filters of a picker as chips, each pressed or not (docs/product.md §6.10.9). */
export const FilterChips = ({ labels, pressed, onToggle }: FilterChipsProps) => (
  <Group {...(labels.length > 0 ? { role: 'group', 'aria-label': t('picker.filter') } : {})}>
    {labels.map((label) => (
      <ButtonBase key={label} aria-pressed={pressed.includes(label)} onClick={() => onToggle(label)}>
        <Chip
          component="span"
          variant="outlined"
          color={pressed.includes(label) ? 'primary' : 'default'}
          label={label}
        />
      </ButtonBase>
    ))}
  </Group>
)

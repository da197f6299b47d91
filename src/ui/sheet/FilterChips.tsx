import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import { t } from '@/i18n/package/wizard'
import { radius, space, TOUCH } from '@theme/tokens'

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  padding: `0 ${space.gutter - 4}px 4px`,
  '& > button': { minHeight: TOUCH, padding: 4, fontSize: '0.875rem', fontWeight: 600 },
  '&[aria-hidden]': { visibility: 'hidden' },
  '& > .Mui-focusVisible': { outlineOffset: -2, borderRadius: radius.small },
})

export type FilterChipsProps = {
  labels: readonly string[]
  /** The options are not there yet: the chips keep their room. */
  isAwaited: boolean
  pressed: readonly string[]
  onToggle: (label: string) => void
}

/** The filters of a picker as chips, each pressed or not (docs/product.md §6.10.9). */
export const FilterChips = ({ labels, isAwaited, pressed, onToggle }: FilterChipsProps) => (
  <Group role="group" aria-label={t('picker.filter')} aria-hidden={isAwaited || undefined}>
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

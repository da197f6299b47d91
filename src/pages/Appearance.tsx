import styled from '@emotion/styled'
import { useColorScheme } from '@mui/material/styles'
import { t } from '../i18n/translate'
import { ToggleField } from '../ui/form/ToggleField'

// Three short words fit side by side on the narrowest phone.
const Narrow = styled('div')({ '& .MuiToggleButton-root': { flexBasis: '5em' } })

const CHOICES = ['system', 'light', 'dark'] as const

/** The choice between light and dark, kept on this phone (docs/product.md §2.7.3). The frame before React has it, too. */
export function Appearance() {
  const { mode = 'system', setMode } = useColorScheme()
  return (
    <Narrow>
      <ToggleField
        label={t('profile.scheme.title')}
        value={mode}
        options={CHOICES.map((value) => ({ value, label: t(`profile.scheme.${value}`) }))}
        onChange={(next) => next && setMode(next)}
      />
    </Narrow>
  )
}

import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'
import { t } from '../i18n/translate'
import { ToggleField } from '../ui/form/ToggleField'
import { chooseScheme, onScheme, shownChoice, type SchemeChoice } from '../ui/layout/scheme'

// Three short words fit side by side on the narrowest phone.
const Narrow = styled('div')({ '& [role=group] > button': { flexBasis: '5em' } })

const CHOICES = ['system', 'light', 'dark'] as const

/** The choice between light and dark, kept on this phone (docs/product.md §2.7.3). The frame before React has it, too. */
export function Appearance() {
  const choice = useSyncExternalStore<SchemeChoice>(onScheme, shownChoice, () => 'system')
  return (
    <Narrow>
      <ToggleField
        label={t('profile.scheme.title')}
        value={choice}
        options={CHOICES.map((value) => ({ value, label: t(`profile.scheme.${value}`) }))}
        onChange={(next) => next && chooseScheme(next)}
      />
    </Narrow>
  )
}

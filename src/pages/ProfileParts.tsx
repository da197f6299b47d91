import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'
import { colour, space } from '../../theme/tokens'
import { surface } from '../ui/elements/Card'
import { t } from '../i18n/translate'
import { ToggleField } from '../ui/form/ToggleField'
import { chooseScheme, onScheme, shownChoice, type SchemeChoice } from '../ui/layout/scheme'

/** The page 'Profil', and its frame before React. */
export const ProfileBox = styled('main')({
  padding: `24px ${space.gutter}px`,
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 720,
  '& h1': { fontSize: '1.375rem', fontWeight: 800, letterSpacing: '-0.01em' },
  '& .initial': {
    width: 64,
    height: 64,
    borderRadius: 999,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: colour.accentSoft,
    color: colour.accentDark,
    fontSize: '1.5rem',
    fontWeight: 800,
  },
})

/** A card whose rows are buttons or links. It is no styled `Card`, because index.html would then hold all styles of a card again. */
export const Rows = styled('div')({
  ...surface,
  overflow: 'hidden',
  '& button, & a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 52,
    padding: '8px 16px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    textAlign: 'left',
    textDecoration: 'none',
    fontWeight: 600,
    '&:hover': { backgroundColor: colour.sunken },
  },
  '& button + button': { borderTop: `1px solid ${colour.line}` },
  '& span': { flex: 1 },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 500, color: colour.quiet },
})

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

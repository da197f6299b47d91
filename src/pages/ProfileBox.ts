import styled from '@emotion/styled'
import { colour, space } from '../../theme/tokens'

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

import styled from '@emotion/styled'
import Avatar from '@mui/material/Avatar'
import { space } from '../../theme/tokens'

/** The page 'Profil', and its frame before React. */
export const ProfileBox = styled('main')({
  padding: `24px ${space.gutter}px`,
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 720,
  '& h1': { fontSize: '1.375rem', fontWeight: 800, letterSpacing: '-0.01em' },
})

/** The first letter of the user's name. */
export const Initial = styled(Avatar)({ width: 64, height: 64, fontSize: '1.5rem' })

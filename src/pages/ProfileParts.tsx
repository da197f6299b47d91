import styled from '@emotion/styled'
import { useColorScheme } from '@mui/material/styles'
import Avatar from '@mui/material/Avatar'
import Card from '@mui/material/Card'
import ListItemButton from '@mui/material/ListItemButton'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { colour, space } from '@theme/tokens'
import ForwardIcon from '@mui/icons-material/ChevronRightRounded'
import { t } from '@/i18n/translate'
import { ToggleField } from '@/ui/form/ToggleField'

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

/** A card whose rows are buttons or links. */
export const Rows = styled(Card)({
  overflow: 'hidden',
  '&& > * + *': { borderTop: `1px solid ${colour.line}` },
  '& span': { flex: 1 },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 500, color: colour.quiet },
})

const OutlineRow = styled('div')({ display: 'grid', alignItems: 'center', minHeight: 52, padding: '8px 16px' })

/** Stands where the rows about the own account will stand. */
export const AccountOutline = () => (
  <Rows aria-hidden>
    {['50%', '56%'].map((width) => (
      <OutlineRow key={width}>
        <Skeleton width={width} height={16} />
      </OutlineRow>
    ))}
  </Rows>
)

/** As high as the switch of notices (src/layout/push/PushSwitch.tsx). */
export const PushOutline = () => <Rows aria-hidden style={{ minHeight: 76 }} />

export type RowProps = { text: string; /** Stands beside the text. */ children?: ReactNode }

/** A row that leads to a screen. */
export const LinkRow = ({ to, text, children }: RowProps & { to: string }) => (
  <ListItemButton component={Link} to={to}>
    <span>{text}</span>
    {children}
    <ForwardIcon />
  </ListItemButton>
)

/** A row that opens a sheet. */
export const SheetRow = ({ onClick, text, children }: RowProps & { onClick?: () => void }) => (
  <ListItemButton component="button" type="button" aria-haspopup="dialog" onClick={onClick}>
    <span>{text}</span>
    {children}
    <ForwardIcon />
  </ListItemButton>
)

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

import Avatar from '@mui/material/Avatar'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import CheckIcon from '@mui/icons-material/CheckRounded'
import ProfileIcon from '@mui/icons-material/AccountCircleOutlined'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../i18n/admin/desktop'
import { paths } from '../../paths'
import { visuallyHidden } from '../../ui/a11y/visuallyHidden'
import { Button } from '../../ui/elements/Button'
import { leaveScreen } from '../../ui/hooks/unsavedChanges'

const SCHEMES = ['system', 'light', 'dark'] as const

export type AccountMenuProps = { name: string; email: string; role: string }

/** The account menu of the app bar: who is signed in, Profil, and the colour scheme (docs/product.md §15.10.5). */
export function AccountMenu({ name, email, role }: AccountMenuProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { mode = 'system', setMode } = useColorScheme()
  const isOpen = anchor !== null
  const close = () => setAnchor(null)
  const navigate = useNavigate()
  const toProfile = () => {
    close()
    leaveScreen(() => void navigate(paths.profile))
  }
  return (
    <>
      <Button
        className="account"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        startIcon={
          <Avatar aria-hidden sx={{ width: 32, height: 32, fontSize: '0.9375rem' }}>
            {name.trim().charAt(0)}
          </Avatar>
        }
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span style={visuallyHidden}>{t('desktop.account')} </span>
        <span className="who">
          <span>{name}</span> <small>{role}</small>
        </span>
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'region', 'aria-label': t('desktop.account') } }}
      >
        <ListSubheader role="presentation" sx={{ lineHeight: 1.5, py: 1, backgroundColor: 'transparent' }}>
          {email}
        </ListSubheader>
        <MenuItem onClick={toProfile}>
          <ListItemIcon>
            <ProfileIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('nav.profile')}</ListItemText>
        </MenuItem>
        <Divider />
        <ListSubheader role="presentation" sx={{ lineHeight: 1.5, py: 1, backgroundColor: 'transparent' }}>
          {t('profile.scheme.title')}
        </ListSubheader>
        {SCHEMES.map((scheme) => (
          <MenuItem
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === mode}
            selected={scheme === mode}
            onClick={() => setMode(scheme)}
          >
            <ListItemIcon>{scheme === mode && <CheckIcon fontSize="small" />}</ListItemIcon>
            <ListItemText>{t(`profile.scheme.${scheme}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

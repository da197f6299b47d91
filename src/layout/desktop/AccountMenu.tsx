import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import CheckIcon from '@mui/icons-material/CheckRounded'
import ProfileIcon from '@mui/icons-material/AccountCircleOutlined'
import AccountIcon from '@mui/icons-material/AccountCircleRounded'
import { UserMenu, useUserMenu } from 'react-admin'
import { useNavigate } from 'react-router'
import { t } from '@/i18n/admin/desktop'
import { paths } from '@/paths'

const SCHEMES = ['system', 'light', 'dark'] as const

function ProfileItem() {
  const menu = useUserMenu()
  const navigate = useNavigate()
  const toProfile = () => {
    menu?.onClose()
    navigate(paths.profile)
  }
  return (
    <MenuItem onClick={toProfile}>
      <ListItemIcon>
        <ProfileIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('nav.profile')}</ListItemText>
    </MenuItem>
  )
}

/** The account menu of the app bar: who is signed in, Profil, and the colour scheme (docs/product.md §15.10.5). */
export function AccountMenu({ name, email, role }: { name: string; email: string; role: string }) {
  const { mode = 'system', setMode } = useColorScheme()
  return (
    <UserMenu
      label={`desktop.account?${new URLSearchParams({ name, role })}`}
      icon={
        <>
          <AccountIcon />
          <span className="who">
            <span>{name}</span> <small>{role}</small>
          </span>
        </>
      }
    >
      <ListSubheader role="presentation">{email}</ListSubheader>
      <ProfileItem />
      <Divider />
      <ListSubheader role="presentation">{t('profile.scheme.title')}</ListSubheader>
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
    </UserMenu>
  )
}

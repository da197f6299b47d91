import AccountsIcon from '@mui/icons-material/PeopleOutlineRounded'
import FoldIcon from '@mui/icons-material/ExpandLessRounded'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import PricesIcon from '@mui/icons-material/PaymentsOutlined'
import ProfileIcon from '@mui/icons-material/AccountCircleOutlined'
import SalesIcon from '@mui/icons-material/LuggageOutlined'
import UnfoldIcon from '@mui/icons-material/ExpandMoreRounded'
import Collapse from '@mui/material/Collapse'
import ListItemButton from '@mui/material/ListItemButton'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { BuildingMark } from '../../ui/elements/BuildingMark'
import { canAccess, type Who } from '../../domain/access/permissions'
import { MENU_GROUPS, type MenuGroup } from '../../resources/defineResource'
import { definitions } from '../../resources/registry'
import { t } from '../../i18n/admin/desktop'
import { paths } from '../../paths'
import { Sidebar } from './barStyles'
import { useFolded } from './useFolded'

type EntryProps = { to: string; label: string; icon?: ReactNode; end?: boolean }

const Entry = ({ to, label, icon, end = false }: EntryProps) => (
  <li>
    <ListItemButton component={NavLink} to={to} end={end}>
      {icon}
      <span>{label}</span>
    </ListItemButton>
  </li>
)

const ICONS: Record<MenuGroup, ReactNode> = {
  sales: <SalesIcon fontSize="small" />,
  accounts: <AccountsIcon fontSize="small" />,
  prices: <PricesIcon fontSize="small" />,
}

type GroupProps = { group: MenuGroup; who: Who; isFolded: boolean; onFold: () => void }

/** A part of the menu that folds: the resources whose list the user may see. */
function Group({ group, who, isFolded, onFold }: GroupProps) {
  const id = useId()
  const shown = definitions.filter(
    (definition) => definition.menu === group && canAccess(who, definitions, definition.name, 'list'),
  )
  if (shown.length === 0) return null
  return (
    <>
      <h2>
        <ListItemButton component="button" aria-expanded={!isFolded} aria-controls={id} onClick={onFold}>
          {ICONS[group]}
          <span>{t(`desktop.group.${group}`)}</span>
          {isFolded ? <UnfoldIcon fontSize="small" /> : <FoldIcon fontSize="small" />}
        </ListItemButton>
      </h2>
      <Collapse in={!isFolded} id={id} timeout={0} unmountOnExit>
        <ul>
          {shown.map(({ name, path, options }) => (
            <Entry key={name} to={path} label={options.label} />
          ))}
        </ul>
      </Collapse>
    </>
  )
}

/** Scrolls the menu so that the entry of the current screen is in sight. */
function useCurrentInSight() {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' })
  }, [pathname])
  return menu
}

/** The admin's menu beside every screen (docs/product.md §15.2.6). */
export function SideMenu({ who }: { who: Who }) {
  const menu = useCurrentInSight()
  const [folded, fold] = useFolded()
  return (
    <Sidebar ref={menu} aria-label={t('desktop.menu')}>
      <NavLink className="brand" to={paths.home}>
        <BuildingMark size={36} />
        {t('app.name')}
      </NavLink>
      <ul>
        <Entry to={paths.home} label={t('nav.home')} icon={<HomeIcon fontSize="small" />} end />
      </ul>
      {MENU_GROUPS.map((group) => (
        <Group key={group} group={group} who={who} isFolded={folded.includes(group)} onFold={() => fold(group)} />
      ))}
      <ul className="own">
        <Entry to={paths.profile} label={t('nav.profile')} icon={<ProfileIcon fontSize="small" />} />
      </ul>
    </Sidebar>
  )
}

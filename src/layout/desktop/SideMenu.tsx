import AccountsIcon from '@mui/icons-material/PeopleOutlineRounded'
import FoldIcon from '@mui/icons-material/ExpandLessRounded'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import PricesIcon from '@mui/icons-material/PaymentsOutlined'
import ProfileIcon from '@mui/icons-material/AccountCircleOutlined'
import SalesIcon from '@mui/icons-material/LuggageOutlined'
import UnfoldIcon from '@mui/icons-material/ExpandMoreRounded'
import Collapse from '@mui/material/Collapse'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Menu, useStore } from 'react-admin'
import { useMatch } from 'react-router'
import { BuildingMark } from '@/ui/elements/BuildingMark'
import { canAccess, type Who } from '@/domain/access/permissions'
import { MENU_GROUPS, type MenuGroup } from '@/resources/defineResource'
import { definitions } from '@/resources/registry'
import { t } from '@/i18n/admin/desktop'
import { paths } from '@/paths'

/** react-admin's entry, as a link that says when it is the current screen, and is then scrolled into sight. */
function Entry({ to, ...entry }: { to: string; primaryText: string; leftIcon?: ReactNode }) {
  const link = useRef<HTMLElement>(null)
  const isCurrent = useMatch({ path: to, end: to === paths.home }) !== null
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  return <Menu.Item ref={link} to={to} role="link" aria-current={isCurrent ? 'page' : undefined} {...entry} />
}

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
        <MenuItem
          component="button"
          role="button"
          tabIndex={0}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={onFold}
        >
          <ListItemIcon>{ICONS[group]}</ListItemIcon>
          <ListItemText disableTypography>{t(`desktop.group.${group}`)}</ListItemText>
          {isFolded ? <UnfoldIcon fontSize="small" /> : <FoldIcon fontSize="small" />}
        </MenuItem>
      </h2>
      <Collapse in={!isFolded} id={id} timeout={0} unmountOnExit>
        {shown.map(({ name, path, options }) => (
          <Entry key={name} to={path} primaryText={options.label} />
        ))}
      </Collapse>
    </>
  )
}

/** The admin's menu beside every screen (docs/product.md §15.2.6). */
export function SideMenu({ who }: { who: Who }) {
  const [folded, setFolded] = useStore<readonly MenuGroup[]>('menu.folded', [])
  const fold = (group: MenuGroup) =>
    setFolded(folded.includes(group) ? folded.filter((other) => other !== group) : [...folded, group])
  return (
    <Menu component="nav" role="navigation" aria-label={t('desktop.menu')}>
      <Menu.Item to={paths.home} role="link" leftIcon={<BuildingMark size={36} />} primaryText={t('app.name')} />
      <Entry to={paths.home} primaryText={t('nav.home')} leftIcon={<HomeIcon fontSize="small" />} />
      {MENU_GROUPS.map((group) => (
        <Group key={group} group={group} who={who} isFolded={folded.includes(group)} onFold={() => fold(group)} />
      ))}
      <Divider />
      <Entry to={paths.profile} primaryText={t('nav.profile')} leftIcon={<ProfileIcon fontSize="small" />} />
    </Menu>
  )
}

import { NavLink } from 'react-router'
import { BuildingMark } from '../../ui/elements/BuildingMark'
import { canAccess, type Who } from '../../domain/access/permissions'
import { definitions } from '../../resources/registry'
import { t } from '../../i18n/admin/desktop'
import { paths } from '../../paths'
import { Sidebar } from './barStyles'

const Entry = ({ to, label, end = false }: { to: string; label: string; end?: boolean }) => (
  <li>
    <NavLink to={to} end={end}>
      {label}
    </NavLink>
  </li>
)

/** The menu entries of one part of the menu, for the resources whose list the user may see. */
const entriesOf = (menu: 'main' | 'masters', who: Who) =>
  definitions
    .filter((definition) => definition.menu === menu && canAccess(who, definitions, definition.name, 'list'))
    .map(({ name, path, options }) => <Entry key={name} to={path} label={options.label} />)

/** The admin's menu beside every screen. */
export const SideMenu = ({ who }: { who: Who }) => (
  <Sidebar aria-label={t('desktop.menu')}>
    <NavLink className="brand" to={paths.home}>
      <BuildingMark size={36} />
      {t('app.name')}
    </NavLink>
    <ul>
      <Entry to={paths.home} label={t('nav.home')} end />
      {entriesOf('main', who)}
    </ul>
    <h2>{t('desktop.masters')}</h2>
    <ul>{entriesOf('masters', who)}</ul>
    <ul className="own">
      <Entry to={paths.profile} label={t('nav.profile')} />
    </ul>
  </Sidebar>
)

import { lazyScreen } from '../ui/layout/lazyScreen'

/** Parts of the app behind the login that belong to no resource; the code of each is fetched when it is first shown. */
export const DesktopBars = lazyScreen(() => import('../layout/desktop/DesktopBars'))
export const Home = lazyScreen(() => import('../pages/HomePage'))
export const Profile = lazyScreen(() => import('../pages/ProfilePage'))

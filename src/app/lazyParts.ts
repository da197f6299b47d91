export { OwnAccount } from '@/pages/account/lazyOwnAccount'
import { lazyScreen } from '@/ui/layout/lazyScreen'

/** The screens that need no session, besides the login. */
export const Setup = lazyScreen(() => import('@/pages/open/SetupPage'))
export const PasswordLink = lazyScreen(() => import('@/pages/open/LinkPage'))

/** The lazy components behind the login that belong to no resource. */
export const DesktopBars = lazyScreen(() => import('@/layout/desktop/DesktopBars'))
export const Home = lazyScreen(() => import('@/pages/HomePage'))
export const Desk = lazyScreen(async () => (await import('@/pages/desk/DeskPage')).DeskPage)
export const Profile = lazyScreen(() => import('@/pages/ProfilePage'))
export const OfferProfile = lazyScreen(() => import('@/resources/offer-profile/page/OfferProfilePage'))
/** In place of all other screens, while the server demands a second factor that an admin has yet to set up. */
export const MustSetUp = lazyScreen(async () => (await import('@/pages/account/MustSetUp')).MustSetUp)

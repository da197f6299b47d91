import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from '../app/App'
import { createProviders } from '../app/providers'
import { AuthServicesProvider } from '../auth-provider/useSession'
import { LoadingCards } from '../ui/feedback/LoadingCards'
import { Spinner } from '../ui/feedback/Spinner'
import { t } from '../i18n/translate'
import { Frame } from '../layout/Frame'
import { TabbedFrame } from '../layout/TabbedLayout'
import HomePage from '../pages/HomePage'
import { paths } from '../paths'
import { resourceFrames } from '../resources/frames'

export type Templates = {
  /** What each screen looks like before React. The login page is the very one that React takes over. */
  html: Record<string, string>
  /** The styles they need, and the names by which Emotion knows that it need not add them again. */
  css: string
  names: string[]
}

/** Whoever pressed 'Login' before React sees that it is under way; the words are React's own, which may not be changed under it. */
const SENDING = `[data-sending] form{pointer-events:none;opacity:.75}[data-sending] form [type=submit]{font-size:0}\
[data-sending] form [type=submit]::after{content:"${t('auth.submitting')}";font-size:1rem}`

const nobodyHome = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** Draws the screens as index.html is to have them: with the app's own components, so that nothing moves when React comes. */
export function renderTemplates(): Templates {
  const cache = createCache({ key: 'css' })
  // Emotion then keeps the styles instead of writing them between the elements.
  cache.compat = true
  const providers = createProviders({
    apiUrl: '/',
    sendIdempotencyKey: false,
    storage: nobodyHome,
    tabStorage: nobodyHome,
    target: new EventTarget(),
  })
  providers.session.open()

  const at = (path: string) =>
    function Router({ children }: { children: ReactNode }) {
      return <StaticRouter location={path}>{children}</StaticRouter>
    }
  const login = renderToString(
    <CacheProvider value={cache}>
      <App providers={providers} assetsUrl="/" router={at(paths.login)} />
    </CacheProvider>,
  )
  const drawn = (path: string, screen: ReactNode) =>
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <AuthServicesProvider value={providers}>
          <StaticRouter location={path}>
            <Frame data-layout="mobile">{screen}</Frame>
          </StaticRouter>
        </AuthServicesProvider>
      </CacheProvider>,
    )

  const html = {
    login,
    home: drawn(
      paths.home,
      <TabbedFrame>
        <HomePage />
      </TabbedFrame>,
    ),
    profile: drawn(
      paths.profile,
      <TabbedFrame>
        <div style={{ padding: '24px 16px' }}>
          <LoadingCards heights={[160]} />
        </div>
      </TabbedFrame>,
    ),
    desktop: drawn(paths.home, <Spinner full message={t('app.initialising')} />),
    ...Object.fromEntries(resourceFrames().map(({ name, path, drawing }) => [name, drawn(path, drawing)])),
  }
  const styles = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { html, css: styles.map(([, css]) => css).join('') + SENDING, names: styles.map(([name]) => name) }
}

import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter } from 'react-router'
import { baseCss } from '@theme/baseCss'
import { App } from '@/app/App'
import type { NewRouter } from '@/app/AppRouter'
import { createProviders } from '@/app/providers'
import { AuthServicesProvider } from '@/auth-provider/useSession'
import { MuiTheme } from '@/ui/layout/MuiTheme'
import type { LayoutKind } from '@/ui/layout/layoutKind'
import type { Slots } from '@/ui/layout/slots'
import { t } from '@/i18n/translate'
import { Frame } from '@/layout/Frame'
import { DesktopFrame } from '@/layout/desktop/DesktopFrame'
import { TabbedFrame } from '@/layout/TabbedLayout'
import HomePage from '@/pages/HomePage'
import { ProfileFrame } from '@/pages/ProfileFrame'
import { paths } from '@/paths'
import { homeFrames, resourceFrames, resourcePieces } from '@/resources/frames'
import { emotionNames } from '../emotionNames'
import { leanCss } from './leanCss'
import type { Holes } from '@/resources/earlyDrawing'

const REACT_ID = /_R_\w*_/g

/**
 * Makes a template: the texts of its holes become `{name}`. React's ids become one per copy, because two elements of a
 * page never share an id. A piece has one id at most.
 */
export function withHoles(html: string, holes: Holes): string {
  if (new Set(html.match(REACT_ID)).size > 1) throw new Error(`The template has several ids: ${html}`)
  const longestFirst = Object.entries(holes).sort(([, a], [, b]) => String(b).length - String(a).length)
  return longestFirst.reduce(
    (template, [name, text]) => {
      if (text === null || !template.includes(String(text)))
        throw new Error(`The template does not show its hole '${name}', '${text}'.`)
      return template.replaceAll(String(text), `{${name}}`)
    },
    html.replace(REACT_ID, 'early-{at}'),
  )
}

/** Templates by name, and their styles. */
export type Drawn = { html: Record<string, string>; css: string }

export type Templates = {
  /** The frame of each screen. The frame of the login is the real page, which React hydrates. */
  frames: Drawn
  /** What the early script fills with data, as `{resource}/{piece}`. Its styles are those that no frame has. */
  pieces: Drawn
}

/** Leaves out the classes that no style names: MUI gives an element up to eight. */
export function withoutIdleClasses(html: string, css: string): string {
  const styled = new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))
  return html.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const kept = classes.split(' ').filter((name) => styled.has(name))
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
  })
}

/** Emotion's styles as CSS. Throws if the CSS lost the name of one. */
function cssOf(styles: readonly (readonly [name: string, rules: string])[]): string {
  const css = leanCss(styles.map(([, rules]) => rules).join(''))
  const lost = styles.map(([name]) => name).filter((name) => !emotionNames(css).includes(name))
  if (lost.length > 0) throw new Error(`The styles of the frames do not name ${lost.join(', ')}.`)
  return css
}

/**
 * Shows that the login is under way if the user pressed 'Login' before React was ready. CSS replaces the button's text,
 * because React must find the HTML unchanged.
 */
const SENDING = `[data-sending] form{pointer-events:none;opacity:.75}[data-sending] form [type=submit]{font-size:0}\
[data-sending] form [type=submit]::after{content:"${t('auth.submitting')}";font-size:1rem}[data-held]{opacity:.6}`

const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

const atLogin: NewRouter = (routes) => createMemoryRouter(routes, { initialEntries: [paths.login] })

/** Renders the frames for index.html with the app's own components, so that nothing moves when React takes over. */
export function renderTemplates(slots: Slots): Templates {
  const cache = createCache({ key: 'css' })
  // With `compat` Emotion collects the styles instead of writing them between the elements.
  cache.compat = true
  const providers = createProviders({
    apiUrl: '/',
    sendIdempotencyKey: false,
    storage: emptyStorage,
    tabStorage: emptyStorage,
    target: new EventTarget(),
  })
  providers.session.open()

  const login = renderToString(
    <CacheProvider value={cache}>
      <App providers={providers} assetsUrl="/" slots={slots} newRouter={atLogin} />
    </CacheProvider>,
  )
  const render = (path: string, element: ReactNode) =>
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <AuthServicesProvider value={providers}>
          <MuiTheme>
            <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
          </MuiTheme>
        </AuthServicesProvider>
      </CacheProvider>,
    )
  const renderFrame = (path: string, screen: ReactNode, layout: LayoutKind = 'mobile') =>
    render(path, <Frame data-layout={layout}>{screen}</Frame>)

  const screens = {
    home: renderFrame(
      paths.home,
      <TabbedFrame>
        <HomePage parts={homeFrames()} />
      </TabbedFrame>,
    ),
    profile: renderFrame(
      paths.profile,
      <TabbedFrame>
        <ProfileFrame />
      </TabbedFrame>,
    ),
    desktop: renderFrame(paths.home, <DesktopFrame />, 'desktop'),
    ...Object.fromEntries(resourceFrames().map(({ name, path, element }) => [name, renderFrame(path, element)])),
  }
  const pieces = Object.fromEntries(
    resourcePieces().map(({ name, path, element, holes }) => [name, withHoles(render(path, element), holes)]),
  )
  // Emotion also collects a class that it merged into another one, and writes its styles again for
  // a screen of React. No element has it. Styles without a name are MUI's custom properties;
  // the base CSS has the properties that the frames use.
  const styles = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].includes(entry[0]),
  )
  const ofHtml = (...html: string[]) => {
    const used = styles.filter(([name]) => html.join().includes(`css-${name}`))
    const rules = used.map(([, text]) => text).join()
    return [...used, ...styles.filter(([name, text]) => text.startsWith('@keyframes') && rules.includes(name))]
  }
  const ofFrames = ofHtml(login, ...Object.values(screens))
  const css = cssOf(ofFrames)
  const cssOfPieces = cssOf(ofHtml(...Object.values(pieces)).filter((style) => !ofFrames.includes(style)))
  const all = baseCss + css + cssOfPieces
  const lean = Object.entries(screens).map(([name, html]) => [name, withoutIdleClasses(html, all)])
  return {
    frames: { html: { login, ...Object.fromEntries(lean) }, css: css + SENDING },
    pieces: { html: pieces, css: cssOfPieces },
  }
}

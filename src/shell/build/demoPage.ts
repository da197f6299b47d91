import type { Plugin } from 'vite'
import { paths } from '../../paths.ts'
import { runModule } from './buildShell.ts'

type Registry = typeof import('../../resources/registry')

/**
 * The first words of the screens' paths, and of the pages that anybody may open. They tell where the path of the folder
 * ends in an address that a host answers with its fallback page.
 */
const firstWords = (known: readonly string[]): string[] => [
  ...new Set([...known.flatMap((path) => path.split('/')[1] ?? []).filter(Boolean), 'p']),
]

/**
 * The folder of the demo, for the address of a screen that a host answered with its fallback page, and the address with
 * `#` that leads to the same screen. Null at the folder itself and at its index.html. The page runs it as text.
 */
export function screenIn(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  words: readonly string[],
): { folder: string; address: string } | null {
  if (pathname.endsWith('/') || pathname.endsWith('.html')) return null
  const last = pathname.lastIndexOf('/')
  const found = new RegExp(`^(.*?)/((?:${words.join('|')})(?:/.*)?)$`).exec(pathname)
  const [folder, path] = found ? [`${found[1]}/`, `/${found[2]}`] : [pathname.slice(0, last + 1), pathname.slice(last)]
  return { folder, address: `${folder}${search}#${path}${search}${hash}` }
}

/**
 * The page's files are below the folder, so the page is at the folder while it names them. At the root of a host the
 * screen's path comes back afterwards; elsewhere it stands behind `#` from now on. (A `base` is refused by our own policy.)
 */
const atFolder = (words: readonly string[]) =>
  `const own=location.href,at=(${screenIn.toString()})(location,${JSON.stringify(words)});` +
  `if(at)history.replaceState(history.state,'',at.folder==='/'?'/':at.address)`

const CODE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/** A browser preloads files that a page names, here below the wrong path. It reads no names in scripts. */
function withLaterCode(page: string): string {
  const code = JSON.stringify(page.match(CODE)?.join('') ?? '').replaceAll('</', '<\\/')
  const whole =
    "for(const link of document.querySelectorAll('link[href]'))link.href=link.href;" +
    "for(const face of document.querySelectorAll('[name=typeface]'))face.content=new URL(face.content,location.href)"
  const last = `document.write(${code});${whole};if(at?.folder==='/')history.replaceState(history.state,'',own)`
  return page.replace(CODE, '').replace('</head>', () => `<script>${last}</script></head>`)
}

/** Makes the demo's page fit any folder of any static host, with a fallback page and without (docs/demo.md). */
export function demoPagePlugin(): Plugin {
  let root = ''
  return {
    name: 'demo-page',
    apply: 'build',
    config: () => ({ base: './' }),
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: {
      order: 'post',
      async handler(page) {
        const { definitions } = await runModule<Registry>(root, 'src/resources/registry.ts')
        const words = firstWords([...Object.values(paths), ...definitions.map(({ path }) => path)])
        return {
          html: withLaterCode(page),
          tags: [{ tag: 'script', children: atFolder(words), injectTo: 'head-prepend' }],
        }
      },
    },
  }
}

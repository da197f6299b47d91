import compat from 'core-js-compat'
import { OLDEST_ENGINES } from '@/shell/build/oldestEngines'

/** core-js also lists what an engine has with a small fault, which is no reason to do without it. */
const ONLY_FAULTY =
  /^es\.(array\.(push|includes)|json\.(parse|stringify)|regexp\.flags)$|^web\.(immediate|structured-clone|dom-exception\..*|url-search-params\.(has|delete))$|\.constructor$|dispose$/

const CLASSES: Record<string, string> = { url: 'URL', json: 'JSON', 'url-search-params': 'URLSearchParams' }
const upper = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

type Member = { owner: string; name: string }

const membersOf = (modules: readonly string[]): Member[] =>
  modules.flatMap((module) => {
    const [kind, owner = '', name] = module.split('.')
    if (kind === 'esnext' || name === undefined || ONLY_FAULTY.test(module)) return []
    return [{ owner: CLASSES[owner] ?? upper(owner), name: camel(name) }]
  })

const known = compat({ targets: OLDEST_ENGINES, inverse: true }).list
const missing = compat({ targets: OLDEST_ENGINES }).list

/** Members of the language and of addresses that one of the oldest promised engines does not know. */
export const NEWER_MEMBERS: readonly Member[] = membersOf(missing)

/** Members of the page that core-js does not list. At least one of the three engines lacks each. */
export const NEWER_PAGE_MEMBERS: readonly Member[] = Object.entries({
  AbortSignal: ['any', 'timeout'],
  Blob: ['bytes'],
  CanvasRenderingContext2D: ['letterSpacing', 'fontKerning', 'filter', 'reset'],
  Document: ['startViewTransition', 'caretPositionFromPoint', 'moveBefore'],
  Element: ['checkVisibility', 'startViewTransition', 'moveBefore', 'setHTMLUnsafe', 'getHTML', 'role', 'ariaLabel'],
  HTMLElement: ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  HTMLScriptElement: ['fetchPriority'],
  IDBFactory: ['databases'],
  Intl: ['Segmenter', 'DurationFormat'],
  Navigator: [
    'share',
    'canShare',
    'connection',
    'userActivation',
    'userAgentData',
    'vibrate',
    'keyboard',
    'scheduling',
  ],
  Performance: ['memory'],
  ReadableStream: ['from'],
  Response: ['json'],
  Window: ['CloseWatcher', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'trustedTypes'],
  WindowMore: ['URLPattern', 'cookieStore', 'showSaveFilePicker', 'Highlight', 'EyeDropper', 'queryLocalFonts'],
}).flatMap(([owner, names]) => names.map((name) => ({ owner: owner.replace('More', ''), name })))

/** Takes members away from the page. It runs inside the page, so it uses nothing from outside. */
export function takeAway(members: readonly Member[]) {
  const own = globalThis as unknown as Record<string, { prototype?: object } | undefined>
  for (const { owner, name } of members) {
    const typed = Object.getPrototypeOf(Int8Array) as { prototype: object }
    const one = owner === 'Window' ? globalThis : owner === 'TypedArray' ? typed : own[owner]
    for (const place of [one, (one as { prototype?: object } | undefined)?.prototype])
      if (place) Reflect.deleteProperty(place, name)
  }
}

const oldNames = new Set(membersOf(known).map(({ name }) => name))

/** Finds newer members in code. A name that an older member has too is found with its class alone. */
export function newerIn(code: string): string[] {
  const found = NEWER_MEMBERS.flatMap(({ owner, name }) => {
    const isItsOwn = owner !== 'Iterator' && /[A-Z]/.test(name) && !oldNames.has(name)
    return new RegExp(`\\b${owner}\\.${name}\\b${isItsOwn ? `|\\.${name}\\b` : ''}`).exec(code)?.[0] ?? []
  })
  return [...new Set(found)]
}

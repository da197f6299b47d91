/** The open sheets, the top one last. */
const open: HTMLElement[] = []

/** The attributes that the open sheets have set on the other elements of the page. */
let covered: { element: Element; name: string }[] = []

/** `inert` keeps keys, pointers and screen readers out. Browsers before 2023 know only `aria-hidden`. */
const COVERS = ['inert', 'aria-hidden']

const isShown = ({ tagName }: Element) => !['SCRIPT', 'STYLE', 'TEMPLATE', 'LINK', 'NOSCRIPT'].includes(tagName)

/** Leaves the top sheet alone within reach (docs/product.md §14.2.4). Elements that were hidden before stay hidden. */
function coverPage(): void {
  for (const { element, name } of covered) element.removeAttribute(name)
  const top = open.at(-1)
  covered = (top ? [...document.body.children] : [])
    .filter((element) => element !== top && isShown(element))
    .flatMap((element) => COVERS.filter((name) => !element.hasAttribute(name)).map((name) => ({ element, name })))
  for (const { element, name } of covered) element.setAttribute(name, 'true')
}

/**
 * The page behind a sheet does not scroll, and keeps the place of its scrollbar. The style stands on `html`, because MUI
 * writes and restores its own lock on `body`.
 */
function lockScroll(isLocked: boolean): void {
  const { style, clientWidth } = document.documentElement
  if (isLocked && window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  if (!isLocked) style.scrollbarGutter = ''
  style.overflow = isLocked ? 'hidden' : ''
}

/** Covers the page with a sheet. The returned function takes the sheet away. */
export function coverWith(sheet: HTMLElement): () => void {
  open.push(sheet)
  lockScroll(true)
  coverPage()
  return () => {
    open.splice(open.indexOf(sheet), 1)
    coverPage()
    if (open.length === 0) lockScroll(false)
  }
}

export const isTopSheet = (sheet: HTMLElement | null): boolean => sheet !== null && open.at(-1) === sheet

/** Whether the focus is nowhere, or on something that the sheets have covered. */
export function isFocusLost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || covered.some(({ element }) => element.contains(focused))
}

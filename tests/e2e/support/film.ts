import type { Page, Route } from '@playwright/test'

/** A control that a frame shows: its place in px, and its colours. */
type Control = { box: readonly [x: number, y: number, width: number, height: number]; colours: string }
/** The controls of a frame by role, name, and number among those of the same role and name. */
export type Frame = Readonly<Record<string, Control>>

/**
 * Notes in each animation frame the controls that the viewport shows, on every document that the page opens from now on.
 * Frames that look alike are noted once. Returns a function that reads the film of the present document.
 */
export async function startFilm(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const INPUTS: Record<string, string> = { checkbox: 'checkbox', radio: 'radio', search: 'searchbox' }
    const TAGS: Record<string, string> = { A: 'link', BUTTON: 'button', TEXTAREA: 'textbox', SELECT: 'combobox' }
    const roleOf = (control: HTMLElement) =>
      control.role ?? TAGS[control.tagName] ?? INPUTS[(control as HTMLInputElement).type] ?? 'textbox'
    function nameOf(control: HTMLElement) {
      const labels = [...((control as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')
      // A number at a chip's corner is no part of its name.
      const mute = [...control.querySelectorAll('[aria-hidden=true]')].map((one) => one.textContent).join('')
      return control.ariaLabel ?? (labels || control.textContent.replace(mute, '').trim())
    }
    const isShown = (control: HTMLElement, { left, right, top, bottom }: DOMRect) =>
      right > Math.max(left, 0) &&
      bottom > Math.max(top, 0) &&
      left < innerWidth &&
      top < innerHeight &&
      control.checkVisibility({ visibilityProperty: true })

    function frameNow(): Frame {
      const frame: Record<string, Control> = {}
      const found = document.querySelectorAll<HTMLElement>('#root :is(a[href], button, input, textarea, select)')
      for (const control of found) {
        const box = control.getBoundingClientRect()
        if (!isShown(control, box)) continue
        const name = `${roleOf(control)} ${nameOf(control)}`
        let key = name
        for (let at = 2; key in frame; at += 1) key = `${name} (${at})`
        const { color, backgroundColor } = getComputedStyle(control)
        frame[key] = {
          box: [box.x, box.y, box.width, box.height],
          colours: `${color} on ${backgroundColor}`,
        }
      }
      return frame
    }

    const film: Frame[] = []
    Object.assign(window, { film })
    let last = ''
    const look = () => {
      const frame = frameNow()
      const looks = JSON.stringify(frame)
      if (looks !== last) film.push(frame)
      last = looks
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => (window as unknown as { film: Frame[] }).film)
}

const STILL_MS = 250

/** Waits until the controls have not changed for a moment. */
export const filmStands = (page: Page) =>
  page.evaluate(async (still) => {
    const { film } = window as unknown as { film: Frame[] }
    for (let count = -1; count !== film.length;) {
      count = film.length
      await new Promise((resolve) => setTimeout(resolve, still))
    }
  }, STILL_MS)

/** Holds the requests for such addresses until the returned function is called. */
export async function holdAll(page: Page, isHeld: (url: URL) => boolean): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isOpen = false
  await page.route(isHeld, (route) => (isOpen ? route.fallback() : void held.push(route)))
  return async () => {
    isOpen = true
    await Promise.all(held.splice(0).map((route) => route.fallback()))
    await page.unroute(isHeld)
  }
}

/** px that the browser's own rounding may move a control by. */
const ROUNDING = 0.5

/** What a thumb or an eye notices between two frames of a control that both have. */
function changeOf(before: Control, after: Control): string | null {
  const moved = after.box.map((px, at) => px - before.box[at]!)
  if (moved.some((px) => Math.abs(px) > ROUNDING)) return `moves by ${moved.map((px) => px.toFixed(1)).join(', ')}`
  return before.colours === after.colours ? null : `turns from ${before.colours} to ${after.colours}`
}

/** The controls that vanish from a frame to the next, or stand there otherwise than before, in words. */
export const unrestIn = (film: readonly Frame[]): string[] =>
  film.slice(1).flatMap((after, at) =>
    Object.entries(film[at]!).flatMap(([name, before]) => {
      const now = after[name]
      const change = now ? changeOf(before, now) : 'vanishes'
      return change === null ? [] : [`${name} ${change}`]
    }),
  )

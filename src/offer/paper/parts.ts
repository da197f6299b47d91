import { moved, type Block, type DrawnElement } from '../drawing/elements'

/**
 * A block of a page with the gap above it. `keepsNext`: the page does not end below this part. `isSection`: room that a page has
 * left may widen its gap.
 */
export type Part = Block & { gap: number; keepsNext?: boolean; isSection?: boolean }

/** Parts that stay on one page together. */
function groupsOf(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  let isOpen = false
  for (const part of parts) {
    if (isOpen) groups.at(-1)?.push(part)
    else groups.push([part])
    isOpen = part.keepsNext === true
  }
  return groups
}

/** Puts parts below each other. The first one needs no gap above it. */
export function column(parts: readonly Part[]): Block {
  let height = 0
  const elements: DrawnElement[] = []
  for (const [index, part] of parts.entries()) {
    const top = height + (index === 0 ? 0 : part.gap)
    elements.push(...moved(part.elements, 0, top))
    height = top + part.height
  }
  return { height, elements }
}

/** Divides parts into pages with the heights of `roomOn`. No part is cut. */
export function inPages(parts: readonly Part[], roomOn: (page: number) => number): Part[][] {
  const pages: Part[][] = []
  let page: Part[] = []
  for (const group of groupsOf(parts)) {
    const longer = [...page, ...group]
    const isFull = page.length > 0 && column(longer).height > roomOn(pages.length)
    if (isFull) pages.push(page)
    page = isFull ? group : longer
  }
  return [...pages, page]
}

/** Widens the gaps above the sections of a page by its spare height, but by at most `most` each. */
export function spread(parts: readonly Part[], spare: number, most: number): Part[] {
  const sections = parts.filter(({ isSection }, place) => isSection && place > 0).length
  const more = Math.max(0, Math.min(most, spare / (sections + 1)))
  return parts.map((part) => (part.isSection ? { ...part, gap: part.gap + more } : part))
}

import { cornersOf, type Measure, type PictureElement } from '@/offer/drawing/elements'

/** A typeface whose letters are all alike. */
export const measure: Measure = (text, { size }) => [...text].length * size * 0.55

/** All texts of a drawing, in their order. */
export const written = (elements: readonly PictureElement[]): string =>
  elements
    .flatMap((element) => (element.kind === 'text' ? [element.text] : []))
    .join(' ')
    .replaceAll('\u00A0', ' ')

export function extentOf(element: PictureElement) {
  if (element.kind === 'box' || element.kind === 'image' || element.kind === 'logo')
    return { left: element.x, right: element.x + element.width, top: element.y, bottom: element.y + element.height }
  if (element.kind === 'shape') {
    const corners = cornersOf(element)
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  }
  const width = measure(element.text, element.font)
  const left = element.align === 'left' ? element.x : element.x - width
  return { left, right: left + width, top: element.y - element.font.size, bottom: element.y + element.font.size * 0.3 }
}

/** Whether an element lies on a page of this size. */
export function liesOn(page: { width: number; height: number }, element: PictureElement): boolean {
  const { left, right, top, bottom } = extentOf(element)
  return left >= 0 && right <= page.width + 0.01 && top >= 0 && bottom <= page.height
}

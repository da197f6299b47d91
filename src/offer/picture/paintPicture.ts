import { type as typeface } from '../../../theme/tokens'
import type { DrawnElement, Font, Measure, StarElement } from '../drawing/elements'
import { starCorners } from '../drawing/star'
import { FACE } from './loadTypeface'

/** The typefaces of a drawn offer: the theme's typeface, or else the phone's own. */
export const FAMILY = `'${FACE}', ${typeface.family}`

export const fontOf = ({ size, weight }: Font) => `${weight} ${size}px ${FAMILY}`

/** Measures texts as a canvas draws them. */
export function measureOn(context: CanvasRenderingContext2D): Measure {
  return (text, font) => {
    context.font = fontOf(font)
    return context.measureText(text).width
  }
}

function starPath(context: CanvasRenderingContext2D, star: StarElement) {
  context.beginPath()
  for (const [x, y] of starCorners(star)) context.lineTo(x, y)
  context.closePath()
}

/** Paints placed elements in their order. */
export function paint(context: CanvasRenderingContext2D, elements: readonly DrawnElement[]): void {
  context.textBaseline = 'alphabetic'
  for (const element of elements) {
    context.fillStyle = element.colour
    if (element.kind === 'text') {
      context.font = fontOf(element.font)
      context.textAlign = element.align
      context.fillText(element.text, element.x, element.y)
      continue
    }
    if (element.kind === 'star') starPath(context, element)
    else {
      context.beginPath()
      context.roundRect(element.x, element.y, element.width, element.height, element.radius)
    }
    context.fill()
  }
}

/** The elements of a drawn offer: a layout step places them, and the canvas or the PDF paints them. */

export type Font = { size: number; weight: number }

/** `y` is the text's baseline. */
export type TextElement = {
  kind: 'text'
  x: number
  y: number
  text: string
  font: Font
  colour: string
  align: 'left' | 'right'
}
export type BoxElement = {
  kind: 'box'
  x: number
  y: number
  width: number
  height: number
  colour: string
  radius: number
}
/** A star of five points inside a square of this size. */
export type StarElement = { kind: 'star'; x: number; y: number; size: number; colour: string }

/** The logo of the business: a JPEG as base64. */
export type LogoElement = { kind: 'logo'; x: number; y: number; width: number; height: number; logo: string }

export type DrawnElement = TextElement | BoxElement | StarElement | LogoElement

/** The width of a text in a font, in the units of the drawing. */
export type Measure = (text: string, font: Font) => number

/** A drawn part: its elements, placed from its own top left corner, and the space that it takes. */
export type Block = { height: number; elements: readonly DrawnElement[] }

export const moved = (elements: readonly DrawnElement[], dx: number, dy: number): DrawnElement[] =>
  elements.map((element) => ({ ...element, x: element.x + dx, y: element.y + dy }))

/** Puts blocks below each other with a gap between them. Blocks without height take no gap. */
export function stacked(blocks: readonly Block[], gap: number): Block {
  const shown = blocks.filter(({ height }) => height > 0)
  let top = 0
  const elements = shown.flatMap((block) => {
    const placed = moved(block.elements, 0, top)
    top += block.height + gap
    return placed
  })
  return { height: Math.max(0, top - gap), elements }
}

/** Moves a block right and gives it space above and below. */
export const padded = ({ height, elements }: Block, inline: number, above: number, below = above): Block => ({
  height: height + above + below,
  elements: moved(elements, inline, above),
})

/** Lays a box under a block. */
export const boxed = (block: Block, width: number, colour: string, radius: number): Block => ({
  height: block.height,
  elements: [{ kind: 'box', x: 0, y: 0, width, height: block.height, colour, radius }, ...block.elements],
})

export const NOTHING: Block = { height: 0, elements: [] }

const POINTS = 5

/** The ten corners of a star, clockwise from its top. */
export function starCorners({ x, y, size }: StarElement): (readonly [number, number])[] {
  return Array.from({ length: 2 * POINTS }, (_, corner) => {
    const radius = corner % 2 === 0 ? size / 2 : size / 4.6
    const angle = (corner * Math.PI) / POINTS - Math.PI / 2
    return [x + size / 2 + radius * Math.cos(angle), y + size / 2 + radius * Math.sin(angle)]
  })
}

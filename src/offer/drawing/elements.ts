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
export type Point = readonly [x: number, y: number]
/** A filled outline. Its corners are told from its own place. */
export type ShapeElement = { kind: 'shape'; x: number; y: number; points: readonly Point[]; colour: string }
/** A photo or a logo in a box. `cover` fills the box and cuts what is over; `contain` shows all of it, from the left. */
export type ImageElement = {
  kind: 'image'
  x: number
  y: number
  width: number
  height: number
  /** The path that the API names. */
  path: string
  fit: 'cover' | 'contain'
}

/** The logo of the business: a JPEG as base64. */
export type LogoElement = { kind: 'logo'; x: number; y: number; width: number; height: number; logo: string }

export type DrawnElement = TextElement | BoxElement | ShapeElement | LogoElement
/** A picture has photos, and paper has none. */
export type PictureElement = DrawnElement | ImageElement

/** The width of a text in a font, in the units of the drawing. */
export type Measure = (text: string, font: Font) => number

/** A drawn part: its elements, placed from its own top left corner, and the space that it takes. */
export type Block<E extends PictureElement = DrawnElement> = { height: number; elements: readonly E[] }

export const moved = <E extends PictureElement>(elements: readonly E[], dx: number, dy: number): E[] =>
  elements.map((element) => ({ ...element, x: element.x + dx, y: element.y + dy }))

/** Puts blocks below each other with a gap between them. Blocks without height take no gap. */
export function stacked<E extends PictureElement>(blocks: readonly Block<E>[], gap: number): Block<E> {
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
export const padded = <E extends PictureElement>(
  { height, elements }: Block<E>,
  inline: number,
  above: number,
  below = above,
): Block<E> => ({
  height: height + above + below,
  elements: moved(elements, inline, above),
})

/** Lays a box under a block. */
export const boxed = (block: Block, width: number, colour: string, radius: number): Block => ({
  height: block.height,
  elements: [{ kind: 'box', x: 0, y: 0, width, height: block.height, colour, radius }, ...block.elements],
})

export const NOTHING: Block = { height: 0, elements: [] }

/** The corners of a shape on its page. */
export const cornersOf = ({ x, y, points }: ShapeElement): Point[] => points.map(([dx, dy]) => [x + dx, y + dy])

import type { Holes } from '@/resources/earlyDrawing'
import { nameStyles } from '../emotionNames'

/** The build replaces this name with all templates of the pieces and with their styles. */
declare const PIECES: { html: Readonly<Record<string, string>>; css: string }
/** Nothing else says the name: the script would hold the templates twice. */
const pieces = () => PIECES

const HOLE = /\{(\w+)\}/

/**
 * A text of a template with holes. `element` counts the template's elements in document order, and
 * `where` is the name of an attribute or the place of a text among the element's children. Every
 * second one of the parts, from the second on, is the name of a hole.
 */
type Spot = { element: number; where: string | number; parts: string[] }

type Template = { content: DocumentFragment; spots: Spot[] }

/** By their HTML. */
const known = new Map<string, Template>()

/** Looks for the holes of a template, once: most elements have none, and reading all attributes takes a phone long. */
function spotsOf(content: DocumentFragment): Spot[] {
  const spots: Spot[] = []
  for (const [element, { attributes, childNodes }] of content.querySelectorAll('*').entries()) {
    const add = (where: string | number, text: string) => {
      const parts = text.split(HOLE)
      if (parts.length > 1) spots.push({ element, where, parts })
    }
    for (const { name, value } of attributes) add(name, value)
    for (const [place, node] of childNodes.entries()) if (node instanceof Text) add(place, node.data)
  }
  return spots
}

/** Adds the styles of the pieces to the page. */
export function addPieceStyles(): void {
  const { css } = pieces()
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
  nameStyles(css)
}

function templateOf(piece: string): Template {
  const html = pieces().html[piece]
  if (html === undefined) throw new Error(`There is no template ${piece}`)
  const before = known.get(html)
  if (before) return before
  const template = document.createElement('template')
  template.innerHTML = html
  const { content } = template
  const made = { content, spots: spotsOf(content) }
  known.set(html, made)
  return made
}

/** Removes an element. A dot between two parts goes with the part beside it, and an empty parent goes with its last child. */
function remove(element: Element): void {
  const parent = element.parentElement
  element.remove()
  if (!parent) return
  for (const edge of [parent.firstElementChild, parent.lastElementChild])
    if (edge?.matches('span[aria-hidden]')) edge.remove()
  if (!parent.childElementCount) remove(parent)
}

/**
 * Copies the template of a piece and puts texts into its holes, which are written `{name}`. The texts become text nodes
 * and values of attributes, never markup. The element of a text goes if its hole is null.
 */
export function fillTemplate(piece: string, holes: Holes): HTMLElement {
  const { content, spots } = templateOf(piece)
  const copy = document.importNode(content, true)
  const elements = copy.querySelectorAll('*')
  const missing: Element[] = []
  for (const { element: at, where, parts } of spots) {
    const element = elements[at] as Element
    const text = parts.map((part, index) => (index % 2 ? String(holes[part] ?? '') : part)).join('')
    if (typeof where === 'string') element.setAttribute(where, text)
    else if (text === '' && holes[parts[1] ?? ''] === null) missing.push(element)
    else (element.childNodes[where] as Text).data = text
  }
  missing.forEach(remove)
  return copy.firstElementChild as HTMLElement
}

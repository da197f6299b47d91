import type { Holes } from '../../resources/earlyDrawing'

const HOLE = /\{(\w+)\}/g

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
 * and values of attributes, never markup.
 */
export function fillTemplate(piece: string, holes: Holes): HTMLElement {
  const template = document.getElementById(`shell-${piece}`) as HTMLTemplateElement
  const copy = document.importNode(template.content, true)
  const put = (text: string) => text.replace(HOLE, (_, name: string) => String(holes[name] ?? ''))
  const missing: Element[] = []
  for (const element of copy.querySelectorAll('*')) {
    for (const attribute of element.attributes)
      if (attribute.value.includes('{')) attribute.value = put(attribute.value)
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || !node.data.includes('{')) continue
      if (holes[node.data.slice(1, -1)] === null) missing.push(element)
      else node.data = put(node.data)
    }
  }
  missing.forEach(remove)
  return copy.firstElementChild as HTMLElement
}

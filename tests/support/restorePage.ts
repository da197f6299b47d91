import { afterEach, beforeEach } from 'vitest'

/**
 * Gives the page its own elements and address back after each test. Other files of the worker use the same page, and Testing Library and
 * Emotion keep its head and body. Call it once per test file.
 */
export function restorePageAfterEach() {
  const { documentElement: html, head, body } = document
  let inHead: Node[] = []
  let attributes: [name: string, value: string][] = []
  const namesOf = () => html.getAttributeNames()
  beforeEach(() => {
    inHead = [...head.childNodes]
    attributes = namesOf().map((name) => [name, html.getAttribute(name) ?? ''])
  })
  afterEach(() => {
    html.replaceChildren(head, body)
    head.replaceChildren(...inHead)
    for (const name of namesOf()) html.removeAttribute(name)
    for (const [name, value] of attributes) html.setAttribute(name, value)
    window.history.replaceState(null, '', '/')
  })
}

import { afterEach, beforeEach } from 'vitest'

/**
 * Gives the page its own elements back after each test. Other files of the worker use the same page, and Testing Library and
 * Emotion keep its head and body. Call it once per test file.
 */
export function restorePageAfterEach() {
  const { documentElement: html, head, body } = document
  let inHead: Node[] = []
  let attributes: string[] = []
  beforeEach(() => {
    inHead = [...head.childNodes]
    attributes = html.getAttributeNames()
  })
  afterEach(() => {
    html.replaceChildren(head, body)
    head.replaceChildren(...inHead)
    for (const name of html.getAttributeNames()) if (!attributes.includes(name)) html.removeAttribute(name)
  })
}

import { selectorTest } from './selectorTest'

/** What a search found, as the tests and the app read a `NodeList`. */
class Found extends Array<Element> {
  item(index: number) {
    return this[index] ?? null
  }
}

function* elementsIn(root: Node, test: (element: Element) => boolean) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
  while (walker.nextNode()) if (test(walker.currentNode as Element)) yield walker.currentNode as Element
}

type Searched = Pick<Element, 'querySelector' | 'querySelectorAll'>

function quickSearch(searched: Searched) {
  const { querySelector, querySelectorAll } = searched
  Object.assign(searched, {
    querySelector(this: Element, selector: string) {
      const test = selectorTest(selector)
      if (!test) return querySelector.call(this, selector)
      return elementsIn(this, test).next().value ?? null
    },
    querySelectorAll(this: Element, selector: string) {
      const test = selectorTest(selector)
      return test ? Found.from(elementsIn(this, test)) : querySelectorAll.call(this, selector)
    },
  })
}

let installedIn: Window | undefined

/**
 * Speeds up searches by plain selectors (docs/decisions/0090-quick-selectors.md). Role queries and the styles of Emotion
 * match thousands of elements with such selectors, and jsdom took a tenth of a test's time for it.
 */
export function quickSelectors() {
  if (installedIn === window) return
  installedIn = window
  for (const searched of [Element.prototype, Document.prototype, DocumentFragment.prototype]) quickSearch(searched)
  const { matches } = Element.prototype
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      const test = selectorTest(selector)
      return test ? test(this) : matches.call(this, selector)
    },
  })
}

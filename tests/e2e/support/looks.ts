import type { Page } from '@playwright/test'

/** The cards of the list. */
export const ROW = 'main .rows > div'

/** Elements node by node: tags, texts and attributes. A number replaces each id, because React's differ. */
export const looks = (page: Page, selector = ROW) =>
  page.evaluate((selector) => {
    const ids: string[] = []
    const named = (name: string, value: string) => {
      if (name !== 'id' && name !== 'aria-labelledby') return value
      if (!ids.includes(value)) ids.push(value)
      return String(ids.indexOf(value))
    }
    const look = (node: Node): unknown => {
      if (!(node instanceof Element)) return node.textContent
      const attributes = [...node.attributes].map(({ name, value }) => [
        name,
        name === 'style' ? (node as HTMLElement).style.cssText.replaceAll(/: ?/g, ':') : named(name, value),
      ])
      return [node.localName, Object.fromEntries(attributes), [...node.childNodes].map(look)]
    }
    return [...document.querySelectorAll(selector)].map(look)
  }, selector)

/** The layout shift of the page so far (CLS). */
export const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )

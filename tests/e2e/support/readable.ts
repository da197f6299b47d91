import type { Page } from '@playwright/test'
import { expect, still } from './support'

/** Doubles the size of the text, as a browser's own setting does. */
export const enlargeText = (page: Page) =>
  page.addInitScript(() => {
    const enlarge = () => {
      if (document.documentElement) document.documentElement.style.fontSize = '200%'
    }
    enlarge()
    new MutationObserver(enlarge).observe(document, { childList: true })
  })

/** Draws every text in a typeface that is wider than the app's own. */
export const useWideFace = (page: Page) =>
  page.addInitScript(() => {
    const face = new CSSStyleSheet()
    face.replaceSync('* { font-family: "DejaVu Sans", Verdana, sans-serif !important }')
    document.adoptedStyleSheets = [face]
  })

/**
 * Finds text that cannot be read: a page wider than the phone, text outside it, cut-off words, and broken words that would
 * fit on one line. A row of chips or months and a table of figures scroll inside their own boxes.
 */
function unreadable(): string[] {
  const found: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const holder = text.parentElement!
    if (
      !text.data.trim() ||
      !holder.checkVisibility() ||
      holder.closest('template, script, [aria-live], [style*="clip"]')
    )
      continue
    const style = getComputedStyle(holder)
    let around: Element | null = holder
    while (around && getComputedStyle(around).clip === 'auto') around = around.parentElement
    if (around) continue
    const line = text.data.trim().slice(0, 40)
    // Package names may be cut after some lines; an ellipsis shows it.
    if (
      style.overflow === 'hidden' &&
      style.webkitLineClamp === 'none' &&
      (holder.scrollWidth > holder.clientWidth + 1 || holder.scrollHeight > holder.clientHeight + 2)
    )
      found.push(`cut off: ${line}`)
    for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const isScrolled = holder.closest(
        '[role=group]:is([aria-label=Status], [aria-label="Bulan"], [aria-label="Saring"], [tabindex="0"])',
      )
      if (!isScrolled && range.getBoundingClientRect().right > innerWidth + 1) found.push(`outside: ${word} in ${line}`)
      // The lines behind an ellipsis have places too, below their box.
      const { bottom } = holder.getBoundingClientRect()
      const parts = [...range.getClientRects()].filter(({ width, top }) => width > 0 && top < bottom - 4)
      const length = parts.reduce((sum, { width }) => sum + width, 0)
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1 && length < innerWidth * 0.6)
        found.push(`broken: ${word} in ${line}`)
    }
  }
  return [...new Set(found)]
}

/** Expects that every text can be read. */
export async function expectReadable(page: Page, screen: string): Promise<void> {
  await still(page)
  await expect.poll(() => page.evaluate(unreadable), screen).toEqual([])
}

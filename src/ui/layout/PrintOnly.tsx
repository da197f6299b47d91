import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** On paper nothing of the app is left but these contents. The sheet under a modal hides the page's overflow, so that is undone. */
const CSS = `
[data-print] { display: none; }
@page { size: A4; margin: 0; }
@media print {
  html, body { background: #fff !important; overflow: visible !important; height: auto !important; padding: 0 !important; }
  body > :not([data-print]) { display: none !important; }
  [data-print] { display: block; word-spacing: 0; }
  [data-print]:has(~ [data-print]) { display: none; }
  [data-print] > p { padding: 20mm; }
}`

/** Contents that a print shows in place of the screen. Of several the last ones count: those of an open sheet. */
export const PrintOnly = ({ children }: { children: ReactNode }) =>
  createPortal(
    <div data-print>
      <style>{CSS}</style>
      {children}
    </div>,
    document.body,
  )

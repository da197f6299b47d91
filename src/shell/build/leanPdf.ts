import type { Plugin } from 'vite'

/** Packages with which jsPDF draws HTML, SVG and PNG. We use none of these (docs/decisions/0082-jspdf.md). */
const UNUSED = ['canvg', 'dompurify', 'fast-png', 'html2canvas']
const EMPTY = '\0not-in-our-pdf'

/** Leaves jsPDF's optional parts out of the build. */
export const leanPdfPlugin = (): Plugin => ({
  name: 'lean-pdf',
  enforce: 'pre',
  resolveId: (source, importer) =>
    UNUSED.includes(source) && importer?.includes('/node_modules/jspdf/') ? EMPTY : undefined,
  load: (id) => (id === EMPTY ? 'export const decode = undefined; export default undefined' : undefined),
})

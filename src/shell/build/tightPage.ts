import type { Plugin } from 'vite'

/** Takes the lines and indents between the elements out of index.html, which every visit fetches. Use it after the shell's plugin. */
export const tightPagePlugin = (): Plugin => ({
  name: 'tight-page',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (page) => page.replace(/>\n\s*</g, '><') },
})

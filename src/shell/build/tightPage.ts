import type { Plugin } from 'vite'

/** A page without the lines and indents between the elements, and inside those of its head. */
export const tightPage = (page: string): string =>
  page
    .replace(/>\n\s*</g, '><')
    .replace(/<(?:meta|link)\b[^>]*>/g, (tag) => tag.replace(/\s+/g, ' ').replace(/ ?\/>$/, '>'))

/** Makes index.html shorter, which every visit fetches. Use it after the shell's plugin. */
export const tightPagePlugin = (): Plugin => ({
  name: 'tight-page',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: tightPage },
})

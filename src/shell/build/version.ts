import type { Plugin } from 'vite'

/** Has index.html tell the app's version, which Profil shows (docs/product.md §20.3.4). `stampApp` adds the commit to a build. */
export const versionPlugin = (version: string): Plugin => ({
  name: 'version',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }],
})

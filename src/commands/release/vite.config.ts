import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { chunkListPlugin } from '../../shell/build/chunkList.ts'

/** Builds the server with all its packages into one file, which runs on Node alone. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../../..'),
  publicDir: false,
  resolve: { tsconfigPaths: true },
  plugins: [chunkListPlugin()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/partner-api/release.ts',
    outDir: '.cache/server',
    emptyOutDir: true,
    target: 'node20.19',
    // Stacks in the log stay readable, and the file is read once.
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'program.js', codeSplitting: false },
      // PGlite's own runtime evaluates code that it ships.
      onwarn: (warning, warn) => (warning.code === 'EVAL' ? undefined : warn(warning)),
    },
  },
})

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { readEnv } from './src/app/readEnv.ts'
import { packageListPlugin } from './src/shell/packageList.ts'
import { shellPlugin } from './src/shell/plugin.ts'
import { pwaPlugin } from './src/shell/pwa.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The test files that need modules of their own: those that install IndexedDB, or load or replace modules anew. All other
 * files of a worker share one set of loaded modules, which takes a third of the time from a whole run.
 */
function filesWithOwnModules(): string[] {
  const needsOwn = /\/support\/persisted'|\/bootPage'|\bvi\.(resetModules|mock|doMock)\(/
  return readdirSync(here('tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file}`)
    .filter((file) => needsOwn.test(readFileSync(here(file), 'utf8')))
}

// A build may take place where there are no tests.
const OWN_MODULES = process.env.VITEST ? filesWithOwnModules() : []

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, import.meta.dirname, 'VITE_'), ...process.env }
  const isDemo = env.VITE_DEMO === 'true'
  return {
    plugins: [
      react(),
      shellPlugin({ ...readEnv(env), screens: !isDemo }),
      !isDemo && pwaPlugin(),
      !isDemo && packageListPlugin('.cache/dist-packages.json'),
    ],
    publicDir: 'theme/static',
    // The alias leaves out react-admin's default router provider, because SignedInArea.tsx passes our own.
    resolve: {
      alias: [
        { find: /^.*\/adapters\/reactRouterProvider\.js$/, replacement: here('src/app/routerProvider.ts') },
        // The alias leaves out ra-core's CSV writer, because the desktop uses domain/values/csv.ts.
        { find: /^jsonexport\/dist\/index\.js$/, replacement: here('src/app/noCsv.ts') },
        // The alias leaves out the English grammar of react-admin's default labels, because all labels are given.
        { find: /^inflection$/, replacement: here('src/app/noInflection.ts') },
      ],
    },
    build: {
      target: 'es2022',
      sourcemap: false,
      manifest: true,
      chunkSizeWarningLimit: 600,
    },
    server: { proxy: { '/api': api, '/media': api } },
    test: {
      environment: 'jsdom',
      // Node loads the router's ES module for ra-core. Without this alias the app would import the CommonJS module, and
      // the page would have two routers with separate contexts.
      alias: [{ find: /^react-router$/, replacement: here('node_modules/react-router/dist/development/index.mjs') }],
      setupFiles: ['tests/support/setup.ts'],
      testTimeout: 20_000,
      // By default Vitest leaves one core to itself. On two cores the tests then took twice as long.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: { name: 'shared', isolate: false, include: ['tests/**/*.test.{ts,tsx}'], exclude: OWN_MODULES },
        },
        { extends: true, test: { name: 'own', include: OWN_MODULES } },
      ],
    },
  }
})

import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { readEnv } from './src/app/readEnv.ts'
import { BUILD_TARGET } from './src/shell/build/oldestEngines.ts'
import { leanPdfPlugin } from './src/shell/build/leanPdf.ts'
import { chunkListPlugin } from './src/shell/build/chunkList.ts'
import { shellPlugin } from './src/shell/build/plugin.ts'
import { tightPagePlugin } from './src/shell/build/tightPage.ts'
import { versionPlugin } from './src/shell/build/version.ts'
import { demoPagePlugin } from './src/shell/build/demoPage.ts'
import { pwaPlugin } from './src/shell/build/pwa.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string }

/**
 * A test file's name says what it runs in (docs/testing.md). Files of one kind share one set of loaded modules per worker.
 * Only files of `own` share nothing: these replace modules, or say at their top why they need modules of their own.
 */
const TEST_FILES = {
  processes: ['tests/**/*.process.test.ts'],
  node: ['tests/**/!(*.dom|*.process|*.own).test.ts'],
  screens: ['tests/**/*.dom.test.ts', 'tests/**/!(*.own).test.tsx'],
  own: ['tests/**/*.own.test.{ts,tsx}'],
}

/** Files that take long, half of them because they wait for processes. They begin first, side by side. */
const FIRST = ['kills/', 'partner-api/stores/pglite', 'failover/', 'partner-api/fuzz/', 'partner-api/server', 'build/']

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = FIRST.findIndex((path) => moduleId.startsWith(here(`tests/${path}`)))
  return rank < 0 ? FIRST.length : rank
}

/** Runs the files of a kind one after another: a worker is thrown away as soon as the next file is of another kind. */
class KindByKind extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
    return Object.keys(TEST_FILES).flatMap((kind) => sorted.filter(({ project }) => project.name === kind))
  }
}

// docs/testing.md: CI runs a failed test of screens and of processes once more and names it as flaky.
const RETRIES = process.env.CI ? 1 : 0

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, import.meta.dirname, 'VITE_'), ...process.env }
  const isDemo = env.VITE_DEMO === 'true'
  return {
    plugins: [
      react(),
      leanPdfPlugin(),
      versionPlugin(version),
      shellPlugin({ ...readEnv(env), screens: !isDemo }),
      tightPagePlugin(),
      isDemo ? demoPagePlugin() : pwaPlugin(),
      chunkListPlugin(),
    ],
    publicDir: 'theme/static',
    resolve: { tsconfigPaths: true },
    build: {
      target: BUILD_TARGET,
      sourcemap: false,
      manifest: true,
      chunkSizeWarningLimit: 800,
    },
    server: { proxy: { '/api': api, '/media': api, '^/p/': api } },
    test: {
      environment: 'jsdom',
      // Node loads the router's ES module for ra-core. Without this alias the app would import the CommonJS module, and
      // the page would have two routers with separate contexts.
      alias: [{ find: /^react-router$/, replacement: here('node_modules/react-router/dist/development/index.mjs') }],
      setupFiles: ['tests/support/setup.ts'],
      testTimeout: 20_000,
      // By default Vitest leaves one core to itself. Some files wait for processes, so there is one worker more than cores.
      maxWorkers: availableParallelism() + 1,
      // Tests make much short-lived garbage. A larger young generation (in MB) spares V8 most of its collections. No test
      // runs PGlite's WebAssembly for so long that V8 should optimise it.
      execArgv: ['--max-semi-space-size=64', '--liftoff-only'],
      sequence: { sequencer: KindByKind },
      // Keeps transformed modules for the next run. `npx vitest --clearCache` empties the folder.
      experimental: { fsModuleCache: true, fsModuleCachePath: here('.cache/vitest') },
      projects: [
        { extends: true, test: { name: 'screens', isolate: false, retry: RETRIES, include: TEST_FILES.screens } },
        { extends: true, test: { name: 'node', isolate: false, environment: 'node', include: TEST_FILES.node } },
        {
          extends: true,
          test: {
            name: 'processes',
            isolate: false,
            environment: 'node',
            retry: RETRIES,
            include: TEST_FILES.processes,
          },
        },
        { extends: true, test: { name: 'own', retry: RETRIES, include: TEST_FILES.own } },
      ],
    },
  }
})

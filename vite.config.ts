import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { readEnv } from './src/app/readEnv.ts'
import { shellPlugin } from './src/shell/plugin.ts'
import { pwaPlugin } from './src/shell/pwa.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The phone loads few files: for the login, the list, the other pages, the sheets, the wizard. Each chunk also takes
 * the imports that no earlier chunk has. Calendar and desktop have separate chunks.
 */
const PHONE_CHUNKS = [
  { name: 'app', test: /src\/index\.tsx$/, priority: 5 },
  { name: 'area', test: /src\/(app\/SignedInArea|resources\/umroh-regular\/list\/PackageListPage)\.tsx$/, priority: 4 },
  {
    name: 'pages',
    test: /src\/(pages\/(Home|Profile)Page|resources\/umroh-regular\/detail\/PackageDetailPage)\.tsx$/,
    priority: 3,
  },
  {
    name: 'sheet',
    test: /src\/(ui\/sheet\/BottomSheet|resources\/umroh-regular\/list\/DuplicateSheet)\.tsx$/,
    priority: 2,
  },
  { name: 'wizard', test: /src\/resources\/umroh-regular\/wizard\/Package(Create|Edit)Page\.tsx$/, priority: 1 },
]

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, import.meta.dirname, 'VITE_'), ...process.env }
  const isDemo = env.VITE_DEMO === 'true'
  return {
    plugins: [react(), shellPlugin({ ...readEnv(env), screens: !isDemo }), !isDemo && pwaPlugin()],
    publicDir: 'theme/static',
    // Leaves out react-admin's default router adapter, because SignedInArea.tsx passes ours.
    resolve: {
      alias: [
        { find: /^.*\/adapters\/reactRouterProvider\.js$/, replacement: here('src/app/routerProvider.ts') },
        // Leaves out ra-core's CSV writer, because the desktop uses domain/values/csv.ts.
        { find: /^jsonexport\/dist\/index\.js$/, replacement: here('src/app/noCsv.ts') },
      ],
    },
    build: {
      target: 'es2022',
      sourcemap: false,
      manifest: true,
      chunkSizeWarningLimit: 600,
      rolldownOptions: { output: { codeSplitting: { groups: PHONE_CHUNKS } } },
    },
    server: { proxy: { '/api': api, '/media': api } },
    test: {
      environment: 'jsdom',
      // Node gives ra-core the router's ES module; without this the app's own import is its CommonJS twin, and there are two routers.
      alias: [{ find: /^react-router$/, replacement: here('node_modules/react-router/dist/development/index.mjs') }],
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/setup.ts'],
      testTimeout: 20_000,
    },
  }
})

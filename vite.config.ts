import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

export default defineConfig({
  plugins: [react()],
  publicDir: 'theme/static',
  build: { target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 600 },
  server: { proxy: { '/api': api, '/media': api } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 20_000,
  },
})

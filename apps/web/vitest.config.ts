import { defineConfig } from 'vitest/config'
import { lawFiles } from './scripts/law-plugin.mjs'

const conditions = ['@mahjudge/source', 'module', 'node', 'development|production']

export default defineConfig({
  plugins: [lawFiles()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/setup.ts'],
    allowOnly: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})

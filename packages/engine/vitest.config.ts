import { defineConfig } from 'vitest/config'

// Vitest replaces its default conditions when any are named, so the usual ones are listed too.
const conditions = ['@mahjudge/source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/build.ts'],
    setupFiles: ['test/setup.ts'],
    allowOnly: false,
    // Long enough for a busy machine: how fast something is, the benchmark says.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**', '.tsc/**', '.runtime/**', 'e2e/**'],
    environment: 'node',
    globalSetup: ['platform/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Dates in tests must not depend on the machine's zone.
    env: { TZ: 'UTC' },
  },
})

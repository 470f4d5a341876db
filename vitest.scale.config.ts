import { defineConfig } from 'vitest/config'

/** Tests with other programs beside the product (`npm run test:scale`): each file alone, one after the other. */
export default defineConfig({
  test: {
    name: 'scale',
    include: ['**/*.scale.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '.tsc/**', '.runtime/**'],
    environment: 'node',
    globalSetup: ['platform/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    retry: process.env.CI ? 1 : 0,
    env: { TZ: 'UTC' },
  },
})

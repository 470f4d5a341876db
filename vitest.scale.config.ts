import { defineConfig } from 'vitest/config'
import { counting, quick, searching } from './apps/server/tests/testing/both-answerers/files.ts'

const chance = 'platform/testing/set-up-chance.ts'
const test = {
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
  retry: 0,
  env: { TZ: 'UTC' },
} as const
const exclude = ['**/node_modules/**', '**/dist/**', '.tsc/**', '.runtime/**']
const isQuick = process.env.GUANLAN_SCALE === 'quick'

const openSearch = {
  globalSetup: ['apps/server/tests/testing/both-answerers/global-setup.ts'],
  setupFiles: [chance, 'apps/server/tests/testing/both-answerers/set-up.ts'],
}
const keycloak = {
  globalSetup: ['apps/server/tests/testing/both-issuers/global-setup.ts'],
  setupFiles: [chance, 'apps/server/tests/testing/both-issuers/set-up.ts'],
}
const both = {
  globalSetup: [...openSearch.globalSetup, ...keycloak.globalSetup],
  setupFiles: [...openSearch.setupFiles, ...keycloak.setupFiles],
}
const onBoth = [...searching, ...counting]
const tenancy = ['apps/server/tests/tenancy.test.ts', 'apps/server/tests/permissions.test.ts']
/** Left out of the quick part: it waits for what is away. */
const long = ['apps/server/tests/scale/manager.scale.test.ts']

/** Tests with other programs beside the product (`npm run test:scale`): each file alone, one after the other. */
export default defineConfig({
  test: {
    globalSetup: ['platform/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    projects: [
      {
        test: {
          ...test,
          name: 'scale',
          setupFiles: [chance],
          include: ['**/*.scale.test.ts'],
          exclude: [...exclude, ...onBoth, ...(isQuick ? long : [])],
        },
      },
      // Files of all other tests, unchanged, with another program where the product's own is.
      { test: { ...test, ...openSearch, name: 'opensearch', include: isQuick ? [...quick] : onBoth, exclude } },
      ...(isQuick
        ? []
        : [
            { test: { ...test, ...keycloak, name: 'keycloak', include: tenancy, exclude } },
            { test: { ...test, ...both, name: 'keycloak and opensearch', include: tenancy, exclude } },
          ]),
    ],
  },
})

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const exclude = ['**/node_modules/**', '**/dist/**', '.tsc/**', '.runtime/**', 'e2e/**', '**/*.scale.test.ts']

/** Files that need a process of their own. */
const alone = [
  // A page.
  '**/*.test.tsx',
  'platform/web/charts/{picture,sheet}.test.ts',
  // What a process learned of the words of its installation is kept for an hour.
  'features/monitors/monitors/server/trying/stored-preview.test.ts',
  // Servers and programs are killed, which takes long: whichever worker is free takes the next of them.
  'apps/server/tests/{crash,outages}.test.ts',
  'platform/server/postgres/**/*.test.ts',
]

/** Files of a quarter of a minute and more: one that begins last is waited for by workers that have nothing left. */
const longest = [
  'apps/server/tests/tenancy.test.ts',
  'apps/server/tests/crash.test.ts',
  'apps/server/tests/acting-for-people.test.ts',
  'features/charts/charts/server/from-days.test.ts',
  'features/reports/timed-reports/server/timed-reports.test.ts',
  'apps/server/tests/warned-under-kills.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isOneOfThem = ({ moduleId }: TestSpecification) => longest.some(path => moduleId.endsWith(`/${path}`))
    const { yes = [], no = [] } = Object.groupBy(await super.sort(files), file => (isOneOfThem(file) ? 'yes' : 'no'))
    return [...yes, ...no]
  }
}

const isLong = process.env.GUANLAN_TESTS === 'long'

const test = {
  environment: 'node',
  // What hangs is ended; a machine that does three other things at once is given the time that it then takes.
  testTimeout: isLong ? 300_000 : 120_000,
  hookTimeout: isLong ? 600_000 : 180_000,
  // What is waited for comes at once where the machine is quiet.
  expect: { poll: { timeout: 60_000 } },
  // A test that passes at the second try is a defect: nothing is tried again.
  retry: 0,
  // Dates in tests must not depend on the machine's zone.
  env: { TZ: 'UTC' },
}

export default defineConfig({
  test: {
    globalSetup: ['platform/testing/global-setup.ts'],
    pool: 'forks',
    // One more than the usual two processors: much of what is tested waits for a database or a clock.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...test, name: 'alone', include: alone, exclude } },
      // The others share processes: loading the product anew for each file was a third of the work.
      {
        test: {
          ...test,
          name: 'together',
          include: ['**/*.test.{ts,mjs}'],
          exclude: [...exclude, ...alone],
          setupFiles: ['platform/testing/set-up-chance.ts', 'platform/testing/set-up-patience.ts'],
          isolate: false,
        },
      },
    ],
  },
})

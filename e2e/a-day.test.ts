// A day of an analyst on the embedded parts; apps/server/tests/scale/all-parts.scale.test.ts goes the same way on those of a large installation.
import { aDay } from './fixtures/a-day.ts'
import { signIn } from './fixtures/sign-in.ts'
import { test } from './fixtures/test.ts'

test.use({ signedIn: false })

test('a monitor is written, its articles read, corrected, counted and exported, and the analyst signs out', async ({
  page,
  consoleErrors,
}) => {
  await aDay(page, signIn)
  // It ends with the sign-out: calls that were under way then are refused.
  consoleErrors.splice(0, Infinity, ...consoleErrors.filter(text => !text.includes('status of 401')))
})

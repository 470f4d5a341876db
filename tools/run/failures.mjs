// The names of what failed, read from the reports of vitest and Playwright.
import { relative } from 'node:path'

/** Failed tests of vitest's report, and files that did not load: `path › name`. */
export function failedTests(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const path = relative(process.cwd(), name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0 ? [path] : failed.map(({ fullName }) => `${path} › ${fullName}`)
    })
}

/** Tests that failed and then passed: `path › name`. */
export function unsteadyTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
      .map(({ fullName }) => `${relative(process.cwd(), name)} › ${fullName}`),
  )
}

/** Failed tests of Playwright's report, whose suites hold suites: `file › name`. */
export function failedJourneys(report) {
  return journeys(report, ({ ok }) => !ok)
}

/** Journeys that failed and then passed: `file › name`. */
export function unsteadyJourneys(report) {
  return journeys(report, ({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'))
}

function journeys(report, wanted) {
  const inSuite = suite => [...(suite.specs ?? []).filter(wanted), ...(suite.suites ?? []).flatMap(inSuite)]
  return (report?.suites ?? []).flatMap(inSuite).map(({ file, title }) => `${file} › ${title}`)
}

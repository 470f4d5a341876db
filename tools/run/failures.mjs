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

/** Failed tests of Playwright's report, whose suites hold suites: `file › name`. What passed only at a second try is among them. */
export function failedJourneys(report) {
  const failed = ({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky')
  const inSuite = suite => [...(suite.specs ?? []).filter(failed), ...(suite.suites ?? []).flatMap(inSuite)]
  return (report?.suites ?? []).flatMap(inSuite).map(({ file, title }) => `${file} › ${title}`)
}

// What a run cost, for its last lines: each stage, the slowest files of tests, and what took more than its budget.
import { relative } from 'node:path'
import { seconds as budgets } from './budgets.mjs'

const slowest = 10

/** Test files of vitest's report, with how long they took. */
export function timesOfTests(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    path: relative(process.cwd(), name),
    ms: Math.max(0, endTime - startTime) || 0,
  }))
}

/** Journeys of Playwright's report by file: what they took one after the other. */
export function timesOfJourneys(report) {
  const inSuite = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inSuite)]
  const files = new Map()
  for (const { file, tests } of (report?.suites ?? []).flatMap(inSuite))
    for (const { duration } of tests.flatMap(({ results }) => results))
      files.set(file, (files.get(file) ?? 0) + duration)
  return [...files].map(([file, ms]) => ({ path: `e2e/${file}`, ms }))
}

/**
 * @param stages `name` and `ms` of each, in their order
 * @param files `path` and `ms` of each
 * @param whole whether the stages were run as a whole: a part of one has no budget
 */
export function timeLines({ stages, files }, whole) {
  const last = files.toSorted((a, b) => b.ms - a.ms).slice(0, slowest)
  return [
    ...last.map(({ path, ms }) => `${inSeconds(ms).padStart(7)}  ${path}`),
    ...(stages.length > 0 ? [stages.map(({ name, ms }) => `${name} ${inSeconds(ms)}`).join(' · ')] : []),
    ...(whole ? overBudget(stages) : []),
  ]
}

const overBudget = stages =>
  stages
    .filter(({ name, ms }) => ms > 1_000 * (budgets[name] ?? Number.POSITIVE_INFINITY))
    .map(
      ({ name, ms }) => `OVER BUDGET: ${name} took ${inSeconds(ms)} of its ${budgets[name]} s (tools/run/budgets.mjs)`,
    )

const inSeconds = ms => `${Math.round(ms / 1_000)} s`

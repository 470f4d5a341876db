/** Test files that run on both answerers: with all others on the database alone, and with OpenSearch beside it in the project `opensearch` (vitest.scale.config.ts). */

/** What rules want is asked in these: one that OpenSearch has found nothing for fails. */
export const searching: ReadonlySet<string> = new Set([
  'apps/server/tests/flow.test.ts',
  'apps/server/tests/folders-of-roles.test.ts',
  'apps/server/tests/scale/both-answerers.scale.test.ts',
  'apps/server/tests/search.test.ts',
  'apps/server/tests/tenancy.test.ts',
  'features/articles/server/questions/search.test.ts',
  'features/backtracking/server/backtracking.test.ts',
  'features/comparison/server/rules-and-periods.test.ts',
  'features/desk/server/absent/absent.test.ts',
  'features/desk/server/acts.test.ts',
  'features/desk/server/edit.test.ts',
  'features/desk/server/exports.test.ts',
  'features/desk/server/fuzzy.test.ts',
  'features/desk/server/search.test.ts',
  'features/desk/server/translation.test.ts',
  'features/monitors/server/filling/stored.test.ts',
  'features/monitors/server/trying/stored-preview.test.ts',
  'features/monitors/server/trying/stored-replay.test.ts',
  'features/recall/server/recall.test.ts',
  'features/reports/server/editing/editing.test.ts',
  'features/reports/server/links.test.ts',
  'features/reports/server/reports.test.ts',
  'features/search/server/plans.test.ts',
  'features/warnings/server/receiving/receiving.test.ts',
])

/** Lists, counts and charts: they read facts of the database, and the index follows what they store, change and remove. */
export const counting: readonly string[] = [
  'apps/server/tests/numbers.test.ts',
  'features/articles/server/facts/correct.test.ts',
  'features/articles/server/facts/read-marks.test.ts',
  'features/articles/server/stories/stories.test.ts',
  'features/charts/server/anomalies/anomalies.test.ts',
  'features/charts/server/coverage.test.ts',
  'features/charts/server/from-days.test.ts',
  'features/charts/server/hot-words.test.ts',
  'features/charts/server/regions.test.ts',
  'features/charts/server/senders.test.ts',
  'features/comparison/server/comparison.test.ts',
  'features/comparison/server/voice.test.ts',
]

/** What `GUANLAN_SCALE=quick` runs of them. */
export const quick: readonly string[] = [
  'apps/server/tests/numbers.test.ts',
  'apps/server/tests/scale/both-answerers.scale.test.ts',
  'apps/server/tests/search.test.ts',
  'features/desk/server/search.test.ts',
]

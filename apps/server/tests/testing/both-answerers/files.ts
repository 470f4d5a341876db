/** Test files that run on both answerers: with all others on the database alone, and with OpenSearch beside it in the project `opensearch` (vitest.scale.config.ts). */

/** What rules want is asked in these: one that OpenSearch has found nothing for fails. */
export const searching: ReadonlySet<string> = new Set([
  'apps/server/tests/flow.test.ts',
  'apps/server/tests/folders-of-roles.test.ts',
  'apps/server/tests/scale/both-answerers.scale.test.ts',
  'apps/server/tests/scale/typeset.scale.test.ts',
  'apps/server/tests/search.test.ts',
  'apps/server/tests/tenancy.test.ts',
  'features/articles/articles/server/questions/search.test.ts',
  'features/monitors/backfill-orders/server/backfill-orders.test.ts',
  'features/analysis/comparison/server/rules-and-periods.test.ts',
  'features/desk/article-list/server/absence.test.ts',
  'features/desk/article-list/server/acts.test.ts',
  'features/desk/article-list/server/edit.test.ts',
  'features/desk/article-list/server/exports.test.ts',
  'features/desk/article-list/server/fuzzy.test.ts',
  'features/desk/article-list/server/search.test.ts',
  'features/desk/article-list/server/translation.test.ts',
  'features/monitors/monitors/server/filling/stored.test.ts',
  'features/monitors/monitors/server/trying/stored-preview.test.ts',
  'features/monitors/monitors/server/trying/stored-replay.test.ts',
  'features/collecting/recall-tests/server/recall-tests.test.ts',
  'features/reports/reports/server/editing/editing.test.ts',
  'features/reports/reports/server/links.test.ts',
  'features/reports/reports/server/reports.test.ts',
  'features/desk/search/server/plans.test.ts',
  'features/warnings/warnings/server/receiving/receiving.test.ts',
])

/** Lists, counts and charts: they read facts of the database, and the index follows what they store, change and remove. */
export const counting: readonly string[] = [
  'apps/server/tests/numbers.test.ts',
  'features/articles/articles/server/facts/correct.test.ts',
  'features/articles/articles/server/facts/read-marks.test.ts',
  'features/articles/articles/server/stories/stories.test.ts',
  'features/charts/charts/server/anomalies/anomalies.test.ts',
  'features/charts/charts/server/coverage.test.ts',
  'features/charts/charts/server/from-days.test.ts',
  'features/charts/charts/server/hot-words.test.ts',
  'features/charts/charts/server/regions.test.ts',
  'features/charts/charts/server/senders.test.ts',
  'features/analysis/comparison/server/comparison.test.ts',
  'features/analysis/comparison/server/voice.test.ts',
]

/** What `GUANLAN_SCALE=quick` runs of them. */
export const quick: readonly string[] = [
  'apps/server/tests/numbers.test.ts',
  'apps/server/tests/scale/both-answerers.scale.test.ts',
  'apps/server/tests/scale/typeset.scale.test.ts',
  'apps/server/tests/search.test.ts',
  'features/desk/article-list/server/search.test.ts',
]

import { exportOf, namedIds, serverHalf, workerHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { assessmentsFeature, criteria, exportedResults, type Result, ResultQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { computeAssessment, computing } from './jobs.ts'
import { listResults, markEntry, resultRecords, tagTiers } from './results.ts'
import { createTask, cutTask, getTask, listTasks, removeTasks, runTask, updateTask } from './tasks.ts'

const exporting = exportOf<Result, ResultQuestion>({
  name: 'assessments.export',
  title: strings.results,
  columns: exportedResults,
  question: ResultQuestion,
  records: resultRecords,
  cells: {
    articles: row => row.computed?.articles ?? null,
    ...Object.fromEntries(
      criteria.map(each => [
        each,
        (row: Result) => (each === 'cooperation' || each === 'price' ? row[each] : (row.computed?.[each] ?? null)),
      ]),
    ),
  },
})

export { measure as measureEntries } from './measure.ts'

/** Done by the workers. */
export { createTask as createAssessment } from './tasks.ts'

export const assessmentsWorks = [computing, exporting.work]
export const assessmentsWorker = workerHalf({
  works: assessmentsWorks,
  upkeep: [
    {
      name: 'forget-assessment-scores',
      cron: '55 2 * * *',
      // Of tasks that are gone, once undo is over.
      run: async ({ db }) => {
        await sql`
          delete from assessment_scores s where coalesce(s.computed_at, s.judged_at) < now() - interval '100 days'
            and not exists (select from assessments a where a.org_id = s.org_id and a.id = s.assessment_id)`.execute(db)
      },
    },
  ],
})

export const assessmentsServer = serverHalf({
  feature: assessmentsFeature,
  words: strings,
  jobs: [computeAssessment, exporting.job],
  routes: {
    list: (scope, { body }) => listTasks(scope, body),
    listByAddress: (scope, { query }) => listTasks(scope, query),
    get: (scope, { params }) => getTask(scope, params.id),
    create: (scope, { body }) => createTask(scope, body),
    update: (scope, { body }) => updateTask(scope, body),
    delete: (scope, call) => removeTasks(scope, { ids: namedIds(call), allOf: null, but: [] }),
    remove: (scope, { body }) => removeTasks(scope, body),
    run: (scope, { body }) => runTask(scope, body.id),
    cut: (scope, { body }) => cutTask(scope, body.id, body.cuts),
    results: (scope, { body }) => listResults(scope, body),
    resultsByAddress: (scope, { query }) => listResults(scope, query),
    mark: (scope, { body }) => markEntry(scope, body),
    tag: (scope, { body }) => tagTiers(scope, body),
    export: exporting.start,
  },
})

import { asOrganisation, type Database, exportOf, serverHalf, type Tx, workerHalf } from '@guanlan/platform/server'
import { auditLogFeature, EntryQuestion, exported } from '../contract.ts'
import { strings } from '../strings.ts'
import { detailOf } from './detail.ts'
import { entrySource, listEntries, type Wording } from './entries.ts'
import { countUse, recordSignInElsewhere, saveReported, writersDoor } from './reported.ts'
import { sealActs } from './seals/seal.ts'
import { useOf } from './use.ts'

export { wordingOf } from './call-named.ts'
export { columnWords, hiddenColumns } from './columns/words.ts'
export { verifySeals } from './seals/verify.ts'

export interface AuditLogParts {
  /** The installation's side: sign-ins elsewhere belong to no organisation. */
  system: Database
  wording: Wording
  /** With which other programs write entries; null: none may. */
  logToken: string | null
}

const exportOfAudit = (wording: Wording) => {
  const records = entrySource(wording)
  return exportOf({
    name: 'auditLog.export',
    title: strings.title,
    columns: exported,
    question: EntryQuestion,
    records: {
      countChosen: records.countChosen,
      // The view of sign-ins asks which organisation is meant.
      pageOfChosen: (scope, chosen, page) =>
        asOrganisation(scope.db as Tx, scope.orgId, () => records.pageOfChosen(scope, chosen, page)),
    },
    cells: { at: row => new Date(row.at) },
  })
}

/** Done by the workers. */
export const auditLogWorks = (wording: Wording) => [exportOfAudit(wording).work]

export const auditLogWorker = (wording: Wording) =>
  workerHalf({
    works: auditLogWorks(wording),
    upkeep: [{ name: 'seal-acts', cron: '* * * * *', run: ({ db }) => sealActs(db) }],
  })

export const auditLogServer = ({ system, wording, logToken }: AuditLogParts) => {
  const exporting = exportOfAudit(wording)
  const letIn = writersDoor(logToken)
  return serverHalf({
    feature: auditLogFeature,
    words: strings,
    jobs: [exporting.job],
    routes: {
      list: (scope, { body }) => listEntries(scope, wording, body),
      entry: (scope, { params }, { request }) => detailOf(scope, wording, request.server.phrases, params.id),
      export: exporting.start,
      use: ({ db, locale }, { body }) => useOf(db, wording, body, locale),
      report: async (scope, { body }, { request }) => {
        await saveReported(scope, [body].flat(), request.ip)
        return null
      },
      signedIn: async ({ now }, { query, body }, { request }) => {
        letIn(now, query.access_token)
        await recordSignInElsewhere(system, body, request.ip)
        return null
      },
      used: async ({ now }, { query, body }) => {
        letIn(now, query.access_token)
        await countUse(system, body)
        return null
      },
      usedAssistant: async ({ now }, { query, body }) => {
        letIn(now, query.access_token)
        await countUse(system, body)
        return null
      },
    },
  })
}

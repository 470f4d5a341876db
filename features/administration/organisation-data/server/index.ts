import { organisationName, purgeSoon } from '@guanlan/features/people/organisations/server'
import { refuse, say } from '@guanlan/platform/contract'
import { type ResultFiles, type Scope, sendFile, serverHalf, tasksOfJob, workerHalf } from '@guanlan/platform/server'
import { type DataExport, organisationDataFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { exportData, exportingData } from './job.ts'
import { setUp } from './set-up.ts'
import { sheetOf } from './sheet.ts'

export interface OrganisationDataParts {
  results: ResultFiles
}

const mostListed = 10

/** @throws forbidden for whoever is limited to folders: it holds everything */
async function exportsOf(scope: Pick<Scope, 'db' | 'orgId' | 'limitedTo'>): Promise<DataExport[]> {
  if (scope.limitedTo) throw refuse('forbidden', 'platform.forbidden')
  return (await tasksOfJob(scope, exportData, mostListed)).map(({ createdAt, expiresAt, ...task }) => ({
    ...task,
    at: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }))
}

export const organisationDataServer = ({ results }: OrganisationDataParts) =>
  serverHalf({
    feature: organisationDataFeature,
    words: strings,
    jobs: [exportData],
    routes: {
      exports: scope => exportsOf(scope),
      export: async scope => {
        const isUnderWay = (await exportsOf(scope)).some(({ state }) => state === 'waiting' || state === 'running')
        if (isUnderWay) throw refuse('conflict', 'organisationData.under')
        scope.name(await organisationName(scope))
        return { id: await scope.start(exportData, {}) }
      },
      file: async ({ orgId, locale, within }, { params }, exchange) => {
        const found = (await within(scope => exportsOf(scope))).find(({ id }) => id === params.id)
        if (!found?.hasFile) throw refuse('missing', 'organisationData.fileGone')
        const expiresAt = found.expiresAt === null ? null : new Date(found.expiresAt)
        const name = `${say(strings.fileName, locale)}-${orgId}.zip`
        await sendFile(
          results.store,
          { key: results.keyOf({ orgId, id: params.id }), name, type: 'application/zip', expiresAt },
          exchange,
        )
      },
      sheet: (scope, { params }) => sheetOf(scope.db, results.store, params.orgId),
      setUp: (scope, { body }) => setUp(scope, body),
      purge: async (scope, { body }) => {
        await purgeSoon(scope.db, body)
        return null
      },
    },
  })

export const organisationDataWorker = workerHalf({ works: [exportingData] })

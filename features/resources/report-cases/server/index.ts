import { adoptTemplate } from '@guanlan/features/reports/reports/server'
import { type ReceivedFile, refuse } from '@guanlan/platform/contract'
import {
  type Database,
  knownKinds,
  namedIds,
  requireFile,
  saveFile,
  sendFile,
  serverHalf,
  withScope,
} from '@guanlan/platform/server'
import { reportCasesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { caseFile, changeCase, getCase, listCases, publishCase, removeCases, templateOfCase } from './cases.ts'

/** @param system reads the file of a case that another organisation published for everybody */
export const reportCasesServer = ({ system }: { system: Database }) =>
  serverHalf({
    feature: reportCasesFeature,
    words: strings,
    routes: {
      list: (scope, { query }) => listCases(scope, query),
      get: (scope, { params }) => getCase(scope, params.id),
      save: (scope, { body }) => ('id' in body ? changeCase(scope, body) : publishCase(scope, body)),
      sendFile: (scope, { files }) => saveFile(scope, files[0] as ReceivedFile, null),
      file: async (scope, { params }, exchange) => {
        const { ofOrg, fileId, fileUser } = await scope.within(inside => caseFile(inside, params.id))
        const { key, name } = await withScope(system, { orgId: ofOrg, userId: fileUser }, owner =>
          requireFile(owner, fileId),
        )
        const kind = name.slice(name.lastIndexOf('.') + 1).toLowerCase() as 'docx' | 'pdf' | 'pptx'
        await sendFile(scope.files, { key, name, type: knownKinds[kind].type, expiresAt: null }, exchange)
      },
      copyTemplate: async (scope, { params }) => {
        if (!scope.may('reports.edit')) throw refuse('forbidden', 'reportCases.mayNotEdit')
        return adoptTemplate(scope, await templateOfCase(scope, params.id))
      },
      remove: (scope, call) => removeCases(scope, namedIds(call)),
    },
  })

import { type ReceivedFile, Refusal, refuse } from '@guanlan/platform/contract'
import {
  type Database,
  knownKinds,
  namedIds,
  saveFile,
  sayFetchProblem,
  sendFile,
  serverHalf,
} from '@guanlan/platform/server'
import { attachmentKinds, policiesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { attachmentFile } from './attachments.ts'
import {
  followPolicy,
  getPolicy,
  listPolicies,
  publicPolicy,
  removePolicies,
  savePolicy,
  sharedPolicy,
  versionsOf,
} from './policies.ts'
import { readPolicyPage } from './read-page.ts'

export { findablePolicies } from './findable.ts'
export { savePolicy } from './policies.ts'
export { policiesWorker } from './worker.ts'

const dayMs = 86_400_000

export const policiesServer = ({ system, trustedHosts }: { system: Database; trustedHosts: ReadonlySet<string> }) =>
  serverHalf({
    feature: policiesFeature,
    words: strings,
    routes: {
      list: (scope, { body }) => listPolicies(scope, body),
      get: (scope, { params }) => getPolicy(scope, params.id),
      versions: (scope, { params }) => versionsOf(scope, params.id),
      save: (scope, { body }) => savePolicy(scope, body),
      sendFile: (scope, { files }) => saveFile(scope, files[0] as ReceivedFile, null),
      file: async (scope, { params }, exchange) => {
        const { key, name } = await scope.within(inside => attachmentFile(inside, system, params))
        const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
        const kind = attachmentKinds.find(each => each === (ending === 'jpeg' ? 'jpg' : ending)) ?? 'pdf'
        await sendFile(scope.files, { key, name, type: knownKinds[kind].type, expiresAt: null }, exchange)
      },
      remove: (scope, call) => removePolicies(scope, namedIds(call)),
      read: ({ signal, locale }, { body }) =>
        readPolicyPage(body.url, { system, trustedHosts, signal }, 'person').catch(error => {
          throw error instanceof Refusal && error.key === 'policies.notRead'
            ? refuse(
                error.kind,
                'policies.notRead',
                { problem: sayFetchProblem(String(error.values.problem), locale) },
                'url',
              )
            : error
        }),
      follow: (scope, { body }) => followPolicy(scope, body),
      share: async (scope, { body: { id, days } }) => {
        await sharedPolicy(scope, id)
        const expiresAt = new Date(scope.now.getTime() + days * dayMs)
        const token = await scope.makeLink({ purpose: 'policy', objectId: id, expiresAt })
        return { token, expiresAt: expiresAt.toISOString() }
      },
      shared: scope => sharedPolicy(scope, scope.objectId),
      open: (_, { params }) => publicPolicy(system, params.id),
    },
  })

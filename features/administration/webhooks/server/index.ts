import { randomUUID } from 'node:crypto'
import { answerToStore, outcomeOfStatus, posted } from '@guanlan/features/workspace/notifications/server'
import { refuse } from '@guanlan/platform/contract'
import { FetchProblem, recordRoutes, requirePostable, type SecretBox, serverHalf } from '@guanlan/platform/server'
import { webhooksFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { listDeliveries, replay, resend, resume } from './deliveries.ts'
import { inWords, subscriptions } from './records.ts'
import { makeSecret, secretsOf, signed, takeOver } from './secrets.ts'
import { timeoutMs } from './send.ts'

export { type WebhookWorkerParts, webhooksWorker } from './worker.ts'

export interface WebhookParts {
  secretBox: SecretBox
  /** Hosts inside the own network that may be written to, as `host:port`. */
  trustedReceivers: ReadonlySet<string>
}

/** An address to which nothing would ever be sent is not stored. */
function refuseUnsendable(address: string, trustedReceivers: ReadonlySet<string>): void {
  try {
    requirePostable(address, trustedReceivers)
  } catch (error) {
    if (!(error instanceof FetchProblem)) throw error
    throw refuse('invalid', 'webhooks.notSendable', {}, 'url')
  }
}

export const webhooksServer = ({ secretBox, trustedReceivers }: WebhookParts) =>
  serverHalf({
    feature: webhooksFeature,
    words: strings,
    routes: {
      ...recordRoutes(subscriptions),
      async create(scope, { body }) {
        refuseUnsendable(body.url, trustedReceivers)
        return subscriptions.create(scope, body)
      },
      async update(scope, { params, body }) {
        refuseUnsendable(body.url, trustedReceivers)
        const before = await subscriptions.get(scope, params.id)
        const changed = await subscriptions.update(scope, { ...body, ...params })
        await takeOver(scope, params.id, changed.url !== before.url)
        return changed
      },
      makeSecret: (scope, { params }) => makeSecret(scope, secretBox, params.id),
      async test({ within, now, locale }, { params }) {
        const { url, secrets, orgId } = await within(async scope => ({
          ...(await subscriptions.get(scope, params.id)),
          secrets: await secretsOf(scope, secretBox, params.id),
          orgId: scope.orgId,
        }))
        const data = { organisationId: orgId, subscriptionId: params.id, cursor: null, items: [] }
        const body = JSON.stringify({ type: 'test', timestamp: now.toISOString(), data })
        const outcome = await posted(
          {
            address: url,
            headers: signed(randomUUID(), body, secrets, now),
            body,
            timeoutMs,
            trustedHosts: trustedReceivers,
          },
          reply => outcomeOfStatus(reply, now),
        )
        return {
          delivered: outcome.kind === 'accepted',
          answer: inWords(answerToStore(outcome.answer, { url: '', secret: secrets.secret }) ?? '', locale),
        }
      },
      replay: async (scope, { params, body }) => {
        await replay(scope, params.id, body.from)
        return null
      },
      resume: async (scope, { params }) => {
        await resume(scope, params.id)
        return null
      },
      deliveries: (scope, { params, query }) => listDeliveries(scope, params.id, query),
      resend: async (scope, { params }) => {
        await resend(scope, params.id, params.delivery)
        return null
      },
    },
  })

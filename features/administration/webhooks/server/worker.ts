import type { Feature } from '@guanlan/platform/contract'
import { type Database, type SecretBox, workerHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { replayDays } from '../contract.ts'
import { type ActFor, composeNext } from './compose.ts'
import { sendDue } from './send.ts'

export interface WebhookWorkerParts {
  features: readonly Feature[]
  webhooks: { actFor: ActFor }
  sending: { secretBox: SecretBox; trustedReceivers: ReadonlySet<string> }
}

const idleMs = 2_000

export const webhooksWorker = ({ features, webhooks, sending }: WebhookWorkerParts) =>
  workerHalf({
    upkeep: [{ name: 'forget-webhooks', cron: '35 2 * * *', run: ({ db }) => purge(db) }],
    loops: [
      {
        name: 'webhooks-compose',
        idleMs,
        wakeOn: 'webhooks',
        run: ({ db }) => composeNext({ db, features, actFor: webhooks.actFor }),
      },
      { name: 'webhooks-send', idleMs, wakeOn: 'webhooks', run: ({ db }) => sendDue({ db, ...sending }) },
    ],
  })

/** A week of events and messages; what still waits is dead by then. */
async function purge(db: Database): Promise<void> {
  await sql`delete from webhook_events where at < now() - make_interval(days => ${replayDays})`.execute(db)
  await sql`delete from webhook_deliveries where created_at < now() - make_interval(days => ${replayDays})`.execute(db)
}

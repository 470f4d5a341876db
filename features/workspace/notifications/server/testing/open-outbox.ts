/** A worker of the outbox for tests, on the database of `openFeature`, with a clock that tests move. */
import { randomBytes } from 'node:crypto'
import { type Databases, linkKeyOf, openListener, openSecretBox, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Senders } from '../channels/sender.ts'
import { type SenderSettings, sendersOf } from '../channels/senders.ts'
import { enqueue, type Posting } from '../outbox/enqueue.ts'
import { type OutboxParts, startOutbox } from '../outbox/worker.ts'

export const testSender = '观澜 <alerts@guanlan.example.com>'
export const testSecretBox = openSecretBox(randomBytes(32))

export interface TestOutbox {
  put(posting: Posting, orgId?: number): Promise<number[]>
  /** Resolves when nothing that is due waits or is under way. */
  settled(): Promise<void>
  /** Moves the clock on. */
  turn(ms: number): void
  /** Moves the clock on and waits for what falls due. */
  pass(ms: number): Promise<void>
  now(): Date
  failures: unknown[]
  stop(): Promise<void>
}

export async function openOutbox(
  databases: Databases,
  settings: Partial<SenderSettings> = {},
  more: Senders = {},
  onDeadAddress?: OutboxParts['onDeadAddress'],
): Promise<TestOutbox> {
  const { worker: db, ownerUrl } = databases
  const listener = await openListener(ownerUrl)
  const failures: unknown[] = []
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const outbox = await startOutbox({
    origin: 'https://guanlan.example',
    url: ownerUrl,
    db,
    listener,
    senders: {
      ...sendersOf({ trustedReceivers: new Set(), mail: { smtpUrl: null, from: testSender }, ...settings }),
      ...more,
    },
    linkKey: await linkKeyOf(db),
    ...(onDeadAddress && { onDeadAddress }),
    secretBox: testSecretBox,
    log: error => void failures.push(error),
    now,
    random: () => 0.5,
  })
  async function settled(): Promise<void> {
    for (;;) {
      const { rows } = await sql`
        select 1 from deliveries d where state = 'sending' or (state = 'waiting' and due_at <= ${now()}
          and not exists (select from delivery_channel_states s where s.org_id = d.org_id and s.channel_id = d.channel_id and s.paused_at is not null)
          and not exists (select from deliveries e where e.org_id = d.org_id and e.lane = d.lane and e.id < d.id and e.state = 'waiting' and e.due_at > ${now()})) limit 1`.execute(
        db,
      )
      if (failures.length > 0) throw failures[0]
      if (rows.length === 0) return
      await new Promise(resolve => setTimeout(resolve, 10))
    }
  }
  return {
    put: (posting, orgId = 7) => withScope(db, { orgId, now: now() }, scope => enqueue(scope, posting)),
    settled,
    turn: ms => {
      ahead += ms
    },
    async pass(ms) {
      ahead += ms
      await sql`select pg_notify('deliveries', '')`.execute(db)
      await settled()
    },
    now,
    failures,
    async stop() {
      await outbox.stop()
      await listener.close()
    },
  }
}

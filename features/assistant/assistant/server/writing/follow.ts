/** Sends what becomes of an answer to whoever looks on, from a number on, until it is there. */
import { type Database, type OpenScope, openEvents } from '@guanlan/platform/server'
import { eventsAfter, requireRun } from './runs.ts'
import { nextOf } from './under-way.ts'

/** What another process writes is looked up so often. */
const lookUpMs = 400

type Reply = Parameters<typeof openEvents>[0]

export async function followRun(
  scope: OpenScope,
  db: Database,
  { id, after, reply }: { id: string; after: number; reply: Reply },
): Promise<void> {
  await scope.within(inside => requireRun(inside, id))
  const stream = openEvents(reply)
  let isOpen = true
  stream.onClose(() => {
    isOpen = false
  })
  let last = after
  while (isOpen) {
    const { events, ended } = await eventsAfter(db, { orgId: scope.orgId, id }, last)
    for (const { n, event } of events) {
      stream.send('event', { n, ...event })
      last = n
    }
    if (ended) break
    await nextOf(id, lookUpMs)
  }
  if (!reply.raw.writableEnded) reply.raw.end()
}

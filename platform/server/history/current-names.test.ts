// Acts keep the name they were written with: what a call is called today is found by it, so that an older act can still be taken back.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openContacts } from '../testing/open-contacts.ts'

const { databases } = openContacts()

test.each([
  ['cycleTasks.add', 'cycleTasks.create'],
  ['cycleTasks.delete', 'cycleTasks.removeOne'],
  ['broadcastTasks.add', 'recordings.create'],
  ['liveMonitors.add', 'liveBroadcasts.create'],
  ['inboundHooks.add', 'inboundHooks.create'],
  ['gather.add', 'collectionTasks.add'],
  ['cycleTasks.remove', 'cycleTasks.remove'],
  ['acts', 'articleActions'],
])('%s is %s today', async (former, today) => {
  const { rows } = await sql<{ name: string }>`select current_name(${former}) as name`.execute(databases().worker)
  expect(rows).toEqual([{ name: today }])
})

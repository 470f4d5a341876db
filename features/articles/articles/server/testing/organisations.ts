/** A migrated database with a few organisations in it, for tests. */
import { type Databases, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'

export async function openWithOrganisations(
  ...ids: number[]
): Promise<{ databases: Databases; url: string; close: () => Promise<void> }> {
  const database = await migratedDatabase()
  const databases = openDatabases(database.url, { app: 2, worker: 3 })
  await databases.worker
    .insertInto('organisations')
    .values(ids.map(id => ({ id, name: `机构 ${id}` })))
    .execute()
  return {
    databases,
    url: database.url,
    async close() {
      await databases.close()
      await database.drop()
    },
  }
}

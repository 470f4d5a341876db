import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { requestFilling } from '../jobs.ts'
import { saveVersion } from '../versions/versions.ts'

/**
 * After an act on many monitors was taken back: what it had changed becomes a version of its own, so that the history goes on, stored
 * articles follow and whoever is writing it is told. What it had added is gone; taken back once more, it is there again in the same way.
 */
export async function renewUndone(scope: Scope, undone: number): Promise<void> {
  const { rows } = await sql<{ id: number; version: number; name: string; fills: boolean }>`
    with back as (
      select distinct (key ->> 'id')::int as id from operation_rows
      where org_id = ${scope.orgId} and operation_id = ${undone} and subject_table = 'monitors' and act in ('U', 'D'))
    update monitors m set revision = m.revision + 2,
      version = 1 + (select coalesce(max(v.version), 0) from monitor_versions v where v.org_id = m.org_id and v.monitor_id = m.id)
    from back where m.org_id = ${scope.orgId} and m.id = back.id
    returning m.id, m.version, m.name, m.kind = 'item' and m.is_open and m.deleted_at is null as fills`.execute(
    scope.db,
  )
  for (const { id, version, name, fills } of rows) {
    await saveVersion(scope, id)
    if (fills) await requestFilling(scope, { id, version, name })
  }
}

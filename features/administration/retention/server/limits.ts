/** The limits as operators see and set them. */
import { organisationExists } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { RetentionKind, RetiredPart, retention } from '../contract.ts'

type Settings = z.infer<typeof retention.read.reply>
type Change = z.output<typeof retention.change.body>

export async function readLimits(db: Database): Promise<Settings> {
  const limits = await db.selectFrom('retention_limits').select(['kind', 'months']).orderBy('kind').execute()
  const organisations = await db
    .selectFrom('org_retention_limits')
    .select(['org_id as orgId', 'kind', 'months'])
    .orderBy('org_id')
    .orderBy('kind')
    .execute()
  const state = await db.selectFrom('retention_state').select(['enabled', 'ran_at', 'report']).executeTakeFirstOrThrow()
  const report = state.report as { enabled: boolean; parts: RetiredPart[] } | null
  return {
    enabled: state.enabled,
    limits: limits.map(row => ({ ...row, kind: row.kind as RetentionKind })),
    organisations: organisations.map(row => ({ ...row, kind: row.kind as Settings['organisations'][number]['kind'] })),
    last: report && state.ran_at ? { at: state.ran_at.toISOString(), ...report } : null,
  }
}

export async function changeLimits(db: Database, { enabled, limits, organisations }: Change): Promise<void> {
  await db.transaction().execute(async tx => {
    for (const { kind, months } of limits)
      await tx.updateTable('retention_limits').set({ months }).where('kind', '=', kind).execute()
    for (const { orgId, kind, months } of organisations) {
      if (months === undefined) {
        await tx.deleteFrom('org_retention_limits').where('org_id', '=', orgId).where('kind', '=', kind).execute()
        continue
      }
      if (!(await organisationExists(tx, orgId)))
        throw refuse('invalid', 'retention.organisationMissing', {}, 'organisations')
      await tx
        .insertInto('org_retention_limits')
        .values({ org_id: orgId, kind, months })
        .onConflict(conflict => conflict.columns(['org_id', 'kind']).doUpdateSet({ months }))
        .execute()
    }
    if (enabled !== undefined) await tx.updateTable('retention_state').set({ enabled }).execute()
  })
}

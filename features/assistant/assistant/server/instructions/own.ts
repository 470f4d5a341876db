/** Instructions that people write: their own, and those that the organisation shares. */
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, recordTable } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { fieldsOf, type Instruction, type InstructionDraft, type OwnInstruction, type Scene } from '../../contract.ts'

/** Of one person, and shared. */
const mostOwn = 100

const recordsOf = ({ userId }: CallScope) =>
  recordTable<InstructionDraft, Record<never, never>, 'name'>({
    table: 'assistant_instructions',
    fields: {
      scene: 'scene',
      name: 'name',
      instruction: 'instruction',
      fields: { json: 'fields' },
      example: 'example',
      shared: 'shared',
    },
    only: sql`(r.user_id = ${userId} or r.shared)`,
    sorts: { name: { value: sql`r.name`, type: 'text' } },
  })

/** @throws missing: there is none of the person's or the organisation's */
export async function getInstruction(scope: CallScope, id: number): Promise<OwnInstruction> {
  const record = await recordsOf(scope).get(scope, id)
  return { ...record, isOwn: await isOwn(scope, id) }
}

async function isOwn({ db, orgId, userId }: CallScope, id: number): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    select user_id is not distinct from ${userId} as own from assistant_instructions where org_id = ${orgId} and id = ${id}`.execute(
    db,
  )
  return rows[0]?.own ?? false
}

export async function createInstruction(scope: CallScope, draft: InstructionDraft): Promise<OwnInstruction> {
  const { orgId, userId, now, db } = scope
  if (draft.shared) requireSharing(scope)
  const { rows: own } = await sql<{ n: number }>`
    select count(*)::int as n from assistant_instructions where org_id = ${orgId} and user_id = ${userId}`.execute(db)
  if ((own[0]?.n ?? 0) >= mostOwn) throw refuse('invalid', 'assistant.tooManyInstructions', { most: mostOwn })
  const { rows } = await sql<{ id: number }>`
    insert into assistant_instructions (org_id, user_id, shared, scene, name, instruction, fields, example, updated_at, updated_by)
    values (${orgId}, ${userId}, ${draft.shared}, ${draft.scene}, ${draft.name}, ${draft.instruction}, ${JSON.stringify(draft.fields)}::jsonb,
      ${draft.example}, ${now}, ${userId}) returning id`.execute(db)
  return getInstruction(scope, rows[0]?.id ?? 0)
}

export async function updateInstruction(
  scope: CallScope,
  draft: InstructionDraft & { id: number; version: number },
): Promise<OwnInstruction> {
  const before = await requireChangeable(scope, draft.id)
  if (draft.shared !== before.shared) requireSharing(scope)
  // Taken out of the organisation's by somebody else, it would be gone for its writer's colleagues and not stay theirs either.
  if (!before.isOwn && !draft.shared) throw refuse('invalid', 'assistant.unshareOwn', {}, 'shared')
  await recordsOf(scope).update(scope, draft)
  return getInstruction(scope, draft.id)
}

export async function removeInstruction(scope: CallScope, id: number): Promise<{ changed: number }> {
  const { name } = await requireChangeable(scope, id)
  scope.name(name)
  await sql`delete from assistant_instructions where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  return { changed: 1 }
}

/** A shared one is changed by whoever shares. */
async function requireChangeable(scope: CallScope, id: number): Promise<OwnInstruction> {
  const record = await getInstruction(scope, id)
  if (!record.isOwn) requireSharing(scope)
  return record
}

function requireSharing(scope: CallScope): void {
  if (!scope.may('assistant.shareInstructions')) throw refuse('forbidden', 'assistant.maySharedNot', {}, 'shared')
}

/** The person's own first. */
export async function listInstructions(
  scope: CallScope,
  { scene, isReady }: { scene: Scene | undefined; isReady: (scene: Scene) => boolean },
): Promise<Instruction[]> {
  const { orgId, userId, db } = scope
  const { rows } = await sql<InstructionDraft & { id: number; version: number; own: boolean }>`
    select id, version, scene, name, instruction, fields, example, shared, user_id is not distinct from ${userId} as own from assistant_instructions
    where org_id = ${orgId} and (user_id = ${userId} or shared) and (${scene ?? null}::text is null or scene = ${scene ?? null})
    order by own desc, name, id limit 400`.execute(db)
  return rows.map(row => ({
    id: row.id,
    scene: row.scene,
    name: row.name,
    summary: row.instruction.slice(0, 60),
    fields: fieldsOf(row),
    needs: 'model' as const,
    isReady: isReady(row.scene),
    example: row.example,
    version: row.version,
    owner: row.own ? ('own' as const) : ('organisation' as const),
  }))
}

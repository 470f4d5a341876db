/** One article edited: its judgement, and the organisation's own version over the shared text. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ArticleEdit, Correction, EditedArticle } from '../../contract.ts'
import { adopt } from './adopt.ts'
import { announceChange } from './announce-change.ts'
import { correct } from './correct.ts'
import { describeNegativity } from './dimension.ts'
import { editArticle, editedArticle } from './edit.ts'
import { updateEditedFacts } from './update-edited-facts.ts'

interface Update extends ArticleEdit {
  sentiment?: Correction['sentiment'] | undefined
  level?: Correction['level'] | undefined
  dimension?: string | null | undefined
  version?: number | undefined
  withSimilar: boolean
  found: boolean
}

/** @throws missing; a conflict when somebody saved another version since */
export async function update(
  scope: Scope,
  id: number,
  { sentiment, level, dimension, version, withSimilar, found, ...edit }: Update,
): Promise<{ changed: number; article: EditedArticle }> {
  if (found) await adopt(scope, [id])
  const isEdited = await editArticle(scope, id, edit, version)
  const judged = new Set<number>()
  if (sentiment !== undefined)
    for (const each of await correct(scope, [{ idList: [id], sentiment, ...(level && { level }) }], withSimilar))
      judged.add(each)
  const negativity = {
    ...(dimension !== undefined && { dimension }),
    ...(sentiment === undefined && level !== undefined && { level }),
  }
  for (const each of await describeNegativity(scope, [id], negativity)) judged.add(each)
  if (isEdited) await announceChange(scope, 'edited', [id])
  await announceChange(scope, 'sentiment', [...judged])
  return { changed: new Set([...judged, ...(isEdited ? [id] : [])]).size, article: await editedArticle(scope, id) }
}

/** An edit was taken back: lists and counts follow what stands now, and open screens are told. */
export async function notifyEdited(scope: Scope, undone: number): Promise<void> {
  const { rows } = await sql<{ id: number; edited: boolean }>`
    select (key ->> 'article_id')::bigint as id, bool_or(subject_table = 'article_edits') as edited from operation_rows
    where org_id = ${scope.orgId} and operation_id = ${undone} group by 1`.execute(scope.db)
  const edited = rows.filter(row => row.edited).map(row => row.id)
  await updateEditedFacts(scope.db, scope.orgId, edited)
  await announceChange(scope, 'edited', edited)
  await announceChange(
    scope,
    'sentiment',
    rows.map(row => row.id),
  )
}

/** Notes of members under an article. */

import {
  adopt,
  announceChange,
  deleteNote,
  insertNote,
  requireVisibleArticle,
  type StoredNote,
  storedNotes,
  updateNote,
} from '@guanlan/features/articles/articles/server/facts'
import { membersAmong } from '@guanlan/features/people/members/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Note } from '../contract.ts'
import { requireArticle } from './history.ts'

const noteOf = ({ userId }: Scope, row: StoredNote): Note => ({
  id: row.id,
  version: row.version,
  text: row.text,
  mentions: row.mentions,
  writtenBy: { id: row.writerId, name: row.writer },
  writtenAt: row.writtenAt.toISOString(),
  editedAt: row.version > 1 ? row.updatedAt.toISOString() : null,
  own: row.writerId === userId,
})

/** None of an article that the organisation has not (yet): one that a search found. */
export async function listNotes(scope: Scope, article: number): Promise<Note[]> {
  await requireVisibleArticle(scope, article)
  return (await storedNotes(scope, { article })).map(row => noteOf(scope, row))
}

interface NoteDraft {
  text: string
  mentions: number[]
}

/** @param found it comes from a search, and becomes the organisation's with the note */
export async function addNote(
  scope: Scope,
  article: number,
  { text, mentions, found }: NoteDraft & { found: boolean },
): Promise<Note> {
  if (found) await adopt(scope, [article])
  const { publishedAt } = await requireArticle(scope, article)
  await requireMembers(scope, mentions)
  const id = await insertNote(scope, { id: article, publishedAt }, { text, mentions })
  await announceChange(scope, 'work', [article])
  return noteOf(scope, await own(scope, id))
}

/** @throws a conflict when it was changed since the version that is named */
export async function changeNote(
  scope: Scope,
  id: number,
  { text, mentions, version }: NoteDraft & { version: number },
): Promise<Note> {
  const { articleId } = await own(scope, id)
  await requireMembers(scope, mentions)
  const isChanged = await updateNote(scope, { id, version, text, mentions })
  const row = await own(scope, id)
  if (!isChanged) throw refuse('conflict', 'platform.changedSince', { by: row.writer })
  await announceChange(scope, 'work', [articleId])
  return noteOf(scope, row)
}

export async function removeNote(scope: Scope, id: number): Promise<null> {
  const { articleId } = await own(scope, id)
  await deleteNote(scope, id)
  await announceChange(scope, 'work', [articleId])
  return null
}

/** @throws missing; forbidden, when somebody else wrote it */
async function own(scope: Scope, id: number): Promise<StoredNote> {
  const [row] = await storedNotes(scope, { id })
  if (!row) throw refuse('missing', 'platform.missing')
  if (row.writerId !== scope.userId) throw refuse('forbidden', 'articleActions.noteOfOthers')
  return row
}

async function requireMembers(scope: Scope, ids: readonly number[]): Promise<void> {
  if ((await membersAmong(scope, ids)).length !== new Set(ids).size)
    throw refuse('invalid', 'articleActions.memberMissing', {}, 'mentions')
}

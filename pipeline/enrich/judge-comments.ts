import { judge } from '@guanlan/features/articles/articles/server/analysis'
import type { NewComment } from '@guanlan/features/articles/articles/server/storing'
import type { NormalComment } from '../items.ts'

/** Judged before others get their turn: about six milliseconds. */
const atOnce = 20

/** What each reader feels, by the model that judges short texts. */
export async function judgeComments(comments: readonly NormalComment[]): Promise<NewComment[]> {
  const judged: NewComment[] = []
  for (const [index, comment] of comments.entries()) {
    if (index > 0 && index % atOnce === 0) await new Promise(setImmediate)
    const { sentiment } = judge().article({ title: '', body: comment.text, mediaType: 'comment' }).judgement
    judged.push({ ...comment, sentiment })
  }
  return judged
}

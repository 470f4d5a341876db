/** Reposts of what is traced: of an article or a trace task its own, of a story or an event those of its post with most. */
import { loadColumns, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { mostReposted, repostsOf, thePost } from '@guanlan/features/articles/articles/server/reactions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Cascade, mostOpened, mostReposts } from '../../contract/cascade.ts'
import type { Subject } from '../../contract/picture.ts'
import { findSubject } from '../subjects.ts'
import { cascadeOf } from './shape.ts'

/** null: it has none. @param most reposts shown one by one */
export async function cascadeOfSubject(
  scope: Scope,
  subject: Subject,
  opened: readonly number[] = [],
  most = mostReposts,
): Promise<Cascade | null> {
  const found = await findSubject(scope, subject)
  const id = found.article ?? (await mostReposted(scope, rowsOf(scope, found.query, sql`r.article_id`)))
  if (id === null) return null
  const reposts = await repostsOf(scope, id)
  const [post] = reposts.length > 0 ? await loadColumns(scope, [id], ['title', 'author', 'publishedAt'], true) : []
  if (!post) return null
  const { title = '', author = null, publishedAt = new Date(0) } = post
  return cascadeOf({ id, identity: thePost, title, author, at: publishedAt }, reposts, {
    opened,
    most,
    mostOpened: Math.max(most, mostOpened),
  })
}

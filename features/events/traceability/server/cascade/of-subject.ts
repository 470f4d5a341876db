/** Reposts of what is traced: of an article or a trace task its own, of a story or an event those of its post with most. */
import { loadColumns, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { mostReposted, repostsOf, thePost } from '@guanlan/features/articles/articles/server/reactions'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Cascade, mostOpened, mostReposts } from '../../contract/cascade.ts'
import type { Subject } from '../../contract/picture.ts'
import { articleOf, findSubject } from '../subjects.ts'
import { cascadeOf } from './shape.ts'

/** null: it has none. @throws missing where the organisation does not have the post @param most reposts shown one by one */
export async function cascadeOfSubject(
  scope: Scope,
  subject: Subject,
  opened: readonly number[] = [],
  most = mostReposts,
): Promise<Cascade | null> {
  const id = (await articleOf(scope, subject)) ?? (await mostRepostedOf(scope, subject))
  if (id === null) return null
  const [post] = await loadColumns(scope, [id], ['title', 'author', 'publishedAt'])
  if (!post) throw refuse('missing', 'platform.missing')
  const reposts = await repostsOf(scope, id)
  if (reposts.length === 0) return null
  const { title = '', author = null, publishedAt = new Date(0) } = post
  return cascadeOf({ id, identity: thePost, title, author, at: publishedAt }, reposts, {
    opened,
    most,
    mostOpened: Math.max(most, mostOpened),
  })
}

async function mostRepostedOf(scope: Scope, subject: Subject): Promise<number | null> {
  const { query } = await findSubject(scope, subject)
  return mostReposted(scope, rowsOf(scope, query, sql`r.article_id`))
}

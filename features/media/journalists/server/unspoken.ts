/** Who in the book wrote about us in 90 days and was not spoken to in them. */
import type { Scope } from '@guanlan/platform/server'
import { isoOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostUnspoken, quietDays, type Unspoken } from '../contract.ts'
import { keyOf, lastDays, signersOf } from './signatures.ts'

interface Post {
  id: number
  name: string
  entry: string | null
  medium: string | null
  doNotCall: boolean
  lastTalkAt: string | null
}

/** Those with the most articles first; with whom nobody ever spoke, too. */
export async function listUnspoken(scope: Scope): Promise<{ list: Unspoken[]; total: number }> {
  const quiet = await quietPosts(scope)
  if (quiet.length === 0) return { list: [], total: 0 }
  const found = new Map<number, Unspoken>()
  const byKey = Map.groupBy(quiet, post =>
    post.entry?.startsWith('m')
      ? keyOf(Number(post.entry.slice(1)), post.name)
      : JSON.stringify([post.medium, post.name]),
  )
  for (const { mediaId, medium, name, articles, negative, entry } of await signersOf(scope, lastDays(scope))) {
    const posts = [...(byKey.get(keyOf(mediaId, name)) ?? []), ...(byKey.get(JSON.stringify([medium, name])) ?? [])]
    for (const { id, lastTalkAt, doNotCall } of posts) {
      const before = found.get(id)
      if (before?.entry === entry) continue
      found.set(id, {
        ...{ id, name, lastTalkAt, doNotCall },
        ...(before ? { entry: before.entry, medium: before.medium } : { entry, medium }),
        articles: articles + (before?.articles ?? 0),
        negative: negative + (before?.negative ?? 0),
      })
    }
  }
  const list = [...found.values()].sort((one, other) => other.articles - one.articles || one.id - other.id)
  return { list: list.slice(0, mostUnspoken), total: list.length }
}

async function quietPosts({ db, orgId, now }: Scope): Promise<Post[]> {
  const { rows } = await sql<Post>`
    select j.id, j.name, e ->> 'entry' as entry, e ->> 'medium' as medium, j.do_not_call as "doNotCall", ${isoOf('t.last_at')} as "lastTalkAt"
    from journalists j cross join lateral jsonb_array_elements(j.entries) e
    left join lateral (select max(at) as last_at from journalist_talks t where t.org_id = j.org_id and t.journalist_id = j.id) t on true
    where j.org_id = ${orgId} and j.removed_at is null and (t.last_at is null or t.last_at <= ${now}::timestamptz - make_interval(days => ${quietDays}))
    order by j.id`.execute(db)
  return rows
}

/** Conditions of a question about what people did with articles, each answered from a narrow table of its own. */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { type Filter, setKindOf } from '../../contract.ts'
import { meantMedia } from './meant-media.ts'

const largestSmallint = 32_767
/** The reader, among assignees. */
const me = 'me'
const nobody = '0'

/** By a medium, under whatever name it came, or by the account of a name within a media type. */
const followed = (orgId: number, userId: number | null) =>
  isFollowed(orgId, userId, { media: sql`r.media_id`, author: sql`r.author`, type: sql`r.media_type` })

interface Publisher {
  media: RawBuilder<unknown>
  author: RawBuilder<unknown>
  type: RawBuilder<unknown>
}

/** Of an article with these facts. */
export const isFollowed = (orgId: number, userId: number | null, { media, author, type }: Publisher) => sql`(
  ${media} in ${meantMedia(sql`select f.media_id from media_follows f where f.org_id = ${orgId} and f.user_id = ${userId ?? 0}::int and f.media_id is not null`)}
  or exists (select from media_follows f join media_accounts c on c.id = f.account_id
    where f.org_id = ${orgId} and f.user_id = ${userId ?? 0}::int and c.name = ${author} and c.media_type = ${type}))`

/** @param numbers reads values as numbers up to a largest, or refuses them */
export function workCondition(
  { orgId, userId, now }: Scope,
  field: Filter['field'],
  values: readonly string[],
  numbers: (values: readonly string[], largest?: number) => number[],
): RawBuilder<unknown> {
  const inWork = (condition: RawBuilder<unknown>) =>
    sql`exists (select from article_work w where w.org_id = ${orgId} and w.article_id = r.article_id and ${condition})`
  const isSo = (fact: RawBuilder<unknown>) => (values.includes('1') ? fact : sql`not ${fact}`)
  const favourite = (condition: RawBuilder<unknown>) =>
    sql`exists (select from favourites f where f.org_id = ${orgId} and f.user_id = ${userId}::int and f.article_id = r.article_id and ${condition})`
  switch (field) {
    case 'label':
      return sql`exists (select from article_labels l where l.org_id = ${orgId} and l.article_id = r.article_id and l.label_id = any(${numbers(values)}::int[]))`
    case 'crisis':
    case 'event':
    case 'activity':
      return sql`exists (select from article_set_members s where s.org_id = ${orgId} and s.article_id = r.article_id and s.kind = ${setKindOf(field)} and s.set_id = any(${numbers(values)}::int[]) and s.taken_at is null)`
    case 'dataTask':
      // Its articles are seen once all of them are written down: until then its set is closed.
      return sql`exists (select from article_set_members s where s.org_id = ${orgId} and s.article_id = r.article_id and s.published_at = r.published_at and s.kind = 'dataTask' and s.taken_at is null
        and s.set_id = any(array(select k.id from article_sets k where k.org_id = ${orgId} and k.kind = 'dataTask' and k.id = any(${numbers(values)}::int[]) and k.closed_at is null)))`
    case 'favourite':
      return isSo(favourite(sql`true`))
    case 'folder':
      return favourite(sql`f.folder_id = any(${numbers(values)}::int[])`)
    case 'followed':
      return isSo(followed(orgId, userId))
    case 'featured':
      return isSo(inWork(sql`w.featured_at is not null`))
    case 'tag':
      return inWork(sql`w.tags && ${[...values]}::text[]`)
    case 'assignee': {
      const members = numbers(values.filter(value => value !== me && value !== nobody))
      const ids = [...members, ...(values.includes(me) ? [userId ?? 0] : [])]
      const assigned = inWork(sql`w.assignee_id = any(${ids}::int[])`)
      return values.includes(nobody) ? sql`(${assigned} or not ${inWork(sql`w.assignee_id is not null`)})` : assigned
    }
    case 'overdue':
      return isSo(inWork(sql`w.due_at < ${now}::timestamptz and w.state <> 2`))
    case 'note':
      return isSo(sql`exists (select from article_notes n where n.org_id = ${orgId} and n.article_id = r.article_id)`)
    default: {
      // review, state, priority: 0 for articles of which nobody said anything.
      const column = sql.ref(`w.${field}`)
      const said = inWork(sql`${column} = any(${numbers(values, largestSmallint)}::smallint[])`)
      return values.includes('0') ? sql`(${said} or not ${inWork(sql`${column} <> 0`)})` : said
    }
  }
}

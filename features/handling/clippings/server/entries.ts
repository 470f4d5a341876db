/** What lies in directories: articles under own titles, and words. */

import { loadColumns, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { storiesOf } from '@guanlan/features/articles/articles/server/stories'
import { idsOfAll } from '@guanlan/features/handling/article-actions/server'
import { refuse, say } from '@guanlan/platform/contract'
import { type CallScope, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Directory, type Entry, type EntryChange, mostEntries, type Putting } from '../contract.ts'
import { strings } from '../strings.ts'
import { addDirectory, getDirectory, listDirectories } from './directories.ts'

interface Row {
  id: number
  version: number
  articleId: string | null
  section: string
  title: string | null
  summary: string | null
  remark: string
  updatedBy: string | null
}

async function rowsOfDirectory({ orgId, db }: Scope, id: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, version, article_id as "articleId", section, title, summary, remark, member_name(updated_by) as "updatedBy"
    from material_entries where org_id = ${orgId} and directory_id = ${id} order by place, id limit ${sql.lit(mostEntries)}`.execute(
    db,
  )
  return rows
}

/** An article that the caller does not see (any more) is named by nothing but what was written for it. */
export async function entriesOf(scope: Scope, id: number): Promise<Directory & { list: Entry[] }> {
  const directory = await getDirectory(scope, id)
  const rows = await rowsOfDirectory(scope, id)
  const articles = await factsOf(
    scope,
    rows.flatMap(({ articleId }) => (articleId === null ? [] : [Number(articleId)])),
  )
  const list = rows.map(({ articleId, title, summary, ...row }): Entry => {
    const known = articles.get(Number(articleId))
    return {
      ...row,
      articleId: articleId === null ? null : Number(articleId),
      title: title ?? known?.title ?? say(strings.gone, scope.locale),
      summary: summary ?? known?.summary ?? '',
      isRewritten: articleId !== null && (title !== null || summary !== null),
      article: known?.article ?? null,
    }
  })
  return { ...directory, list }
}

interface Known {
  title: string
  summary: string
  article: NonNullable<Entry['article']>
}

/** Asked every few seconds by each screen, so that no text of an article is read. */
async function factsOf(scope: Scope, ids: readonly number[]): Promise<Map<number, Known>> {
  const seen = await titlesOf(scope, ids)
  const columns = ['summary', 'sentiment', 'level', 'url', 'story'] as const
  const loaded = await loadColumns(
    scope,
    seen.map(article => article.id),
    columns,
    true,
  )
  const byId = new Map(loaded.map(article => [article.id, article]))
  const stories = await storiesOf(
    scope,
    loaded.flatMap(({ story }) => story ?? []),
  )
  return new Map(
    seen.map(({ id, title, media, mediaType, publishedAt, timeOfArrival }) => {
      const { summary, sentiment, level, url, story } = byId.get(id) ?? {}
      const article = {
        ...{ media, mediaType, publishedAt: publishedAt.toISOString(), timeOfArrival, address: url ?? null },
        sentiment: (sentiment ?? 0) as Known['article']['sentiment'],
        level: (level ?? null) as Known['article']['level'],
        similar: stories.get(story ?? 0)?.articles ?? 1,
      }
      return [id, { title, summary: summary ?? '', article }]
    }),
  )
}

/** @throws invalid when one of the articles is not to be seen, or the directory would be too full */
export async function addArticles(scope: CallScope, { idList, all, found, section, ...where }: Putting) {
  const ids = all ? await idsOfAll(scope, all) : [...new Set(idList ?? [])]
  if (ids.length === 0) throw refuse('invalid', 'articles.selectData', {}, 'idList')
  if (ids.length > mostEntries) throw refuse('invalid', 'clippings.full', { most: mostEntries }, 'idList')
  const seen = await loadColumns(scope, ids, [], found || all?.query !== undefined)
  if (seen.length < ids.length) throw refuse('invalid', 'clippings.articleMissing', {}, 'idList')
  const directory = await directoryFor(scope, where)
  const { orgId, userId, db, now } = scope
  // One after the other: places are given once.
  await sql`select from material_directories where org_id = ${orgId} and id = ${directory.id} for update`.execute(db)
  if (directory.entries + ids.length > mostEntries)
    throw refuse('conflict', 'clippings.full', { most: mostEntries }, 'idList')
  const { numAffectedRows } = await sql`
    insert into material_entries (org_id, directory_id, article_id, section, place, updated_at, updated_by)
    select ${orgId}::int, ${directory.id}::int, a.id, ${section}, p.place + a.n, ${now}::timestamptz, ${userId}::int
    from unnest(${numberList(ids)}::bigint[]) with ordinality as a (id, n),
      (select coalesce(max(place), 0) as place from material_entries where org_id = ${orgId} and directory_id = ${directory.id}) p
    on conflict do nothing`.execute(db)
  const added = Number(numAffectedRows ?? 0n)
  return { directory: await getDirectory(scope, directory.id), added, there: ids.length - added }
}

/** @throws invalid when nothing says where */
async function directoryFor(
  scope: CallScope,
  { directoryId, day, name }: Pick<Putting, 'directoryId' | 'day' | 'name'>,
): Promise<Directory> {
  if (directoryId !== undefined) return getDirectory(scope, directoryId)
  if (name !== undefined) return addDirectory(scope, { name, day })
  if (day === undefined) throw refuse('invalid', 'clippings.where', {}, 'directoryId')
  const [first] = await listDirectories(scope, 'daily', day)
  return first ?? addDirectory(scope, { name: say(strings.dailyName, scope.locale), day })
}

export async function writeWords(
  scope: CallScope,
  id: number,
  { section, title, summary }: { section: string; title: string; summary: string },
): Promise<{ id: number }> {
  const directory = await getDirectory(scope, id)
  if (directory.entries >= mostEntries) throw refuse('conflict', 'clippings.full', { most: mostEntries }, 'title')
  const { rows } = await sql<{ id: number }>`
    insert into material_entries (org_id, directory_id, section, title, summary, place, updated_by)
    select ${scope.orgId}::int, ${id}::int, ${section}, ${title}, ${summary}, coalesce(max(place), 0) + 1, ${scope.userId}::int
    from material_entries where org_id = ${scope.orgId} and directory_id = ${id} returning id`.execute(scope.db)
  return { id: rows[0]?.id ?? 0 }
}

export async function changeEntry(
  { orgId, userId, db, now }: CallScope,
  { id, version, section, title, summary, remark }: EntryChange,
): Promise<{ id: number; version: number }> {
  const { rows: before } = await sql<{ by: string | null; isWords: boolean }>`
    select member_name(updated_by) as by, article_id is null as "isWords" from material_entries where org_id = ${orgId} and id = ${id}`.execute(
    db,
  )
  if (!before[0]) throw refuse('missing', 'clippings.entryMissing')
  if (before[0].isWords && title === '') throw refuse('invalid', 'clippings.title', {}, 'title')
  const { rows } = await sql<{ version: number }>`
    update material_entries set section = ${section}, title = ${title || null}, summary = ${summary || null}, remark = ${remark}, version = version + 1,
      updated_at = ${now}, updated_by = ${userId}
    where org_id = ${orgId} and id = ${id} and version = ${version} returning version`.execute(db)
  if (!rows[0]) throw refuse('conflict', 'platform.changedSince', { by: before[0].by ?? '' })
  return { id, version: rows[0].version }
}

export async function removeEntries({ orgId, db }: CallScope, ids: readonly number[]): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`
    delete from material_entries where org_id = ${orgId} and id = any(${[...ids]}::int[])`.execute(db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

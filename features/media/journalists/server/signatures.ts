/** Authors of the organisation's articles who are not in the book. */
import { signatureOf } from '@guanlan/engine/text'
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { type ArticleQuery, publishersOf, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { entryRefOf } from '@guanlan/features/media/media-library/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Signature, type SignatureQuestion, signatureDays } from '../contract.ts'

/** Authors as they stand on articles, those with the most articles first; what is rarer is not offered. */
const mostAuthors = 5_000
const mostSubjects = 3
/** Where articles are signed by people; elsewhere an author is an account. */
const edited: ReadonlySet<string> = new Set<MediaType>(['web', 'press', 'broadcast', 'app', 'program'])

interface Found extends Omit<Signature, 'id' | 'subjects' | 'sameName'> {
  mediaId: number
  /** As they signed. */
  authors: string[]
}

interface Page {
  page: number
  pageSize: number
  after?: string | undefined
}

/** The order is made of all of them, so that a page is asked for by its place. */
export async function listSignatures(
  scope: Scope,
  { like, role, page, pageSize, after }: SignatureQuestion & Page,
): Promise<{ list: Signature[]; total: number | null; page: number; pageSize: number; next: string | null }> {
  const query = lastDays(scope)
  const { people, names } = await knownPeople(scope)
  const part = like.trim().toLowerCase()
  const found = (await signersOf(scope, query)).filter(
    each =>
      !people.has(keyOf(each.mediaId, each.name)) &&
      !people.has(JSON.stringify([each.medium, each.name])) &&
      (role === 'all' || each.role === role) &&
      (part === '' || each.name.toLowerCase().includes(part) || each.medium.toLowerCase().includes(part)),
  )
  const offset = after === undefined ? (page - 1) * pageSize : Math.max(0, Math.trunc(Number(after)) || 0)
  const shown = found.slice(offset, offset + pageSize)
  const subjects = await subjectsOf(scope, query, shown)
  const list = shown.map(({ mediaId, authors: _, ...each }, at) => ({
    ...each,
    id: offset + at + 1,
    subjects: subjects.get(keyOf(mediaId, each.name)) ?? [],
    sameName: names.get(each.name) ?? 0,
  }))
  const end = offset + shown.length
  return {
    ...{ list, page, pageSize },
    total: after === undefined ? found.length : null,
    next: end < found.length ? String(end) : null,
  }
}

export const lastDays = ({ now }: Scope): ArticleQuery => ({
  monitorIds: null,
  from: new Date(now.getTime() - signatureDays * 86_400_000),
  to: now,
  filters: [],
  fold: false,
})
export const keyOf = (mediaId: number, name: string): string => JSON.stringify([mediaId, name])

/** Everybody who signed, the most articles first. */
export async function signersOf(scope: Scope, query: ArticleQuery): Promise<Found[]> {
  const rows = await publishersOf(scope, query, {
    ...{ kind: 'authors', like: '', sort: 'articles', order: 'desc', offset: 0, limit: mostAuthors },
  })
  const found = new Map<string, Found>()
  for (const { mediaId, mediaType, medium, author, articles, negative } of rows) {
    if (author === null || author === medium || !edited.has(mediaTypeWord(mediaType))) continue
    const { people, role } = signatureOf(author)
    for (const name of people) {
      const known = found.get(keyOf(mediaId, name))
      if (known) {
        known.articles += articles
        known.negative += negative
        known.authors.push(author)
        // Who signs as a reporter once is one.
        if (role === 'reporter') known.role = role
      } else {
        const entry = entryRefOf({ mediaId, accountId: null })
        found.set(keyOf(mediaId, name), { name, role, entry, medium, mediaId, articles, negative, authors: [author] })
      }
    }
  }
  return [...found.values()].sort((one, other) => other.articles - one.articles || one.name.localeCompare(other.name))
}

/** Who is in the book, by medium (its id and what it is called) and name; and how many have a name. */
async function knownPeople({ orgId, db }: Scope) {
  const { rows } = await sql<{ name: string; entry: string | null; medium: string | null }>`
    select j.name, e ->> 'entry' as entry, e ->> 'medium' as medium from journalists j left join lateral jsonb_array_elements(j.entries) e on true
    where j.org_id = ${orgId} and j.removed_at is null`.execute(db)
  const people = new Set<string>()
  const names = new Map<string, number>()
  for (const { name, entry, medium } of rows) {
    if (entry?.startsWith('m')) people.add(keyOf(Number(entry.slice(1)), name))
    if (medium) people.add(JSON.stringify([medium, name]))
    names.set(name, (names.get(name) ?? 0) + 1)
  }
  return { people, names }
}

/** Keywords of their articles, the most frequent first. */
async function subjectsOf(scope: Scope, query: ArticleQuery, shown: readonly Found[]): Promise<Map<string, string[]>> {
  const signed = shown.flatMap(({ mediaId, name, authors }) =>
    authors.map(author => ({ media: mediaId, name, author })),
  )
  if (signed.length === 0) return new Map()
  const { rows } = await sql<{ media: number; name: string; words: string[] }>`
    select media, name, array_agg(word order by n desc, word) as words from (
      select s.media, s.name, k.word, count(*) as n, row_number() over (partition by s.media, s.name order by count(*) desc, k.word) as place
      from (${rowsOf(scope, query, sql`r.media_id, r.author, r.keywords, r.published_at, r.article_id`)}) r
      join jsonb_to_recordset(${JSON.stringify(signed)}::jsonb) as s (media int, name text, author text) on s.media = r.media_id and s.author = r.author
      cross join lateral unnest(r.keywords) as k (word) group by s.media, s.name, k.word) w
    where place <= ${mostSubjects} group by media, name`.execute(scope.db)
  return new Map(rows.map(({ media, name, words }) => [keyOf(media, name), words]))
}

/** Candidates as people see them, and what they decide: it stands in every later run. */
import { titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { figuresOfStories } from '@guanlan/features/articles/articles/server/stories'
import { namedIn } from '@guanlan/features/articles/brand-library/server'
import { requireWholeSight } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Database, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Candidate, type InfoEvent, mostOffers, NewEvent, titleLength } from '../../contract.ts'
import { storiesOfCandidates } from '../records/candidates.ts'
import { createEvent } from '../saving/save.ts'
import { plainTitle } from './plain-title.ts'

/** Offers whose last article is older are no news. */
const offeredDays = 7

const undecided = (orgId: number) => sql`
  from event_candidates c left join event_candidate_decisions d on d.org_id = c.org_id and d.candidate_id = c.id
  where c.org_id = ${orgId} and coalesce(d.status, 'open') = 'open'`

type Row = Pick<Candidate, 'id' | 'title' | 'usual' | 'confidence' | 'words'> & {
  firstArticle: number
  foundAt: Date
  renamed: string | null
  total: number
}

/** Values of a filter of lists. */
const mostListed = 50

/** The surest first. Whoever is limited to folders is offered none: candidates are made of everything. */
export async function listCandidates(scope: Scope): Promise<{ list: Candidate[]; total: number }> {
  if (scope.limitedTo !== undefined) return { list: [], total: 0 }
  const { rows } = await sql<Row>`
    select c.id, d.title as renamed, c.title, c.first_article::float8 as "firstArticle", c.first_at as "foundAt", c.usual::float8 as usual,
      c.confidence::int as confidence, c.words, count(*) over ()::int as total
    ${undecided(scope.orgId)} and c.last_at > ${scope.now}::timestamptz - make_interval(days => ${offeredDays})
    order by c.confidence desc, c.last_at desc, c.id desc limit ${mostOffers}`.execute(scope.db)
  const stories = await storiesOfCandidates(
    scope,
    rows.map(({ id }) => id),
  )
  const figures = await figuresOfStories(scope, stories)
  const titles = await titlesOf(
    scope,
    rows.map(({ firstArticle }) => firstArticle),
  )
  const firsts = new Map(titles.map(article => [article.id, article]))
  const list = rows.flatMap(({ firstArticle, foundAt, renamed, title, total: _, ...row }) => {
    const known = figures.get(row.id)
    // All its articles lie in the bin.
    if (!known) return []
    const first = firsts.get(firstArticle)
    const own = stories.filter(({ group }) => group === row.id).map(({ story }) => story)
    return {
      ...row,
      ...known,
      title: renamed ?? plainTitle(title),
      firstAt: known.firstAt.toISOString(),
      lastAt: known.lastAt.toISOString(),
      stories: own.slice(0, mostListed),
      allStories: own.length,
      firstArticle: first
        ? { id: first.id, title: first.title, media: first.media, publishedAt: foundAt.toISOString() }
        : null,
    }
  })
  return { list, total: rows[0]?.total ?? 0 }
}

interface Open {
  /** As people named it, or as media do. */
  title: string
}

/** @throws missing, also of one that somebody decided already */
export async function requireOpen(scope: Scope, id: number): Promise<Open> {
  requireWholeSight(scope)
  const { rows } = await sql<{ renamed: string | null; title: string }>`
    select d.title as renamed, c.title ${undecided(scope.orgId)} and c.id = ${id}`.execute(scope.db)
  const [open] = rows
  if (!open) throw refuse('missing', 'events.candidateMissing')
  return { title: open.renamed ?? plainTitle(open.title) }
}

interface Decision {
  status: 'open' | 'accepted' | 'dismissed' | 'merged'
  title?: string
  into?: number
  eventId?: number
}

async function decide(
  { orgId, userId, now, db }: Scope,
  id: number,
  { status, title, into, eventId }: Decision,
): Promise<{ changed: number }> {
  await sql`
    insert into event_candidate_decisions as d (org_id, candidate_id, status, title, merged_into, event_id, decided_at, decided_by)
    values (${orgId}, ${id}, ${status}, ${title ?? null}, ${into ?? null}, ${eventId ?? null}, ${now}, ${userId}::int)
    on conflict (org_id, candidate_id) do update set status = excluded.status, title = coalesce(excluded.title, d.title), merged_into = excluded.merged_into,
      event_id = excluded.event_id, decided_at = excluded.decided_at, decided_by = excluded.decided_by`.execute(db)
  return { changed: 1 }
}

export async function acceptCandidate(scope: Scope, id: number): Promise<InfoEvent> {
  const { title } = await requireOpen(scope, id)
  const name = [...title].slice(0, titleLength.most).join('').trim()
  if (name.length < titleLength.least) throw refuse('invalid', 'events.titleLength', {}, 'title')
  // It begins with the earliest article of its stories, which may be older than what was found anew.
  const one = async (kind: 'corp' | 'brand' | 'prod') => {
    const named = await namedIn(scope.db, name, kind)
    // Of several nobody knows which one it is about.
    return named.length === 1 ? named : []
  }
  const subjects = { companies: await one('corp'), brands: await one('brand'), products: await one('prod') }
  const draft = NewEvent.parse({ title: name.slice(0, titleLength.most), subjects })
  const event = await createEvent(scope, { ...draft, origin: 'candidate', originId: id })
  await decide(scope, id, { status: 'accepted', eventId: event.id })
  return event
}

export async function dismissCandidate(scope: Scope, id: number): Promise<{ changed: number }> {
  await requireOpen(scope, id)
  return decide(scope, id, { status: 'dismissed' })
}

export async function mergeCandidates(
  scope: Scope,
  { id, into }: { id: number; into: number },
): Promise<{ changed: number }> {
  if (id === into) throw refuse('invalid', 'events.candidateItself', {}, 'into')
  await requireOpen(scope, id)
  await requireOpen(scope, into)
  // What was merged into it before goes with it.
  await sql`
    update event_candidate_decisions set merged_into = ${into} where org_id = ${scope.orgId} and merged_into = ${id}`.execute(
    scope.db,
  )
  return decide(scope, id, { status: 'merged', into })
}

export async function renameCandidate(
  scope: Scope,
  { id, title }: { id: number; title: string },
): Promise<{ changed: number }> {
  await requireOpen(scope, id)
  return decide(scope, id, { status: 'open', title })
}

const daysStored = 60
export async function purgeCandidates(db: Database): Promise<void> {
  await sql`delete from event_candidates where last_at < now() - make_interval(days => ${daysStored})`.execute(db)
}

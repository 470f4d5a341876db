/** Rankings of words and of media over a period, and the list of a day. */
import { canonicalise } from '@guanlan/engine/text'
import { hoursOf } from '@guanlan/features/articles/articles/contract'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import { mediaRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { RankedMedium, RankedWord, RankingQuestion } from '../../contract.ts'
import { eventsOf } from './events.ts'

const mostRanked = 50
/** Titles whose words are read, newest first. */
const mostTitles = 20_000
/** Bits of surprise under which a word says nothing: 的, 一个, 今天. */
const fewestBits = 11

interface Title {
  title: string
  eventId: number
  platform: string
  minutesOn: number
  firstSeen: Date
}

export async function rankWords({ db, now }: Scope, { period }: RankingQuestion): Promise<RankedWord[]> {
  const ms = hoursOf[period] * 3_600_000
  const from = new Date(now.getTime() - ms)
  const { rows } = await sql<Title>`
    select t.title, t.event_id as "eventId", b.platform, t.minutes_on as "minutesOn", t.first_seen as "firstSeen" from hot_topics t join hot_boards b on b.id = t.board_id
    where t.last_seen >= ${new Date(from.getTime() - ms)} order by t.last_seen desc, t.id limit ${mostTitles}`.execute(
    db,
  )
  return wordsOf(rows, from)
}

/** Words by topics that entered since `from`; those before it are counted to compare. Pure. */
export function wordsOf(titles: readonly Title[], from: Date): RankedWord[] {
  const cutter = generalCutter()
  const words = new Map<string, { topics: number; before: number; platforms: Set<string>; most: Title }>()
  for (const title of titles) {
    const isBefore = title.firstSeen < from
    const found = cutter
      .cut(canonicalise(title.title))
      .filter(({ word, bits }) => [...word].length >= 2 && bits >= fewestBits && /\p{L}/u.test(word))
    for (const word of new Set(found.map(({ word }) => word))) {
      const known = words.get(word) ?? { topics: 0, before: 0, platforms: new Set(), most: title }
      if (isBefore) known.before++
      else {
        known.topics++
        known.platforms.add(title.platform)
        if (title.minutesOn > known.most.minutesOn || known.topics === 1) known.most = title
      }
      words.set(word, known)
    }
  }
  return [...words]
    .filter(([, { topics }]) => topics > 0)
    .sort(
      ([a, one], [b, other]) =>
        other.topics - one.topics || other.platforms.size - one.platforms.size || (a < b ? -1 : 1),
    )
    .slice(0, mostRanked)
    .map(([word, { topics, before, platforms, most }], index) => ({
      word,
      rank: index + 1,
      topics,
      before,
      platforms: [...platforms].sort(),
      title: most.title,
      eventId: most.eventId,
    }))
}

/** By articles that monitors of the organisation want. */
export async function rankMedia(scope: Scope, { period }: RankingQuestion): Promise<RankedMedium[]> {
  const ms = hoursOf[period] * 3_600_000
  const to = scope.now
  const from = new Date(to.getTime() - ms)
  const columns = sql`r.media_id, r.sentiment, r.interactions`
  const requested = { monitorIds: null, filters: [], fold: false }
  const { rows } = await sql<Omit<RankedMedium, 'rank'>>`
    with now as (select media_id, count(*)::int as articles, count(*) filter (where sentiment = -1)::int as negative, coalesce(sum(interactions), 0)::float8 as interactions
      from (${rowsOf(scope, { ...requested, from, to }, columns)}) r where media_id is not null group by media_id order by count(*) desc, media_id limit ${mostRanked}),
    before as (select media_id, count(*)::int as articles from (${rowsOf(scope, { ...requested, from: new Date(from.getTime() - ms), to: from }, columns)}) r
      where media_id in (select media_id from now) group by media_id)
    select n.media_id as "mediaId", m.name, n.articles, n.negative, n.interactions, coalesce(b.articles, 0) as before
    from now n join ${mediaRows} m on m.id = n.media_id left join before b on b.media_id = n.media_id order by n.articles desc, n.media_id`.execute(
    scope.db,
  )
  return rows.map((row, index) => ({ ...row, rank: index + 1 }))
}

/** @param zone of the organisation */
export async function dayOf(scope: Pick<Scope, 'db' | 'now' | 'locale'>, day: string | null, zone: string) {
  const { rows } = await sql<{ day: string; from: Date; to: Date }>`
    select d.day::text, d.day::timestamp at time zone ${zone} as "from", (d.day + 1)::timestamp at time zone ${zone} - interval '1 millisecond' as "to"
    from (select coalesce(${day}::date, (${scope.now}::timestamptz at time zone ${zone})::date) as day) d`.execute(
    scope.db,
  )
  const { day: requested = '', from = scope.now, to = scope.now } = rows[0] ?? {}
  const list = await eventsOf(scope, {
    platformCode: '',
    startTime: from.toISOString(),
    endTime: to.toISOString(),
    words: '',
    leastMinutes: 0,
    sort: 'index',
    page: 1,
    pageSize: 50,
  })
  return { ...list, day: requested }
}

/** Readers by media type out of the columns of whole days: what `reachByMediaType` asks in SQL of every article. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ChosenDay } from '../fact-days/choose.ts'
import { givingWay } from '../fact-days/give-way.ts'
import { assumedSql, levelSql } from '../reactions/reach.ts'
import type { ReachOfMediaType } from './answers.ts'

/** @param days with their readers */
export async function reachFromDays(scope: Scope, days: readonly ChosenDay[]): Promise<ReachOfMediaType[]> {
  const assumed = await assumedOf(scope, days)
  const types = new Map<number, ReachOfMediaType>()
  const giveWay = givingWay()
  for (const { columns, readers, rows } of days) {
    await giveWay()
    if (!readers) throw new Error('readers were asked for')
    const media = [...columns.media]
    const sums = media.map(number => sumOf(types, columns.known.mediaType(number)))
    const ofMedium = media.map(number => assumed.get(columns.known.mediumId(number)) ?? null)
    for (const row of rows) {
      const medium = columns.mediumOf[row] as number
      const sum = sums[medium] as ReachOfMediaType
      sum.articles++
      const reads = readers.reads[row] as number
      const estimate = readers.estimates[row] as number
      if (reads >= 0) {
        sum.told++
        sum.readers += reads
        continue
      }
      const reach = estimate >= 0 ? estimate : (ofMedium[medium] ?? null)
      if (reach === null) continue
      sum.estimated++
      sum.estimatedReaders += reach
    }
  }
  return [...types.values()]
    .filter(({ articles }) => articles > 0)
    .sort((a, b) => b.readers - a.readers || b.estimatedReaders - a.estimatedReaders || a.mediaType - b.mediaType)
}

function sumOf(types: Map<number, ReachOfMediaType>, mediaType: number): ReachOfMediaType {
  const known = types.get(mediaType)
  if (known) return known
  const fresh = { mediaType, articles: 0, told: 0, readers: 0, estimated: 0, estimatedReaders: 0 }
  types.set(mediaType, fresh)
  return fresh
}

/** Readers of a row of the day, told or estimated; null: nothing is known to estimate from. */
export function readersOfRow(
  { columns, readers }: ChosenDay,
  assumed: ReadonlyMap<number, number>,
): (row: number) => number | null {
  if (!readers) throw new Error('readers were asked for')
  const ofMedium = [...columns.media].map(number => assumed.get(columns.known.mediumId(number)) ?? null)
  return row => {
    const reads = readers.reads[row] as number
    if (reads >= 0) return reads
    const estimate = readers.estimates[row] as number
    return estimate >= 0 ? estimate : (ofMedium[columns.mediumOf[row] as number] ?? null)
  }
}

/** What an article of each medium is assumed to reach, where its level is known. */
export async function assumedOf(
  { db, orgId }: Scope,
  days: readonly ChosenDay[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; assumed: number }>`
    select m.id, ${assumedSql} as assumed from media m left join org_media_facts f on f.org_id = ${orgId} and f.media_id = m.id
    where m.id = any(${mediaIn(days)}::int[]) and ${assumedSql} is not null`.execute(db)
  return new Map(rows.map(({ id, assumed }) => [id, assumed]))
}

/** The code of the level of each medium, 0 where nobody says it. */
export async function levelsOf({ db, orgId }: Scope, days: readonly ChosenDay[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; level: number }>`
    select m.id, ${levelSql}::int as level from media m left join org_media_facts f on f.org_id = ${orgId} and f.media_id = m.id
    where m.id = any(${mediaIn(days)}::int[])`.execute(db)
  return new Map(rows.map(({ id, level }) => [id, level]))
}

function mediaIn(days: readonly ChosenDay[]): number[] {
  const ids = new Set<number>()
  for (const { columns } of days) for (const number of columns.media) ids.add(columns.known.mediumId(number))
  return [...ids]
}

/** The influence of entries by the weights of the organisation: to sort and narrow by, and as it is shown. */
import {
  type InfluencePart,
  influenceOf,
  type Weights,
  type WeightsInUse,
} from '@guanlan/features/charts/charts/contract'
import { weightsOf } from '@guanlan/features/charts/charts/server'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { EntryInfluence, EntryKey, EntryTable, InfluenceMark } from '../../contract.ts'
import { draws, figuresOf } from './amounts.ts'
import { influenceSql } from './parts-sql.ts'

export type InfluenceWeights = Weights<InfluencePart>

export const influenceWeightsOf = async (scope: Pick<Scope, 'db' | 'orgId'>): Promise<InfluenceWeights> => {
  const { weights }: WeightsInUse = await weightsOf(scope)
  return weights.influence
}

const columnOf = (of: EntryTable) => sql.ref(of === 'media' ? 'i.media_id' : 'i.account_id')

/** 0 to 100 of an entry by its id; what everybody may see comes before what the organisation handed in. Null: not computed, or too few articles. */
export const influenceOfEntry = (
  of: EntryTable,
  id: RawBuilder<unknown>,
  weights: InfluenceWeights,
): RawBuilder<unknown> => sql`(
  select coalesce(max(x.v) filter (where x.shared), max(x.v)) from (
    select i.only_org is null as shared, ${influenceSql('i', weights)} as v from media_influence i where ${columnOf(of)} = ${id}) x)`

/** Whether anything stands out of what the entry says of itself. */
export const isMarked = (of: EntryTable, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from media_influence i where ${columnOf(of)} = ${id} and i.marks <> '{}')`

/** What the influence of an entry is made of, as a row of one column `influence`; of two the one with enough articles, then that of everybody. */
export const storedInfluence = (of: EntryTable, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('articles', i.articles, 'hasCount', current_user <> 'guanlan_limited', 'isOwn', i.only_org is not null, 'computedAt', i.computed_at,
    'amounts', i.amounts, 'resampled', i.resampled, 'marks', i.marks, 'fullAt', t.full_at, 'peers', t.peers) as influence
  from media_influence i left join media_influence_types t
    on t.accounts = (i.account_id is not null) and t.media_type = i.media_type and t.only_org is not distinct from i.only_org
  where ${columnOf(of)} = ${id} order by i.articles >= 20 desc, i.only_org nulls first limit 1)`

export interface StoredInfluence {
  articles: number
  /** Whoever is limited to folders is told no number of articles. */
  hasCount: boolean
  isOwn: boolean
  computedAt: string
  amounts: (number | null)[]
  resampled: (number | null)[]
  marks: InfluenceMark[]
  fullAt: (number | null)[] | null
  peers: number | null
}

const fullOf = ({ fullAt }: StoredInfluence) => figuresOf(fullAt ?? [])

export function shownInfluence(stored: StoredInfluence, weights: InfluenceWeights): EntryInfluence {
  const full = fullOf(stored)
  const { influence } = influenceOf(figuresOf(stored.amounts), full, stored.articles, weights)
  const width = stored.amounts.length
  const drawn = Array.from({ length: draws }, (_, at) => {
    const figures = figuresOf(stored.resampled.slice(at * width, (at + 1) * width))
    return influenceOf(figures, full, stored.articles, weights).influence
  }).flatMap(value => value ?? [])
  return {
    influence,
    low: influence === null || drawn.length === 0 ? null : Math.min(influence, ...drawn),
    high: influence === null || drawn.length === 0 ? null : Math.max(influence, ...drawn),
    articles: stored.hasCount ? stored.articles : null,
    isOwn: stored.isOwn,
    marks: stored.marks,
    computedAt: new Date(stored.computedAt).toISOString(),
  }
}

/** What the influence of one entry is made of; null: it was not computed yet. */
export async function influenceFiguresOf(scope: Pick<Scope, 'db' | 'orgId'>, { mediaId, accountId }: EntryKey) {
  const of = mediaId === null ? 'accounts' : 'media'
  const { rows } = await sql<{ influence: StoredInfluence }>`
    select s.influence from ${storedInfluence(of, sql`${mediaId ?? accountId}::int`)} s`.execute(scope.db)
  const stored = rows[0]?.influence
  const weights = await influenceWeightsOf(scope)
  if (!stored) return { weights, stored: null }
  const shown = shownInfluence(stored, weights)
  return {
    weights,
    stored: {
      shown,
      amounts: figuresOf(stored.amounts),
      full: fullOf(stored),
      articles: stored.articles,
      peers: stored.peers ?? 0,
    },
  }
}

/** What parts of a type are measured against, for an entry that has no influence itself. */
export async function fullOfType(
  { db }: Pick<Scope, 'db'>,
  of: EntryTable,
  mediaType: number,
): Promise<{ full: ReturnType<typeof figuresOf>; peers: number }> {
  const { rows } = await sql<{ full: (number | null)[]; peers: number }>`
    select full_at as full, peers from media_influence_types where accounts = ${of === 'accounts'} and media_type = ${mediaType}
    order by only_org nulls first limit 1`.execute(db)
  return { full: figuresOf(rows[0]?.full ?? []), peers: rows[0]?.peers ?? 0 }
}

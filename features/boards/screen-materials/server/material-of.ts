/** What the material of an organisation says to panels: which articles are meant. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MaterialList } from '../contract.ts'

/** A topic word or a brand: one of the three says which articles are meant. */
export interface MaterialSubject {
  name: string
  monitorId: number | null
  /** Of the brand library; empty: by its rule. */
  brand: string
  rule: string
}

/** Subjects of one panel. */
const mostSubjects = 10

/** In their order, ten at most. */
export async function materialSubjects(scope: Scope, list: MaterialList): Promise<MaterialSubject[]> {
  return list === 'topics' ? topicsOf(scope) : brandsOf(scope, list)
}

async function topicsOf({ db, orgId }: Scope): Promise<MaterialSubject[]> {
  const { rows } = await sql<{ name: string; monitor_id: number | null; rule: string }>`
    select name, monitor_id, rule from screen_topic_words where org_id = ${orgId} order by place, id limit ${mostSubjects}`.execute(
    db,
  )
  return rows.map(({ name, monitor_id, rule }) => ({ name, monitorId: monitor_id, brand: '', rule }))
}

async function brandsOf({ db, orgId }: Scope, list: Exclude<MaterialList, 'topics'>): Promise<MaterialSubject[]> {
  const side = list === 'brands' ? sql`true` : sql`own = ${list === 'own'}`
  const { rows } = await sql<{ name: string; brand: string; words: string[] }>`
    select name, brand, words from screen_competitors where org_id = ${orgId} and ${side}
    order by own desc, place, id limit ${mostSubjects}`.execute(db)
  return rows.map(({ name, brand, words }) => ({
    ...{ name, monitorId: null, brand },
    rule: brand === '' ? ruleOfWords(words) : '',
  }))
}

/** An article that has any of them. Pure. */
export const ruleOfWords = (words: readonly string[]): string =>
  words.map(word => `"${word.replaceAll('"', '')}"`).join('|')

export async function listNegativeMedia({
  db,
  orgId,
}: Scope): Promise<{ name: string; mediaId: number | null; reason: string }[]> {
  const { rows } = await sql<{ name: string; mediaId: number | null; reason: string }>`
    select name, media_id as "mediaId", reason from screen_negative_media where org_id = ${orgId} order by place, id limit 50`.execute(
    db,
  )
  return rows
}

export async function listSocietyEvents({ db, orgId }: Scope): Promise<{ name: string; hotEventId: number | null }[]> {
  const { rows } = await sql<{ name: string; hotEventId: number | null }>`
    select name, hot_event_id as "hotEventId" from screen_society_events where org_id = ${orgId} order by place, id limit 20`.execute(
    db,
  )
  return rows
}

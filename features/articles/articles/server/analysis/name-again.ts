/** Names of companies, brands and products in stored articles: as they are shown, and read again when the brand library has changed. */
import { type NameFound, peopleAndOrganisations, type RuleNames } from '@guanlan/engine/text'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ArticleName } from '../new-article.ts'
import { waitForTurn } from '../stories/turns.ts'

const mostShown = 20
/** Of people and organisations together. */
const mostMentioned = 8

/** What people see: names of the library, then the people and organisations named most often. */
export function shownNames(found: readonly NameFound[], text: string): ArticleName[] {
  const known = new Set(found.map(({ name }) => name))
  const others = peopleAndOrganisations(text)
    .filter(({ name }) => !known.has(name))
    .toSorted((a, b) => b.count - a.count || a.first - b.first)
    .slice(0, mostMentioned)
  return [
    ...found
      .slice(0, mostShown)
      .map(({ kind, name, count, inTitle }) => ({ kind, name, count, ...(inTitle && { inTitle }) })),
    ...others.map(({ kind, name, count }) => ({ kind, name, count })),
  ]
}

/** What stands in an article: for rules and for people. */
export type NamesOfArticle = RuleNames & { names: ArticleName[] }

/** Where work that goes back through stored articles stands: what is older is still to be done; nulls: all of it. Moments as the database writes them. */
export interface AgainPlace {
  publishedBefore: string | null
  idBefore: number | null
}

/**
 * Reads the next articles before a place, newest first, and writes those whose names differ. Hits stay as they are.
 * @param days how far back, counted from now
 * @returns the place after them; null at the end.
 */
export async function nameAgain(
  tx: Tx,
  { publishedBefore, idBefore }: AgainPlace,
  { days, count }: { days: number; count: number },
  namesIn: (title: string, body: string) => NamesOfArticle,
): Promise<AgainPlace | null> {
  const behind =
    publishedBefore === null
      ? sql`true`
      : sql`(published_at, article_id) < (${publishedBefore}::timestamptz, ${idBefore}::bigint)`
  const { rows } = await sql<{ id: number; moment: string; title: string; body: string } & NamesOfArticle>`
    select g.article_id as id, g.published_at::text as moment, a.title, a.body, a.corps, a.brands, a.products, a.names
    from (
      select article_id, published_at from article_grams where published_at >= now() - ${days} * interval '1 day' and ${behind}
      order by published_at desc, article_id desc limit ${count}
    ) g join articles a on a.id = g.article_id
    order by g.published_at desc, g.article_id desc`.execute(tx)
  const changed = rows.flatMap(row => {
    const now = namesIn(row.title, row.body)
    return isSame(now, row) ? [] : [{ id: row.id, ...now }]
  })
  await writeNames(tx, changed)
  const last = rows.at(-1)
  return last && rows.length === count ? { publishedBefore: last.moment, idBefore: last.id } : null
}

async function writeNames(tx: Tx, changed: readonly ({ id: number } & NamesOfArticle)[]): Promise<void> {
  if (changed.length === 0) return
  // Batches lock articles in another order: taking turns with them avoids a deadlock.
  await waitForTurn(tx)
  await sql`
    update articles a set corps = u.corps, brands = u.brands, products = u.products, names = u.names
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as u (id bigint, corps text[], brands text[], products text[], names jsonb)
    where a.id = u.id and a.id = any(${changed.map(({ id }) => id)}::bigint[])`.execute(tx)
}

function isSame(one: NamesOfArticle, other: NamesOfArticle): boolean {
  const format = ({ corps, brands, products, names }: NamesOfArticle) =>
    JSON.stringify([corps, brands, products, names.map(({ kind, name, count }) => [kind, name, count])])
  return format(one) === format(other)
}

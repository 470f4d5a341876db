/** A source changed the headline of a stored article: the new one is shown and searched, the old one kept. */
import { canonicalise } from '@guanlan/engine/text'
import type { Tx } from '@guanlan/platform/server'
import { numberList } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { writeTexts } from './write-texts-again.ts'

/** Of one article; the oldest go. */
const mostTitles = 20

interface Changed {
  id: number
  publishedAt: string
  title: string
  body: string
}

/** @param headlines of articles whose source says that they are otherwise now; those that are not are passed over */
export async function saveHeadlines(tx: Tx, headlines: readonly { id: number; title: string }[]): Promise<void> {
  if (headlines.length === 0) return
  const ids = sql`${numberList(headlines.map(({ id }) => id))}::bigint[]`
  const { rows } = await sql<Changed>`
    update articles a set title = u.title, earlier_titles = (
        select jsonb_agg(t.title order by t.place) from (
          select title, place from jsonb_array_elements(coalesce(a.earlier_titles, '[]') || jsonb_build_array(jsonb_build_object('title', a.title, 'until', now())))
            with ordinality as e (title, place) order by place desc limit ${mostTitles}) t)
    from unnest(${ids}, ${headlines.map(({ title }) => title)}::text[]) as u (id, title)
    where a.id = u.id and a.id = any(${ids}) and a.title <> u.title
    returning a.id, a.published_at::text as "publishedAt", a.title, a.body`.execute(tx)
  await writeTexts(
    tx,
    rows.map(({ id, publishedAt, title, body }) => ({
      ...{ id, publishedAt },
      canonical: { title: canonicalise(title), body: canonicalise(body) },
    })),
  )
}

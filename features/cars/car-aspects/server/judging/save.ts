/** Writes what sentences say: what a person corrected stays, what is there no more goes. */
import { numberList, type Scope, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Ground, judgedSentences, type ToRead } from './sentences.ts'

/** Of many texts; the same again changes nothing. */
export async function judgeTexts(scope: Scope, ground: Ground, texts: readonly ToRead[]): Promise<void> {
  if (texts.length === 0) return
  const { db, orgId } = scope
  const rows = texts.flatMap(text => judgedSentences(text, ground))
  await withoutHistory(scope, async () => {
    for (const [source, own] of Map.groupBy(texts, text => text.source))
      await sql`
        delete from car_sentences s where s.org_id = ${orgId} and s.source = ${source} and s.source_id = any(${numberList(own.map(({ sourceId }) => sourceId))}::bigint[])
          and not s.corrected and not exists (
            select from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (source text, "sourceId" bigint, "seriesId" int, field text, "from" int, digest text, aspect text)
            where w.source = s.source and w."sourceId" = s.source_id and w."seriesId" = s.series_id and w.field = s.field and w."from" = s.place_from and w.digest = s.digest and w.aspect = s.found)`.execute(
        db,
      )
    await sql`
      insert into car_sentences as s (org_id, source, source_id, published_at, series_id, field, place_from, place_to, digest, dealers, found, judged, aspect, leaning)
      select ${orgId}, w.source, w."sourceId", w."publishedAt", w."seriesId", w.field, w."from", w."to", w.digest,
        array(select d::int from jsonb_array_elements_text(w.dealers) d), w.aspect, w.leaning, w.aspect, w.leaning
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (source text, "sourceId" bigint, "publishedAt" timestamptz, "seriesId" int, field text, "from" int, "to" int,
        digest text, dealers jsonb, aspect text, leaning smallint)
      on conflict (org_id, source, source_id, series_id, field, place_from, found) do update set dealers = excluded.dealers, published_at = excluded.published_at,
        judged = excluded.judged, leaning = case when s.corrected then s.leaning else excluded.leaning end
      where (s.dealers, s.published_at, s.judged) is distinct from (excluded.dealers, excluded.published_at, excluded.judged)`.execute(
      db,
    )
  })
}

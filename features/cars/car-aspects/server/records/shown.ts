/** Sentences as they are answered: with their text as it stands now, and where it comes from. */
import { loadColumns } from '@guanlan/features/articles/articles/server/questions'
import { shopNames } from '@guanlan/features/cars/car-library/server'
import { complaintRows, reviewRows } from '@guanlan/features/desk/consumer-voice/server'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type RecordFacts, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Correction, Sentence, SentenceQuestion, Source } from '../../contract.ts'
import { digestOf } from '../judging/sentences.ts'
import { conditionOf, type Reader, seenBy, wholeTimeOf } from './condition.ts'
import { seriesOf } from './series.ts'
import { type Stored, sentenceTable } from './table.ts'

type Row = Stored & RecordFacts
interface Origin {
  title: string
  body: string
  medium: string
  url: string | null
}

export async function sentencesOf(
  scope: Reader,
  { page, pageSize, seriesIds, ...question }: SentenceQuestion & { page: number; pageSize: number },
) {
  const series = await seriesOf(scope, seriesIds)
  const filter = { ...question, seriesIds: series.map(({ id }) => id) }
  const found = await sentenceTable.list(scope, {
    ...{ seen: seenBy(scope), filter, page, pageSize, sort: 'publishedAt', order: 'desc' },
  })
  return { list: await shown(scope, found.list), total: found.total ?? 0, page, pageSize }
}

async function shown(scope: Scope, rows: readonly Row[]): Promise<Sentence[]> {
  if (rows.length === 0) return []
  const origins = await originsOf(scope, rows)
  const names = new Map((await seriesOf(scope, [])).map(({ id, name }) => [id, name]))
  const missing = [...new Set(rows.map(({ seriesId }) => seriesId))].filter(id => !names.has(id))
  if (missing.length > 0) for (const { id, name } of await seriesOf(scope, missing)) names.set(id, name)
  const dealers = rows.some(row => row.dealers.length > 0)
    ? new Map((await shopNames(scope)).map(({ id, name }) => [id, name]))
    : new Map<number, string>()
  return rows.map(({ digest, publishedAt, ...row }) => {
    const origin = origins.get(`${row.source} ${row.sourceId}`)
    const text = origin?.[row.field].slice(row.from, row.to) ?? ''
    return {
      ...row,
      publishedAt: new Date(publishedAt).toISOString(),
      series: names.get(row.seriesId) ?? '',
      text: digestOf(text) === digest ? text : null,
      title: origin?.title ?? '',
      medium: origin?.medium ?? '',
      url: origin?.url || null,
      dealers: row.dealers.flatMap(id => dealers.get(id) ?? []),
    }
  })
}

async function originsOf(scope: Scope, rows: readonly Row[]): Promise<Map<string, Origin>> {
  const idsOf = (source: Source) => [
    ...new Set(rows.filter(row => row.source === source).map(({ sourceId }) => sourceId)),
  ]
  const articles = await loadColumns(scope, idsOf('article'), ['title', 'body', 'media', 'url'])
  const origins = new Map<string, Origin>(
    articles.map(({ id, title = '', body = '', media = '', url = null }) => [
      `article ${id}`,
      { title, body, medium: media, url },
    ]),
  )
  for (const [source, table] of [
    ['review', reviewRows],
    ['complaint', complaintRows],
  ] as const) {
    const ids = idsOf(source)
    if (ids.length === 0) continue
    const { rows: voices } = await sql<Origin & { id: number }>`
      select v.id, v.title, v.body, v.platform as medium, v.url from ${table} v where v.org_id = ${scope.orgId} and v.id = any(${numberList(ids)}::int[]) limit ${ids.length}`.execute(
      scope.db,
    )
    for (const { id, ...origin } of voices) origins.set(`${source} ${id}`, origin)
  }
  return origins
}

/** @throws missing, also of a sentence whose text whoever asks may not see; a conflict, when it was changed since */
export async function correctSentence(
  scope: Reader,
  id: number,
  { version, aspect, leaning }: Correction,
): Promise<Sentence> {
  const before = await sentenceTable.get(scope, id)
  await requireSeen(scope, before)
  const row = await sentenceTable.update(scope, { ...before, version, aspect, leaning, isCorrected: true })
  const [sentence] = await shown(scope, [row])
  if (!sentence) throw refuse('missing', 'platform.missing')
  return sentence
}

async function requireSeen(scope: Reader, { id, seriesId }: Row): Promise<void> {
  const ever = { from: '1970-01-01T00:00:00.000Z', to: '9999-01-01T00:00:00.000Z' }
  const found = async (corrected: boolean) => {
    const filter = { ...wholeTimeOf([seriesId], ever), corrected }
    const { rows } = await sql`
      select from car_sentences r where r.id = ${id}::bigint and ${conditionOf(seenBy(scope), filter)}`.execute(
      scope.db,
    )
    return rows.length > 0
  }
  // One that speaks of none is found among those corrected alone.
  if (!(await found(false)) && !(await found(true))) throw refuse('missing', 'platform.missing')
}

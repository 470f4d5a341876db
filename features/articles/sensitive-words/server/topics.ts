/** Sensitive topics of an organisation: rules of several words. A trigger tells the pipeline of each change. */
import { fromForm } from '@guanlan/engine/rules'
import { locales, refuseAll } from '@guanlan/platform/contract'
import { columnsOf, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostTopics, type SensitiveTopic, TopicDraft, type TopicQuestion } from '../contract.ts'
import { narrowed, requireRoom, requireVersion } from './checks.ts'

const records = recordTable<TopicDraft, TopicQuestion, TopicQuestion['sort']>({
  table: 'sensitive_topics',
  fields: columnsOf(TopicDraft),
  where: question => narrowed('topic', question),
  sorts: { topic: { value: sql`r.topic`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { sensitive_topics_by_topic: ['topic', 'sensitiveWords.topicTaken'] },
})

type Chosen = { ids: readonly number[]; allOf: TopicQuestion | null; but: readonly number[] }
interface Page {
  list: SensitiveTopic[]
  total: number | null
  page: number
  pageSize: number
  next: string | null
}

export const listTopics = (
  scope: Scope,
  question: TopicQuestion & { page: number; pageSize: number; after?: string | undefined },
): Promise<Page> => records.list(scope, question)
export const getTopic = (scope: Scope, id: number): Promise<SensitiveTopic> => records.get(scope, id)
export const removeTopics = (scope: Scope, chosen: Chosen): Promise<{ changed: number }> =>
  records.remove(scope, chosen)

export async function saveTopic(
  scope: Scope,
  { id, version, ...draft }: TopicDraft & { id?: number | undefined; version?: number | undefined },
): Promise<SensitiveTopic> {
  requireRule(draft, locales.indexOf(scope.locale))
  if (id !== undefined) return records.update(scope, { ...draft, id, version: requireVersion(version) })
  await requireRoom(scope, 'sensitive_topics', mostTopics)
  return records.create(scope, draft)
}

/** @throws what is wrong with the words, at the field where they stand */
function requireRule({ keywords, excludes, excluded }: TopicDraft, localeIndex: number): void {
  const { problems } = fromForm({ groups: [{ words: keywords, frequency: 1 }], excluded: excludes ? excluded : '' })
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  throw refuseAll(
    errors.map(({ group, message }) => ({
      field: group === undefined ? 'excluded' : 'keywords',
      key: 'sensitiveWords.wrongWords',
      values: { problem: message[localeIndex] ?? message[0] },
    })),
  )
}

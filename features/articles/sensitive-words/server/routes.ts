import { recordTable, type Scope, serverHalf, sheetsOf, workerHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  exported,
  imported,
  mostWords,
  type SensitiveWord,
  sensitiveWordsFeature,
  WordDraft,
  WordQuestion,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { narrowed, requireFindable, requireRoom, requireVersion } from './checks.ts'
import { effectOf, levelOf, onlineOf, spellings } from './format.ts'
import { listGlobal, removeGlobal, saveGlobal } from './global.ts'
import { getTopic, listTopics, removeTopics, saveTopic } from './topics.ts'

const records = recordTable<WordDraft, WordQuestion, WordQuestion['sort']>({
  table: 'sensitive_words',
  fields: { word: 'word', online: 'online', effect: 'effect', level: 'level' },
  where: question => narrowed('word', question),
  sorts: { word: { value: sql`r.word`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { sensitive_words_by_word: ['word', 'sensitiveWords.taken'] },
})

async function saveWord(
  scope: Scope,
  { id, version, ...draft }: WordDraft & { id?: number | undefined; version?: number | undefined },
): Promise<SensitiveWord> {
  requireFindable(draft.word)
  if (id !== undefined) return records.update(scope, { ...draft, id, version: requireVersion(version) })
  await requireRoom(scope, 'sensitive_words', mostWords)
  return records.create(scope, draft)
}

/** Given a state, or the other one than it has. */
async function switchWord(scope: Scope, id: number, online: boolean | undefined): Promise<SensitiveWord> {
  const { word, effect, level, version, online: before } = await records.get(scope, id)
  return records.update(scope, { id, version, word, effect, level, online: online ?? !before })
}

const sheets = sheetsOf({
  name: 'sensitiveWords',
  title: strings.title,
  ...{ exported, imported, question: WordQuestion, draft: WordDraft, by: 'word', records },
  cells: { updatedAt: row => new Date(row.updatedAt) },
  read: { online: onlineOf, effect: effectOf, level: levelOf },
  spellings,
  words: { sensitiveWords: strings },
})

/** Done by the workers. */
export const sensitiveWordsWorks = sheets.works
export const sensitiveWordsWorker = workerHalf({ works: sensitiveWordsWorks })

export const sensitiveWordsServer = serverHalf({
  feature: sensitiveWordsFeature,
  words: strings,
  jobs: sheets.jobs,
  routes: {
    list: (scope, { body }) => records.list(scope, body),
    get: (scope, { params }) => records.get(scope, params.id),
    save: (scope, { body }) => saveWord(scope, body),
    remove: (scope, { body }) => records.remove(scope, body),
    online: (scope, { params, body }) => switchWord(scope, params.id, body.online),
    ...sheets.routes,
    topics: (scope, { body }) => listTopics(scope, body),
    topic: (scope, { params }) => getTopic(scope, params.id),
    saveTopic: (scope, { body }) => saveTopic(scope, body),
    removeTopics: (scope, { body }) => removeTopics(scope, body),
    global: (scope, { body }) => listGlobal(scope, body.like),
    saveGlobal: (scope, { body }) => saveGlobal(scope, body),
    removeGlobal: (scope, { params }) => removeGlobal(scope, params.id),
  },
})

/** Words and topics that mark articles as sensitive: an organisation's own, and those of the installation. */
import {
  Changed,
  chosenOf,
  contract,
  exportCall,
  feature,
  Id,
  importCalls,
  KeysetPaging,
  keysetListOf,
  Moment,
  recordFields,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from './strings.ts'

export const wordLength = 50
export const groupLength = 2_000
/** Added one by one to an organisation or to the installation; a file holds as many. */
export const mostWords = 20_000
export const mostTopics = 200

/** badge: marked and nothing else. negative: judged negative, too; what a person says of an article always stands. */
export const effects = ['badge', 'negative'] as const
const Effect = z.enum(effects, 'sensitiveWords.effect')

/** One line without white space around it; PostgreSQL cannot keep NUL. */
const tidy = (text: string): string => text.replace(/[\s\0]+/g, ' ').trim()

const Marking = {
  online: z.boolean('sensitiveWords.online').default(true).describe('Offline ones mark nothing'),
  effect: Effect.default('badge'),
  level: z
    .number('sensitiveWords.level')
    .int('sensitiveWords.level')
    .min(1, 'sensitiveWords.level')
    .max(4, 'sensitiveWords.level')
    .default(4)
    .describe('Of negative ones, 1 the worst; an article that is worse already stays so'),
}

export const WordDraft = z.object({
  word: z
    .string('sensitiveWords.keywordsRequired')
    .overwrite(tidy)
    .min(1, 'sensitiveWords.keywordsRequired')
    .max(wordLength, 'sensitiveWords.wordLength'),
  ...Marking,
})
export type WordDraft = z.infer<typeof WordDraft>

/** A rule of several words, as a group of the form of monitors: `a,b` any of, `a+b` all of. */
export const TopicDraft = z
  .object({
    topic: z
      .string('sensitiveWords.topicLength')
      .overwrite(tidy)
      .min(1, 'sensitiveWords.topicLength')
      .max(wordLength, 'sensitiveWords.topicLength'),
    keywords: z
      .string('sensitiveWords.keywordsRequired')
      .trim()
      .min(1, 'sensitiveWords.keywordsRequired')
      .max(groupLength, 'sensitiveWords.groupLength'),
    excludes: z.boolean().default(false).describe('Excluded words are switched on'),
    excluded: z.string().trim().max(groupLength, 'sensitiveWords.groupLength').default(''),
    ...Marking,
  })
  .refine(({ excludes, excluded }) => !excludes || excluded !== '', {
    path: ['excluded'],
    message: 'sensitiveWords.excludedRequired',
  })
export type TopicDraft = z.infer<typeof TopicDraft>

const stored = { ...recordFields }
export const SensitiveWord = WordDraft.extend(stored)
export type SensitiveWord = z.infer<typeof SensitiveWord>
export const SensitiveTopic = z.object({ ...TopicDraft.shape, ...stored })
export type SensitiveTopic = z.infer<typeof SensitiveTopic>

const narrowing = {
  like: z.string().max(100).default('').describe('Part of it'),
  online: z.boolean().optional(),
  effect: Effect.optional(),
  order: z.enum(['asc', 'desc']).default('asc'),
}
export const WordQuestion = z.object({ ...narrowing, sort: z.enum(['word', 'updatedAt']).default('word') })
export type WordQuestion = z.infer<typeof WordQuestion>
export const TopicQuestion = z.object({ ...narrowing, sort: z.enum(['topic', 'updatedAt']).default('topic') })
export type TopicQuestion = z.infer<typeof TopicQuestion>

export const GlobalWord = WordDraft.extend({ id: z.number().int(), updatedAt: Moment })
export type GlobalWord = z.infer<typeof GlobalWord>
const GlobalQuestion = z.object({ like: z.string().max(100).default('').describe('Part of the word') })
const GlobalList = z.object({ list: z.array(GlobalWord), total: z.number().int() })

/** What may be exported, by its titles; and imported. */
export const exported = {
  word: strings.word,
  online: strings.onlineTitle,
  effect: strings.effectTitle,
  level: strings.levelTitle,
  updatedAt: strings.updated,
  updatedBy: strings.updatedBy,
}
export const imported = {
  word: strings.word,
  online: strings.onlineTitle,
  effect: strings.effectTitle,
  level: strings.levelTitle,
}

const ById = z.object({ id: Id })
const Switched = z
  .object({ online: z.boolean('sensitiveWords.online').optional() })
  .default({})
  .describe('Without it: the other way than it is')
const words = '/inews/sensitiveWord'
const topics = '/inews/sensitiveTopic'
const viewing = { access: 'member', permission: 'sensitiveWords.view' } as const
const editing = { access: 'member', permission: 'sensitiveWords.edit', undo: true } as const
const operating = { access: 'operator' } as const

export const sensitiveWords = contract({
  list: {
    ...viewing,
    method: 'POST',
    path: words,
    reads: true,
    summary: 'Own sensitive words by word or by time, page after page',
    body: WordQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(SensitiveWord),
  },
  get: { ...viewing, method: 'GET', path: `${words}/{id}`, summary: 'One of them', params: ById, reply: SensitiveWord },
  save: {
    ...editing,
    method: 'POST',
    path: `${words}/save`,
    summary: 'Add a word, or change the one of this id; refused when it was changed since the version that is named',
    body: WordDraft.extend({ id: Id.optional(), version: Version.optional() }),
    reply: SensitiveWord,
  },
  remove: {
    ...editing,
    method: 'DELETE',
    path: words,
    summary: 'Remove those chosen, or all that a question finds but some; their marks go',
    body: chosenOf(WordQuestion),
    reply: Changed,
  },
  online: {
    ...editing,
    method: 'PUT',
    path: `${words}/online/{id}`,
    summary: 'Put a word on line or off line; an offline word marks nothing',
    params: ById,
    body: Switched,
    reply: SensitiveWord,
  },
  ...exportCall({ path: words, permission: 'sensitiveWords.view', question: WordQuestion, columns: exported }),
  ...importCalls({ path: words, permission: 'sensitiveWords.edit' }),
  topics: {
    ...viewing,
    method: 'POST',
    path: topics,
    reads: true,
    summary: 'Sensitive topics by name or by time, page after page',
    body: TopicQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(SensitiveTopic),
  },
  topic: {
    ...viewing,
    method: 'GET',
    path: `${topics}/{id}`,
    summary: 'One topic',
    params: ById,
    reply: SensitiveTopic,
  },
  saveTopic: {
    ...editing,
    method: 'POST',
    path: `${topics}/save`,
    summary: 'Add a topic, or change the one of this id; refused when it was changed since the version that is named',
    body: TopicDraft.safeExtend({ id: Id.optional(), version: Version.optional() }),
    reply: SensitiveTopic,
  },
  removeTopics: {
    ...editing,
    method: 'DELETE',
    path: topics,
    summary: 'Remove those chosen, or all that a question finds but some; their marks go',
    body: chosenOf(TopicQuestion),
    reply: Changed,
  },
  global: {
    ...viewing,
    method: 'POST',
    path: `${words}/global`,
    reads: true,
    summary: 'Sensitive words of the installation; they mark articles of every organisation',
    body: GlobalQuestion,
    reply: GlobalList,
  },
  saveGlobal: {
    ...operating,
    method: 'POST',
    path: `${words}/global/save`,
    summary: 'Add a word of the installation, or change the one of this id',
    body: WordDraft.extend({ id: Id.optional() }),
    reply: z.object({ id: z.number().int() }),
  },
  removeGlobal: {
    ...operating,
    method: 'DELETE',
    path: `${words}/global/{id}`,
    summary: 'Remove a word of the installation; the answer, saved, brings it back',
    params: ById,
    reply: WordDraft,
  },
})

export const sensitiveWordsFeature = feature({
  name: 'sensitiveWords',
  permissions: {
    view: { name: ['查看敏感词', '檢視敏感詞', 'See sensitive words'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑敏感词', '編輯敏感詞', 'Change sensitive words'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: sensitiveWords,
})

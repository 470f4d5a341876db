/** Vocabularies of an organisation: its own words, its stop words, and what a negative article can be about. */
import {
  Changed,
  chosenOf,
  contract,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  Moment,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'

/**
 * words: kept whole when texts are cut. stopWords: never keywords or hot words. dimension: what a negative article is about. ruleWords: for rules
 * alone. Rules may name all but stop words as `@name`.
 */
export const uses = ['ruleWords', 'words', 'stopWords', 'dimension'] as const
export const Use = z.enum(uses, 'vocabularies.use')
export type Use = z.infer<typeof Use>

/** Of one organisation; own words are counted over all its vocabularies of that use, switched on or not. */
export const mostVocabularies = 50
export const mostOwnWords = 10_000
export const mostDimensions = 20
/** Of one vocabulary; lengths in code points, as PostgreSQL counts them. */
export const mostWords = 2_000
export const nameLength = 50
export const wordLength = 50
/** What parts words where a person writes or pastes several; no word has one of these in it. */
export const parting = /[\n\r\t,，、]+/

/** One line without white space around it; PostgreSQL cannot keep NUL. */
export const tidy = (text: string): string => text.replace(/[\s\0]+/g, ' ').trim()
const Word = z
  .string('vocabularies.text')
  .overwrite(tidy)
  .min(1, 'vocabularies.wordLength')
  .max(wordLength, 'vocabularies.wordLength')
const Words = z.array(Word, 'vocabularies.words').max(mostWords, 'vocabularies.tooManyWords')

export const Draft = z.object({
  use: Use,
  name: z
    .string('vocabularies.text')
    .overwrite(tidy)
    .min(1, 'vocabularies.nameLength')
    .max(nameLength, 'vocabularies.nameLength'),
  words: Words.describe('Of words that read alike the first is kept'),
  hints: Words.default([]).describe('Of a dimension: words that say it less surely, at half the weight'),
  replaces: z
    .string('vocabularies.text')
    .max(30)
    .nullable()
    .default(null)
    .describe('The general dimension it stands in place of; switched off, it switches that one off. null: one more'),
  enabled: z.boolean('vocabularies.enabled').default(true),
})
export type Draft = z.infer<typeof Draft>

export const Vocabulary = Draft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  /** Name of the member; `#id` of somebody who has left; null: the system. */
  updatedBy: z.string().nullable(),
})
export type Vocabulary = z.infer<typeof Vocabulary>

/** A row of the list: counts and the first words in place of all. */
export const Listed = Vocabulary.omit({ words: true, hints: true }).extend({
  wordCount: z.number().int(),
  hintCount: z.number().int(),
  /** The first five. */
  firstWords: z.array(z.string()),
})
export type Listed = z.infer<typeof Listed>

/** One of the general table, its name in the reader's language. */
export const GeneralDimension = z.object({
  id: z.string(),
  name: z.string(),
  words: z.array(z.string()),
  hints: z.array(z.string()),
})
export type GeneralDimension = z.infer<typeof GeneralDimension>

/** What a list of vocabularies asks for. */
export const VocabularyQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name or of a word'),
  use: Use.optional(),
})
export type VocabularyQuestion = z.infer<typeof VocabularyQuestion>

/** What names a vocabulary in its rule. */
export const VocabularyUse = z.object({
  kind: z.enum(['monitor', 'event', 'campaign']),
  id: z.number().int(),
  name: z.string(),
})
export type VocabularyUse = z.infer<typeof VocabularyUse>

/** What `@name` may stand for, as an editor offers it. */
export const NamedList = z.object({
  id: z.number().int(),
  name: z.string(),
  /** With the words of vocabularies it names. */
  wordCount: z.number().int(),
  /** The first five. */
  firstWords: z.array(z.string()),
})
export type NamedList = z.infer<typeof NamedList>

/** A part of the range, newest first: figures of this part only, five titles at most. */
const EffectPart = z.object({ count: z.number().int(), titles: z.array(z.string()) })
export const VocabularyEffect = z.object({
  added: EffectPart,
  lost: EffectPart,
  /** To go on with; null at the end. */
  next: z.string().nullable(),
  /** Share of the range walked, 0–1. */
  progress: z.number(),
})
export type VocabularyEffect = z.infer<typeof VocabularyEffect>

const ById = z.object({ id: Id })

export const vocabularies = contract({
  list: {
    method: 'GET',
    path: '/inews/vocabulary',
    access: 'member',
    permission: 'vocabularies.view',
    summary: 'Vocabularies of the organisation by use and name',
    query: VocabularyQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Listed),
  },
  get: {
    method: 'GET',
    path: '/inews/vocabulary/{id}',
    access: 'member',
    permission: 'vocabularies.view',
    summary: 'One vocabulary with all its words',
    params: ById,
    reply: Vocabulary,
  },
  create: {
    method: 'POST',
    path: '/inews/vocabulary',
    access: 'member',
    permission: 'vocabularies.edit',
    undo: true,
    summary: 'Add a vocabulary; new articles are read with it at once, the last 30 days in the background',
    body: Draft,
    bodyLimit: 2_097_152,
    reply: Vocabulary,
  },
  update: {
    method: 'PUT',
    path: '/inews/vocabulary',
    access: 'member',
    permission: 'vocabularies.edit',
    undo: true,
    summary: 'Change the vocabulary of this id; refused when somebody else saved it meanwhile',
    body: Draft.extend({ id: Id, version: Version }),
    bodyLimit: 2_097_152,
    reply: Vocabulary,
  },
  remove: {
    method: 'DELETE',
    path: '/inews/vocabulary/{id}',
    access: 'member',
    permission: 'vocabularies.edit',
    undo: true,
    summary: 'Remove a vocabulary; the answer, added, brings it back',
    params: ById,
    reply: Draft,
  },
  removeChosen: {
    method: 'POST',
    path: '/inews/vocabulary/remove',
    access: 'member',
    permission: 'vocabularies.edit',
    undo: true,
    summary: 'Remove several vocabularies, or all that a question finds',
    body: chosenOf(VocabularyQuestion),
    reply: Changed,
  },
  addStopWord: {
    method: 'POST',
    path: '/inews/vocabulary/stopWord',
    access: 'member',
    permission: 'vocabularies.edit',
    undo: true,
    summary: 'Put one word to the stop words: to the first list with room, or to a new one',
    body: z.object({ word: Word }),
    reply: z.object({
      id: z.number().int(),
      name: z.string(),
      added: z.boolean().describe('false: a list has it already'),
    }),
  },
  named: {
    method: 'GET',
    path: '/inews/vocabulary/named',
    access: 'member',
    permission: 'vocabularies.view',
    summary: 'Vocabularies that rules may name',
    reply: z.array(NamedList),
  },
  uses: {
    method: 'GET',
    path: '/inews/vocabulary/{id}/uses',
    access: 'member',
    permission: 'vocabularies.view',
    summary: 'What names a vocabulary in its rule, directly or through another vocabulary',
    params: ById,
    reply: z.array(VocabularyUse),
  },
  effect: {
    method: 'POST',
    path: '/inews/vocabulary/{id}/effect',
    access: 'member',
    permission: 'vocabularies.edit',
    reads: true,
    cost: 'expensive',
    summary: 'What other words of a vocabulary would add and lose in one place that names it',
    params: ById,
    body: z.object({
      words: Words,
      use: z.object({ kind: VocabularyUse.shape.kind, id: Id }),
      days: z.number().int().min(1).max(90).default(30),
      cursor: z.string().max(20_000).nullable().default(null),
    }),
    bodyLimit: 2_097_152,
    reply: VocabularyEffect,
  },
  dimensions: {
    method: 'GET',
    path: '/inews/downsideCateDic',
    access: 'member',
    permission: 'vocabularies.view',
    summary: 'What a negative article can be about, as the organisation sees it',
    reply: z.array(
      z.object({
        /** As articles carry it: of the general table, or `own-` with the id of the vocabulary. */
        id: z.string(),
        name: z.string(),
        own: z.boolean(),
        enabled: z.boolean(),
      }),
    ),
  },
  general: {
    method: 'GET',
    path: '/inews/vocabulary/general',
    access: 'member',
    permission: 'vocabularies.view',
    summary: 'The general dimensions with their words, as they are before anybody changes them',
    reply: z.array(GeneralDimension),
  },
})

export const vocabulariesFeature = feature({
  name: 'vocabularies',
  permissions: {
    view: { name: ['查看词库', '檢視詞庫', 'See vocabularies'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑词库', '編輯詞庫', 'Change vocabularies'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: vocabularies,
})

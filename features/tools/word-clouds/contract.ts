/** Word clouds: of one's own text without a session, and of articles of an organisation. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { contract, Empty, feature } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Bytes of a text in UTF-8. */
export const mostTextBytes = 1_000_000
/** Words of one cloud. */
export const mostWords = 300

const Word = z.string().trim().min(1).max(50)

export const CloudOptions = z.object({
  stop: z.array(Word).max(500).default([]).describe('Words that are left out'),
  pinned: z.array(Word).max(500).default([]).describe('Words that stay in one piece and are always counted'),
  merged: z
    .array(z.object({ word: Word, into: Word }))
    .max(200)
    .default([])
    .describe('Words that are counted as another'),
  most: z.number().int().min(1).max(mostWords).default(100),
})
export type CloudOptions = z.infer<typeof CloudOptions>

export const CloudRequest = CloudOptions.extend({
  // Characters are never more than bytes; what is more in bytes is refused with the same sentence.
  text: z.string().max(mostTextBytes, 'wordClouds.textTooLong'),
})
export type CloudRequest = z.infer<typeof CloudRequest>

export const CloudWord = z.object({ word: z.string(), count: z.number().int() })
export type CloudWord = z.infer<typeof CloudWord>

export const Cloud = z.object({
  words: z.array(CloudWord).max(mostWords),
  /** Different words in all, of which `words` are the most frequent. */
  total: z.number().int(),
  /** Characters of the text. */
  characters: z.number().int(),
})
export type Cloud = z.infer<typeof Cloud>

/** Of a rule: of all that a search by it finds, 10,000 articles at most. */
export const CloudQuestion = Question.safeExtend({
  rule: z.string().trim().max(2_000, 'wordClouds.ruleLength').default(''),
})

const path = '/inews/cloudWord'

export const wordClouds = contract({
  make: {
    access: 'public',
    method: 'POST',
    reads: true,
    path,
    bodyLimit: 4 * 1024 * 1024,
    anyText: true,
    summary: 'Words of a text with their counts; the text is not stored',
    body: CloudRequest,
    reply: Cloud,
  },
  search: {
    access: 'member',
    permission: 'wordClouds.use',
    method: 'POST',
    reads: true,
    cost: 'expensive',
    path: `${path}/search`,
    summary: 'Hot words of a question, or of what a search by a rule finds, each counted as the list that it opens',
    body: CloudQuestion,
    reply: z.array(CloudWord.extend({ estimated: z.boolean() })),
  },
  file: {
    access: 'member',
    permission: 'wordClouds.use',
    method: 'POST',
    reads: true,
    envelope: 'file',
    path: `${path}/file`,
    summary: 'Words and counts as a workbook',
    body: z.object({ words: z.array(CloudWord).min(1).max(mostWords) }),
    reply: Empty,
  },
})

export const wordCloudsFeature = feature({
  name: 'wordClouds',
  permissions: {
    use: { name: ['制作词云', '製作詞雲', 'Make word clouds'], roles: ['orgAdmin', 'member', 'reader'] },
  },
  quotas: {},
  contract: wordClouds,
})

/** What articles say in other languages: one article beside its translation, and whole lists as a task whose cost is said before. */

import { TranslationTarget } from '@guanlan/features/articles/articles/contract'
import { onArticles } from '@guanlan/features/handling/article-actions/contract'
import { contract, feature, LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Articles of one task. */
export const mostTranslated = 5_000
/** Characters of one article that an endpoint is asked for. */
export const longestTranslated = 60_000

const Count = z.number().int()

export const Translation = z.object({
  id: Count,
  target: TranslationTarget,
  /** The translated title. */
  ftitle: z.string(),
  /** The translated text. */
  body: z.string(),
  /** Paragraph by paragraph: the text as the organisation has it, and its translation. */
  paragraphs: z.array(z.object({ source: z.string(), translated: z.string() })),
  /** The name of a model, or `opencc`. */
  translator: z.string(),
  /** As the endpoint counted them; null: it did not, or none was asked. */
  tokens: Count.nullable(),
  madeAt: Moment,
})
export type Translation = z.infer<typeof Translation>

/** Characters of a text of one's own. */
export const longestOwnText = 20_000

/** Title alone, for lists; or the whole article. */
const Part = z.enum(['title', 'all']).default('title')

export const TranslationCost = z.object({
  articles: Count,
  /** Translated before, and not edited since: nothing is done. */
  translated: Count,
  /** In the language already. */
  same: Count,
  /** Between simplified and traditional Chinese: no endpoint is asked. */
  offline: Count,
  /** Too long for an endpoint: left out. */
  tooLong: Count,
  /** What an endpoint is asked for. */
  asked: Count,
  /** Of those that an endpoint is asked for. */
  characters: Count,
  /** Estimated, both ways (README). */
  tokens: Count,
  /** Null: no endpoint is set. */
  model: z.string().nullable(),
})
export type TranslationCost = z.infer<typeof TranslationCost>

const data = '/inews/data/monitorArticle/translation'
const of = { method: 'POST', access: 'member', permission: 'translation.translate' } as const

export const translation = contract({
  ownText: {
    ...of,
    path: '/translate/text',
    waits: true,
    // No endpoint is set: asked again, it is refused again.
    conflicts: true,
    reads: true,
    cost: 'expensive',
    summary: 'Translate a text of one’s own, of at most 20,000 characters; nothing is stored',
    body: z.object({
      text: z.string().trim().min(1, 'translation.textMissing').max(longestOwnText, 'translation.textLength'),
      target: TranslationTarget,
    }),
    reply: z.object({ text: z.string(), translator: z.string(), tokens: Count.nullable() }),
  },
  translate: {
    ...of,
    path: data,
    waits: true,
    cost: 'expensive',
    summary: 'Translate an article and store the translated title and body; one that is stored is answered at once',
    body: z.object({
      id: LongId,
      index: z.string().max(50).optional(),
      target: TranslationTarget,
      /** It comes from a search. */
      found: z.boolean().default(false),
      /** Anew, in place of what is stored. */
      again: z.boolean().default(false),
    }),
    reply: Translation,
  },
  cost: {
    ...of,
    path: `${data}/cost`,
    reads: true,
    cost: 'expensive',
    summary: 'What translating many articles would ask of the endpoint',
    body: onArticles({ target: TranslationTarget, part: Part }),
    reply: TranslationCost,
  },
  translateMany: {
    ...of,
    path: `${data}/list`,
    cost: 'expensive',
    audit: 'always',
    summary: 'Translate many articles, or their titles, as a task',
    body: onArticles({ target: TranslationTarget, part: Part }),
    reply: z.object({ task: Count }),
  },
})

export const translationFeature = feature({
  name: 'translation',
  permissions: {
    translate: { name: ['翻译文章', '翻譯文章', 'Translate articles'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: translation,
})

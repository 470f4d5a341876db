/** The calls of articles: what was published, what an organisation thinks of it, and the question that lists and charts share. What they send and answer is in contract/. */

import { contract, feature, Id, IdsText, LongId, listOf, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { ArticleEdit, EditedArticle } from './contract/edit.ts'
import { Ids } from './contract/ids.ts'
import { Corrected, Correction, Found, Sentiment, SentimentAdjustment, WithSimilar } from './contract/judgement.ts'
import { MediaType, MediumFacts, UndescribedMedium } from './contract/media.ts'
import { setKinds } from './contract/question.ts'
import { reactions } from './contract/reactions.ts'
import { Reprint, StoryFound, Together } from './contract/stories.ts'

export { type AccountName, filtersOfAccount } from './contract/accounts.ts'
export { ArticleDetail, ArticleRow, Highlight, Language } from './contract/article.ts'
export { type CueKind, cueKinds, cueOrder, cues } from './contract/cues.ts'
export {
  ArticleEdit,
  articleTexts,
  EditedArticle,
  type EditedField,
  editedFields,
  longestAuthor,
  longestBody,
  longestSummary,
  longestTitle,
} from './contract/edit.ts'
export { Ids } from './contract/ids.ts'
export { type Correction, NegativityLevel, Sentiment, SentimentAdjustment } from './contract/judgement.ts'
export { MediaType, MediumFacts, MediumRecord, mediaLevels, mediaTypes, UndescribedMedium } from './contract/media.ts'
export { otherMedia, type PivotDimension, pivotDimensions } from './contract/pivot.ts'
export { type Platform, platformMarks, platformNames, platforms } from './contract/platforms.ts'
export { Published } from './contract/published.ts'
export {
  type FacetField,
  Filter,
  facetFields,
  fieldOfSets,
  filterFields,
  longestDaysOf,
  longestRangeDays,
  type MarkedSetKind,
  markedSetKinds,
  Question,
  type SearchOrder,
  type SetKind,
  searchesTexts,
  searchOrders,
  setKindOf,
  setKinds,
  sortOrders,
} from './contract/question.ts'
export {
  endingAt,
  hoursOf,
  isNamed,
  lengths,
  momentsOf,
  type NamedRange,
  namedRanges,
  type RangeLength,
} from './contract/range.ts'
export {
  type Comment,
  type CommentOrder,
  commentOrders,
  type DetectorCode,
  detectorStates,
  type InteractionPoint,
  type Reach,
  ReadersComment,
} from './contract/reactions.ts'
export { accountTypes, type CountName, countNames, genders, positionKeys } from './contract/sender-facts.ts'
export { accountTypeWord, genderWord, positionWord } from './contract/sender-words.ts'
export { mostDecisions, Reprint, Similarity, StoryFound, Together } from './contract/stories.ts'
export { TranslationTarget, targetOf, translationTargets } from './contract/translation.ts'
export { InWork, mostTags, Priority, places, Review, WorkState } from './contract/work.ts'
export { dayStart, momentOfWall, wallOfMoment } from './contract/zone.ts'

/**
 * Changes of facts that everybody who shows them hears of: sentiment and level, read marks, what is one story, which monitors and lists articles
 * stand in (`places`), labels, what the organisation wrote over the text (`edited`), and what else people do with articles (`work`: review, tags, favourites, hand-over, notes).
 * `annotated` is a note on a chart: no article changes, charts show it.
 */
export const acts = [
  'sentiment',
  'read',
  'unread',
  'stories',
  'places',
  'labels',
  'sets',
  'edited',
  'work',
  'annotated',
] as const
export type Act = (typeof acts)[number]

export const articles = contract({
  mediaTypes: {
    method: 'GET',
    path: '/inews/api/mediaType',
    access: 'member',
    permission: 'articles.view',
    summary: 'Media types with their names',
    reply: z.array(z.object({ code: MediaType, name: z.string() })),
  },
  mark: {
    method: 'POST',
    path: '/inews/data/monitorArticle/read',
    access: 'member',
    permission: 'articles.view',
    summary: 'Mark articles as read or unread',
    body: z.object({ idList: Ids, read: z.boolean(), found: Found }),
    reply: z.object({ changed: z.number().int() }),
  },
  correct: {
    method: 'POST',
    path: '/inews/data/monitorArticle/sentiment',
    access: 'member',
    permission: 'articles.judge',
    audit: 'always',
    undo: 'each',
    summary: 'Set the sentiment of articles by hand, or give them back the text engine’s',
    body: z.object({ changes: z.array(Correction).min(1).max(50), withSimilar: WithSimilar, found: Found }),
    reply: Corrected,
  },
  update: {
    method: 'PUT',
    path: '/inews/monitorArticle/{id}',
    access: 'member',
    permission: 'articles.judge',
    audit: 'always',
    undo: 'each',
    summary: 'Edit an article: its judgement, and the organisation’s own version over the shared text',
    params: z.object({ id: LongId }),
    bodyLimit: 2_000_000,
    body: Correction.omit({ idList: true })
      .extend({
        ...ArticleEdit.shape,
        sentiment: Sentiment.nullable().optional(),
        /** Of negative ones; null: what the text says. */
        dimension: z.string().trim().min(1).max(50).nullable().optional(),
        /** The version that the writer started from: an older one is refused. */
        version: z.int().min(0).optional(),
        withSimilar: WithSimilar,
        found: Found,
      })
      .refine(
        ({ withSimilar: _, found: __, version: ___, ...reported }) =>
          Object.values(reported).some(value => value !== undefined),
        {
          error: 'articles.nothingEdited',
        },
      ),
    reply: Corrected.extend({ article: EditedArticle }),
  },
  edited: {
    method: 'GET',
    path: '/inews/monitorArticle/edit/{id}',
    access: 'member',
    permission: 'articles.view',
    summary: 'An article as the organisation has it, to be edited, and as everybody has it',
    params: z.object({ id: LongId }),
    query: z.object({ found: z.enum(['1']).optional() }),
    reply: EditedArticle,
  },
  adjustment: {
    method: 'GET',
    path: '/inews/sentiment/adjustment',
    access: 'member',
    permission: 'articles.view',
    summary: 'What the organisation’s corrections of sentiment taught, and whether it is used',
    reply: SentimentAdjustment,
  },
  switchAdjustment: {
    method: 'PUT',
    path: '/inews/sentiment/adjustment',
    access: 'member',
    permission: 'articles.teach',
    audit: 'always',
    summary: 'Use what the corrections taught, or judge as everybody’s articles are judged',
    body: z.object({ enabled: z.boolean() }),
    reply: SentimentAdjustment,
  },
  takeApart: {
    method: 'POST',
    path: '/inews/data/monitorArticle/similar/apart',
    access: 'member',
    permission: 'articles.judge',
    audit: 'always',
    summary: 'Take articles out of their story; later copies leave them out too',
    body: z.object({ idList: Ids }),
    reply: z.object({ changed: z.number().int() }),
  },
  reprints: {
    method: 'POST',
    path: '/inews/monitorArticle/similar/reprints',
    access: 'member',
    permission: 'articles.view',
    reads: true,
    summary: 'Who took the story of an article from whom, the earliest first; 500 at most',
    body: z.object({ id: LongId }),
    reply: z.object({
      list: z.array(Reprint),
      total: z.number().int(),
      story: z.number().int().nullable().describe('As filters of lists take it'),
    }),
  },
  putTogether: {
    method: 'POST',
    path: '/inews/data/monitorArticle/similar/together',
    access: 'member',
    permission: 'articles.judge',
    audit: 'always',
    summary: 'Make the stories of these articles one, for good',
    body: z.object({ idList: Ids.min(2, 'articles.selectTwo') }),
    reply: z.object({ changed: z.number().int(), undo: Together.nullable() }),
  },
  undoTogether: {
    method: 'POST',
    path: '/inews/data/monitorArticle/similar/together/undo',
    access: 'member',
    permission: 'articles.judge',
    audit: 'always',
    summary: 'Take back that stories were put together: with what that call answered as undo',
    body: Together,
    reply: z.object({ changed: z.number().int() }),
  },
  /** Media of the organisation's articles, for the filter's suggestions. */
  storyNames: {
    method: 'GET',
    path: '/inews/monitorArticle/storyNames',
    access: 'member',
    permission: 'articles.view',
    summary: 'Stories by the title of their earliest article, for filters',
    query: z.object({ ids: z.string().regex(/^-?\d{1,16}(,-?\d{1,16}){0,49}$/) }),
    reply: z.array(z.object({ id: z.number().int(), name: z.string() })),
  },
  setNames: {
    method: 'GET',
    path: '/inews/monitorArticle/setNames',
    access: 'member',
    permission: 'articles.view',
    summary: 'Crises or events by id or by a part of their name, for filters',
    query: z.object({
      kind: z.enum(setKinds),
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,49}$/)
        .optional(),
      like: z.string().max(100).optional(),
    }),
    reply: z.array(z.object({ id: z.number().int(), name: z.string(), isClosed: z.boolean() })),
  },
  storiesFound: {
    method: 'GET',
    path: '/inews/monitorArticle/stories',
    access: 'member',
    permission: 'articles.view',
    cost: 'expensive',
    summary:
      'Stories with an article of the last 90 days whose title has all of these words, newest first; without words the hottest of the last 7 days (20)',
    query: z.object({ like: z.string().max(100).default('') }),
    reply: z.array(StoryFound),
  },
  mediaNames: {
    method: 'GET',
    path: '/inews/monitorArticle/mediaNames',
    access: 'member',
    permission: 'articles.view',
    summary: 'Media by name, for filters',
    query: z.object({
      like: z.string().max(50).default(''),
      ids: IdsText.max(500).optional(),
    }),
    reply: z.array(z.object({ id: z.number().int(), name: z.string() })),
  },
  ...reactions,
  undescribedMedia: {
    method: 'POST',
    path: '/inews/media/undescribed',
    access: 'operator',
    summary: 'Media that only organisations have said something of, with what each says',
    body: z.object(Paging.shape),
    reply: listOf(UndescribedMedium),
  },
  describeMedium: {
    method: 'PUT',
    path: '/inews/media/{id}',
    access: 'operator',
    summary: 'Say for everybody what a medium is; words of organisations are shown no more',
    params: z.object({ id: Id }),
    body: MediumFacts,
    reply: z.null(),
  },
})

export const articlesFeature = feature({
  name: 'articles',
  permissions: {
    view: { name: ['查看文章', '檢視文章', 'See articles'], roles: ['orgAdmin', 'member', 'reader'] },
    judge: {
      name: ['更正情感与相似文章', '更正情感與相似文章', 'Correct sentiment and similar articles'],
      roles: ['orgAdmin', 'member'],
    },
    teach: {
      name: ['启用或关闭情感校准', '啟用或關閉情感校準', 'Switch the adjustment of sentiment'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  contract: articles,
})

/** Articles of an organisation: what was published, what it thinks of it, and the filters that lists and charts share. */
import { contract, feature, Id, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Spec 1. The number is how it is stored; the word is how it travels. */
export const mediaTypes = [
  'web',
  'press',
  'broadcast',
  'weibo',
  'weixin',
  'app',
  'fmn',
  'bbs',
  'comment',
  'program',
] as const
export const MediaType = z.enum(mediaTypes)
export type MediaType = z.infer<typeof MediaType>

/** Spec 4: 1 positive, 0 neutral, -1 negative. */
export const Sentiment = z.union([z.literal(1), z.literal(0), z.literal(-1)])
export type Sentiment = z.infer<typeof Sentiment>
/** Spec 4: 4 general, 3 important, 2 severe, 1 major; only negative articles have one. */
export const NegativityLevel = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
/** How wide a medium reaches; order of influence from 1. 0 is unknown. */
export const mediaLevels = ['unknown', 'central', 'provincial', 'city', 'industry', 'self'] as const
export const Language = z.enum(['zh-CN', 'zh-TW', 'en', 'ja', 'ko', 'other'])

/** Longest range a member may ask for: 90 days, both ends included (spec 5, ambiguities 77). */
export const longestRangeDays = 90

/** One condition of a list; every field has *is* and *is not*. Values of one condition are joined by or, conditions by and. */
export const filterFields = [
  'mediaType',
  'sentiment',
  'level',
  'region',
  'media',
  'author',
  'language',
  'title',
  'read',
  'dimension',
  'advertisement',
  'keyword',
] as const
export const Filter = z.object({
  field: z.enum(filterFields),
  is: z.enum(['is', 'isNot']),
  /** Codes of the field: media types by word, sentiments as "1" "0" "-1", media by id, regions by division code ("0": not known), titles and authors as text, keywords whole and in any case. */
  values: z.array(z.string().min(1).max(100)).min(1).max(50),
})
export type Filter = z.infer<typeof Filter>

/** Which articles: lists and charts take the same question, so that their numbers agree. */
export const Question = z.object({
  /** A monitor with all below it; absent: everything of the organisation. */
  monitor: Id.optional(),
  from: Moment,
  to: Moment,
  filters: z.array(Filter).max(20).default([]),
  /** Similar articles count once: of every story the earliest that fits the question. */
  fold: z.boolean().default(false),
})
export type Question = z.infer<typeof Question>

export const sortOrders = ['time_desc', 'time_asc', 'interaction_desc', 'interaction_asc'] as const

/** A stretch of text that a wanted word matched, in UTF-16 offsets of the text it belongs to. */
export const Highlight = z.object({ from: z.number().int(), to: z.number().int(), term: z.string() })

const Places = z.array(z.object({ code: z.number().int(), name: z.string() }))

/** Companies, brands and products of the brand library, the most often named first. */
/** Of the brand library, and people and organisations whose way of being named leaves little doubt. */
const Names = z.array(z.object({ kind: z.enum(['corp', 'brand', 'prod', 'person', 'organisation']), name: z.string() }))

const Judged = z.object({
  sentiment: Sentiment,
  level: NegativityLevel.nullable(),
  /** How sure the text engine is, 0–1; null where somebody else said it: the sender, or a person of the organisation. */
  probability: z.number().nullable(),
  /** Set by hand. */
  corrected: z.boolean(),
  /** Otherwise than everybody would judge it: by what the corrections of the organisation taught. */
  learned: z.boolean(),
})

/** Why an article is among similar ones: how much text it shares with the one it resembled most when it came. */
export const Likeness = z.object({
  /** Text both have / text any of them has, 0–1. */
  common: z.number(),
  /** Text both have / text of the shorter one, 0–1. */
  contained: z.number(),
  sameLead: z.boolean(),
})
export type Likeness = z.infer<typeof Likeness>

const InStory = z.object({
  /** Other articles of this organisation in the same story. */
  similar: z.number().int(),
  /** Null for the article that opened the story. */
  likeness: Likeness.nullable(),
  /** Somebody of the organisation put it where it is. */
  placedByHand: z.boolean(),
  /** The first of the story to be published, when there are others. */
  earliest: z.object({ id: z.number().int(), media: z.string(), publishedAt: Moment }).nullable(),
})

export const ArticleRow = z.object({
  id: z.number().int(),
  title: z.string(),
  titleHits: z.array(Highlight),
  /** The sentence that hit, or the beginning of the text. */
  excerpt: z.string(),
  excerptHits: z.array(Highlight),
  mediaType: MediaType,
  media: z.string(),
  mediaId: z.number().int(),
  mediaLevel: z.enum(mediaLevels),
  author: z.string().nullable(),
  region: z.number().int().nullable(),
  /** The place of publication by name. */
  regionName: z.string().nullable(),
  publishedAt: Moment,
  arrivedAt: Moment,
  ...Judged.shape,
  /** Sentences that say most; null when the text is short itself. */
  summary: z.string().nullable(),
  isAd: z.boolean(),
  /** Places the text speaks of, the most important first; three at most. */
  places: Places,
  /** Three at most. */
  names: Names,
  reads: z.number().int().nullable(),
  likes: z.number().int().nullable(),
  shares: z.number().int().nullable(),
  comments: z.number().int().nullable(),
  language: Language,
  ...InStory.shape,
  read: z.boolean(),
  demonstration: z.boolean(),
})
export type ArticleRow = z.infer<typeof ArticleRow>

/** The reading pane, in the dotted shape of the specification (section 3). */
export const ArticleDetail = z.object({
  id: z.number().int(),
  index: z.string(),
  demonstration: z.boolean(),
  baseInfo: z.object({
    title: z.string(),
    ftitle: z.string().nullable(),
    body: z.string(),
    url: z.string().nullable(),
    type: MediaType,
    pageSrc: z.string().nullable(),
    language: Language,
  }),
  titleHits: z.array(Highlight),
  bodyHits: z.array(Highlight),
  mediaInfo: z.object({
    mediaId: z.number().int(),
    mediaNameCn: z.string(),
    mediaType: MediaType,
    level: z.enum(mediaLevels),
    region: z.number().int().nullable(),
  }),
  /** Where it was published: the medium's place, or what the sender says. */
  /** Division code, and its name in Chinese. */
  region: z.number().int().nullable(),
  regionName: z.string().nullable(),
  userInfo: z.object({
    user_name: z.string().nullable(),
    followers_count: z.number().nullable(),
    verified_type: z.number().nullable(),
    gender: z.string().nullable(),
  }),
  timeInfo: z.object({ dispTime: Moment, collectedAt: Moment }),
  interactionInfo: z.object({
    readnum: z.number().nullable(),
    likenum: z.number().nullable(),
    sharenum: z.number().nullable(),
    commentnum: z.number().nullable(),
    interaction_sum: z.number(),
  }),
  nlpProcess: z.object({
    /** Towards the subject of the monitor that was asked for, else of the whole text. */
    emotionValue: Sentiment,
    /** Of the whole text, where that is another one. */
    whole: Sentiment.nullable(),
    level: NegativityLevel.nullable(),
    probability: Judged.shape.probability,
    corrected: Judged.shape.corrected,
    learned: Judged.shape.learned,
    mentionedRegions: z.array(z.number().int()),
    places: Places,
    /** Twenty at most. */
    names: Names,
    summary: z.string().nullable(),
    keywords: z.array(z.string()),
    isAd: z.boolean(),
    dimension: z.string().nullable(),
  }),
  monitorProcess: z.object({
    monitors: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        rule: z.string(),
        version: z.number().int(),
        sentiment: Sentiment,
        level: NegativityLevel.nullable(),
      }),
    ),
  }),
  read: z.boolean(),
  ...InStory.shape,
})
export type ArticleDetail = z.infer<typeof ArticleDetail>

/** Changes of facts that everybody who shows them hears of: sentiment and level, read marks, what is one story. */
export const acts = ['sentiment', 'read', 'unread', 'stories'] as const
export type Act = (typeof acts)[number]

export const Ids = z.array(Id).min(1, 'articles.selectData').max(1000)
const Correction = z.object({
  idList: Ids,
  /** Null: what the text says, as if nobody had said anything. */
  sentiment: Sentiment.nullable(),
  /** Of negative ones; 4, general, when it is not said. */
  level: NegativityLevel.optional(),
})
export type Correction = z.infer<typeof Correction>
/** The whole stories take it on. One act changes one article, unless it is said otherwise. */
const WithSimilar = z.boolean().default(false)
const Corrected = z.object({
  /** With the other articles of the stories, where they were meant too. */
  changed: z.number().int(),
  /** Handed back as `changes`, this takes everything back. */
  undo: z.array(Correction),
})

/** Decisions about a few stories that are handed out and back; where there are more, putting together is not undone. */
export const mostDecisions = 2_000
const Cluster = z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)
/** Stories that were made one, and what had been decided about them before. */
export const Together = z.object({
  into: Cluster,
  others: z.array(Cluster).max(1_000),
  decisions: z
    .array(z.object({ articleId: Cluster.nullable(), clusterId: Cluster.nullable(), into: Cluster }))
    .max(mostDecisions),
})
export type Together = z.infer<typeof Together>

/** What the organisation's corrections of sentiment taught. */
export const SentimentAdjustment = z.object({
  enabled: z.boolean(),
  /** Only then it is used: on articles left out while learning it was clearly more often right than the text engine alone. */
  proven: z.boolean(),
  /** Stories with corrections, as they stand now, and how many it takes to learn from them. */
  examples: z.number().int(),
  needed: z.number().int(),
  /** Null: not yet. */
  learnedAt: Moment.nullable(),
  /** 0–1, of the articles left out: corrected ones, and ones that people read and let stand. Null: too few corrections. */
  rightWith: z.number().nullable(),
  rightWithout: z.number().nullable(),
  /** The one who asks is an administrator of the organisation. */
  maySwitch: z.boolean(),
})
export type SentimentAdjustment = z.infer<typeof SentimentAdjustment>

export const MediumFacts = z.object({
  mediaType: MediaType,
  level: z.enum(mediaLevels),
  /** Division code of its place. */
  region: z.int().min(0).max(999_999).nullable(),
})
export const UndescribedMedium = z.object({
  id: z.number().int(),
  name: z.string(),
  said: z.array(MediumFacts.extend({ orgId: z.number().int() })),
})

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
    body: z.object({ idList: Ids, read: z.boolean() }),
    reply: z.object({ changed: z.number().int() }),
  },
  correct: {
    method: 'POST',
    path: '/inews/data/monitorArticle/sentiment',
    access: 'member',
    permission: 'articles.judge',
    audit: 'always',
    summary: 'Set the sentiment of articles by hand, or give them back the text engine’s',
    body: z.object({ changes: z.array(Correction).min(1).max(50), withSimilar: WithSimilar }),
    reply: Corrected,
  },
  update: {
    method: 'PUT',
    path: '/inews/monitorArticle/{id}',
    access: 'member',
    permission: 'articles.judge',
    audit: 'always',
    summary: 'Edit an article: its sentiment and level',
    params: z.object({ id: Id }),
    body: Correction.omit({ idList: true }).extend({ withSimilar: WithSimilar }),
    reply: Corrected,
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
  mediaNames: {
    method: 'GET',
    path: '/inews/monitorArticle/mediaNames',
    access: 'member',
    permission: 'articles.view',
    summary: 'Media by name, for filters',
    query: z.object({
      like: z.string().max(50).default(''),
      ids: z
        .string()
        .regex(/^[\d,]*$/)
        .max(500)
        .optional(),
    }),
    reply: z.array(z.object({ id: z.number().int(), name: z.string() })),
  },
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

/** One article, as a row of a list and as a whole. */

import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { editedFields } from './edit.ts'
import { Judged, NegativityLevel, Sentiment } from './judgement.ts'
import { MediaType, mediaLevels } from './media.ts'
import { Published } from './published.ts'
import { detectorStates } from './reactions.ts'
import { countNames, MessageType, ProcessFlags } from './sender-facts.ts'
import { InStory } from './stories.ts'
import { InWork } from './work.ts'

export const Language = z.enum(['zh-CN', 'zh-TW', 'en', 'ja', 'ko', 'other'])

/** A stretch of text that a wanted word matched, in UTF-16 offsets of the text it belongs to. */
export const Highlight = z.object({ from: z.number().int(), to: z.number().int(), term: z.string() })

const Places = z.array(z.object({ code: z.number().int(), name: z.string() }))

/** Companies, brands and products of the brand library, then people and organisations that the text introduces as such; the most often named first. */
const Names = z.array(z.object({ kind: z.enum(['corp', 'brand', 'prod', 'person', 'organisation']), name: z.string() }))

const AtLeast = z.array(z.enum(countNames))

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
  ...Published.shape,
  arrivedAt: Moment,
  ...Judged.shape,
  /** Sensitive words and topics of the organisation that it holds. */
  sensitiveWords: z.array(z.string()),
  /** Sentences that say most; null when the text is short itself. */
  summary: z.string().nullable(),
  isAd: z.boolean(),
  /** Places the text speaks of, the most important first; three at most. */
  places: Places,
  /** Three at most. */
  names: Names,
  /** Of a foreign text, once it is translated. */
  translatedTitle: z.string().nullable(),
  /** The words that wanted it, as they stand in the text. */
  hitWords: z.array(z.string()),
  /** Characters of the text without spaces. */
  wordCount: z.number().int(),
  /** Copies of a printed medium, where the sender says it. */
  circulation: z.number().int().nullable(),
  /** What the organisation wrote over the shared text. */
  edited: z.array(z.enum(editedFields)),
  reads: z.number().int().nullable(),
  likes: z.number().int().nullable(),
  shares: z.number().int().nullable(),
  comments: z.number().int().nullable(),
  /** Counts that are known from below only (`10万+`). */
  atLeast: AtLeast,
  language: Language,
  ...InStory.shape,
  ...InWork.shape,
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
    /** Seconds. */
    duration: z.number().nullable(),
    msg_type: MessageType.nullable(),
    is_ad: z.boolean(),
    data_type: z.string().nullable(),
  }),
  titleHits: z.array(Highlight),
  bodyHits: z.array(Highlight),
  mediaInfo: z.object({
    mediaId: z.number().int(),
    mediaNameCn: z.string(),
    mediaType: MediaType,
    level: z.enum(mediaLevels),
    region: z.number().int().nullable(),
    core_media: z.boolean().nullable(),
  }),
  /** Where it was published (the medium's place, or what the sender says): division code, and its name in Chinese. */
  region: z.number().int().nullable(),
  regionName: z.string().nullable(),
  userInfo: z.object({
    user_name: z.string().nullable(),
    followers_count: z.number().nullable(),
    isverified: z.boolean().nullable(),
    /** 0 not verified, 1 a person, 2 an organisation. */
    verified_type: z.number().nullable(),
    gender: z.string().nullable(),
  }),
  timeInfo: z.object({
    dispTime: Moment,
    /** Its own time is not known: `dispTime` is that of its arrival. */
    ofArrival: z.boolean(),
    collectedAt: Moment,
  }),
  interactionInfo: z.object({
    readnum: z.number().nullable(),
    likenum: z.number().nullable(),
    sharenum: z.number().nullable(),
    commentnum: z.number().nullable(),
    interaction_sum: z.number(),
    /** Counts that are known from below only (`10万+`). */
    atLeast: AtLeast,
  }),
  nlpProcess: z.object({
    /** Towards the subject of the monitor that was asked for, else of the whole text. */
    emotionValue: Sentiment,
    /** Of the whole text, where that is another one. */
    whole: Sentiment.nullable(),
    level: NegativityLevel.nullable(),
    probability: Judged.shape.probability,
    corrected: Judged.shape.corrected,
    /** Sensitive words and topics that it holds; the sentiment is judged apart from them. */
    sensitiveWords: z.array(z.string()),
    learned: Judged.shape.learned,
    mentionedRegions: z.array(z.number().int()),
    places: Places,
    /** Twenty at most. */
    names: Names,
    summary: z.string().nullable(),
    keywords: z.array(z.string()),
    isAd: z.boolean(),
    dimension: z.string().nullable(),
    flag: ProcessFlags.nullable(),
    industryCode: z.string().nullable(),
    /** Written by a machine, as the sender says. */
    is_ai: z.boolean().nullable(),
  }),
  analysis: z.object({ neg_dim: z.string().nullable() }),
  extra: z.object({
    /** Whether the page is still there; null until somebody looked. */
    detector: z.enum(detectorStates).nullable(),
    customizetags: z.array(z.string()),
  }),
  edited: z.array(z.enum(editedFields)),
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
    labels: z.array(z.number().int()),
    /** What the sender says of the organisation itself. */
    orgsflag: z.record(z.string(), z.json()).nullable(),
  }),
  ...InWork.shape,
  read: z.boolean(),
  ...InStory.shape,
})
export type ArticleDetail = z.infer<typeof ArticleDetail>

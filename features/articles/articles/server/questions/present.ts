/** The one list of fields that leave, for lists and for the reading pane. */
import type { Rule } from '@guanlan/engine/rules'
import { ArticleDetail, type ArticleRow, type InWork, Language } from '../../contract.ts'
import { mediaLevelWord, mediaTypeWord } from '../codes.ts'
import { placeName, placesNamed } from '../conditions/place-names.ts'
import { excerptOf, highlight } from './highlight.ts'
import type { LoadedArticle } from './load.ts'
import { knownFromBelow } from './sender-facts.ts'

/** Of a row. */
const mostPlaces = 3
const mostNames = 3
const inLibrary: ReadonlySet<string> = new Set(['corp', 'brand', 'prod'])
const languageOf = (stored: string): ArticleRow['language'] => Language.catch('other').parse(stored)

export function rowOf(article: LoadedArticle, rules: readonly Rule[]): ArticleRow {
  const { titleHits, bodyHits } = highlight(article.title, article.body, rules)
  return {
    id: article.id,
    title: article.title,
    titleHits,
    ...(bodyHits.length === 0 && article.summary
      ? { excerpt: article.summary, excerptHits: [] }
      : excerptOf(article.body, bodyHits)),
    mediaType: mediaTypeWord(article.media_type),
    media: article.media,
    mediaId: article.media_id,
    mediaLevel: mediaLevelWord(article.media_level),
    author: article.author,
    region: article.region,
    regionName: article.region === null ? null : placeName(article.region),
    publishedAt: article.published_at.toISOString(),
    timeOfArrival: isTimeOfArrival(article),
    arrivedAt: article.arrived_at.toISOString(),
    sentiment: article.sentiment,
    level: article.level,
    probability: article.probability,
    corrected: article.corrected,
    sensitiveWords: article.sensitive,
    learned: article.learned,
    summary: article.summary,
    isAd: article.is_ad,
    places: placesNamed(article.mentioned.slice(0, mostPlaces)),
    names: article.names.filter(({ kind }) => inLibrary.has(kind)).slice(0, mostNames),
    translatedTitle: article.translated_title ?? article.said.translatedTitle,
    hitWords: hitWordsOf([...titleHits, ...bodyHits]),
    wordCount: charactersOf(article.body),
    circulation: article.said.circulation,
    edited: article.edited,
    reads: article.reads,
    likes: article.likes,
    shares: article.shares,
    comments: article.comments,
    atLeast: knownFromBelow(article.said, article),
    language: languageOf(article.language),
    ...storyOf(article),
    ...workOf(article),
    read: article.read,
    demonstration: article.demonstration,
  }
}

/** Of a row. */
const mostHitWords = 10
const hitWordsOf = (hits: readonly { term: string }[]): string[] =>
  [...new Set(hits.map(({ term }) => term))].slice(0, mostHitWords)

const charactersOf = (text: string): number => [...text.replace(/\s/g, '')].length

/** Unless the organisation wrote another one over it. */
const isTimeOfArrival = ({ said: reported, edited }: LoadedArticle): boolean =>
  reported.time !== null && !edited.includes('publishedAt')

const storyOf = ({ similar, likeness: similarity, placed_by_hand, earliest }: LoadedArticle) => ({
  similar,
  likeness: similarity,
  placedByHand: placed_by_hand,
  earliest,
})

const workOf = (article: LoadedArticle): InWork => ({
  place: article.place,
  labels: article.labels,
  favourite: article.favourite,
  ...(article.followed && { followed: true }),
  featured: article.featured,
  review: article.review,
  remark: article.remark,
  tags: article.tags,
  assigneeId: article.assignee_id,
  state: article.state,
  priority: article.priority,
  dueAt: article.due_at?.toISOString() ?? null,
  activities: article.activities,
  notes: article.notes,
})

export interface HitMonitor extends Pick<LoadedArticle, 'sentiment' | 'level'> {
  id: number
  name: string
  text: string
  version: number
  rule: Rule
}

interface Account {
  followers?: number
  verified?: number
  gender?: string
}

/** `index` is the storage of the article; there is one. */
export const articleIndex = 'articles'

/** @param requested the monitor whose view of the article it is */
export function detailOf(
  article: LoadedArticle,
  monitors: readonly HitMonitor[],
  requested?: HitMonitor,
): ArticleDetail {
  const account = (article.account ?? {}) as Account
  const mediaType = mediaTypeWord(article.media_type)
  const { said: reported } = article
  const verified = account.verified ?? reported.verified_type
  return ArticleDetail.parse({
    id: article.id,
    index: articleIndex,
    demonstration: article.demonstration,
    baseInfo: {
      title: article.title,
      ftitle: reported.ftitle,
      body: article.body,
      url: article.url,
      type: mediaType,
      pageSrc: article.media,
      language: languageOf(article.language),
      duration: reported.duration,
      msg_type: reported.msg_type,
      is_ad: article.is_ad,
      data_type: reported.data_type,
    },
    ...highlight(
      article.title,
      article.body,
      monitors.map(monitor => monitor.rule),
    ),
    mediaInfo: {
      mediaId: article.media_id,
      mediaNameCn: article.media,
      mediaType,
      level: mediaLevelWord(article.media_level),
      region: article.media_region,
      core_media: reported.core_media,
    },
    userInfo: {
      user_name: article.author,
      followers_count: account.followers ?? null,
      isverified: reported.isverified ?? (verified === null ? null : verified > 0),
      verified_type: verified,
      gender: account.gender ?? null,
    },
    region: article.region,
    regionName: article.region === null ? null : placeName(article.region),
    timeInfo: {
      dispTime: article.published_at.toISOString(),
      ofArrival: isTimeOfArrival(article),
      collectedAt: article.collected_at.toISOString(),
    },
    interactionInfo: {
      readnum: article.reads,
      likenum: article.likes,
      sharenum: article.shares,
      commentnum: article.comments,
      interaction_sum: article.interactions,
      atLeast: knownFromBelow(reported, { ...article, followers: account.followers ?? null }),
    },
    nlpProcess: {
      emotionValue: (requested ?? article).sentiment,
      level: (requested ?? article).level,
      whole: requested && requested.sentiment !== article.sentiment ? article.sentiment : null,
      probability: requested && requested.sentiment !== article.sentiment ? null : article.probability,
      corrected: article.corrected,
      sensitiveWords: article.sensitive,
      learned: article.learned,
      mentionedRegions: article.mentioned,
      places: placesNamed(article.mentioned),
      names: article.names,
      summary: article.summary,
      keywords: article.keywords,
      isAd: article.is_ad,
      dimension: article.dimension,
      flag: reported.flag,
      industryCode: reported.industryCode,
      is_ai: reported.is_ai,
    },
    analysis: { neg_dim: article.dimension },
    extra: { detector: article.detector, customizetags: article.tags },
    edited: article.edited,
    monitorProcess: {
      monitors: monitors.map(({ text, rule: _, ...monitor }) => ({ ...monitor, rule: text })),
      labels: article.labels,
      orgsflag: reported.orgsflag,
    },
    ...workOf(article),
    read: article.read,
    ...storyOf(article),
  })
}

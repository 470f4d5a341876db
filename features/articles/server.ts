import { articlesFeature } from '@guanlan/features/articles/articles/contract'
import { type ArticleWorkParts, articleServer, articleWorker } from '@guanlan/features/articles/articles/server'
import type { OwnAnalyses } from '@guanlan/features/articles/articles/server/analysis'
import { brandLibraryFeature } from '@guanlan/features/articles/brand-library/contract'
import {
  type BrandLibraryFollower,
  brandLibraryServer,
  brandLibraryWorker,
} from '@guanlan/features/articles/brand-library/server'
import { dictionariesFeature } from '@guanlan/features/articles/dictionaries/contract'
import { dictionariesServer } from '@guanlan/features/articles/dictionaries/server'
import { mediaCorrectionsFeature } from '@guanlan/features/articles/media-corrections/contract'
import { mediaCorrectionsServer, mediaCorrectionsWorker } from '@guanlan/features/articles/media-corrections/server'
import { refreshingFeature } from '@guanlan/features/articles/refreshing/contract'
import {
  type InteractionAdapter,
  refreshingServer,
  refreshingWorker,
} from '@guanlan/features/articles/refreshing/server'
import { sensitiveWordsFeature } from '@guanlan/features/articles/sensitive-words/contract'
import { sensitiveWordsServer, sensitiveWordsWorker } from '@guanlan/features/articles/sensitive-words/server'
import { vocabulariesFeature } from '@guanlan/features/articles/vocabularies/contract'
import { type VocabularyUser, vocabularyServer, vocabularyWorker } from '@guanlan/features/articles/vocabularies/server'
import type { Area, Database } from '@guanlan/platform/server'

export interface ArticlesParts {
  system: Database
  /** Who is asked for the counts of articles elsewhere. */
  adapters: readonly InteractionAdapter[]
  /** What names vocabularies. */
  vocabularyUsers: readonly VocabularyUser[]
}

export interface ArticlesWork extends ArticleWorkParts {
  adapters: readonly InteractionAdapter[]
  /** Followed by the pipeline, too. */
  names: BrandLibraryFollower
  analyses: OwnAnalyses
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const articles: Area<ArticlesParts, ArticlesWork> = [
  [articlesFeature, articleServer, articleWorker],
  [brandLibraryFeature, brandLibraryServer, ({ names }) => brandLibraryWorker(names)],
  [dictionariesFeature, dictionariesServer],
  [sensitiveWordsFeature, sensitiveWordsServer, sensitiveWordsWorker],
  [
    vocabulariesFeature,
    ({ vocabularyUsers }) => vocabularyServer(vocabularyUsers),
    ({ analyses }) => vocabularyWorker(analyses),
  ],
  [
    refreshingFeature,
    ({ system, adapters }) => refreshingServer({ system, adapters }),
    ({ adapters }) => refreshingWorker(adapters),
  ],
  [mediaCorrectionsFeature, mediaCorrectionsServer, mediaCorrectionsWorker],
]

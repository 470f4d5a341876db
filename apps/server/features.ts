/** What the product can do: every feature named once. */
import { accounts } from '@guanlan/features/accounts/contract'
import { strings as accountStrings } from '@guanlan/features/accounts/strings'
import { articles } from '@guanlan/features/articles/contract'
import { articleRoutes } from '@guanlan/features/articles/server'
import { strings as articleStrings } from '@guanlan/features/articles/strings'
import { charts } from '@guanlan/features/charts/contract'
import { chartRoutes } from '@guanlan/features/charts/server'
import { collection } from '@guanlan/features/collection/contract'
import { collectionRoutes, type HandIn } from '@guanlan/features/collection/server'
import { demonstration } from '@guanlan/features/demonstration/contract'
import { demonstrationRoutes } from '@guanlan/features/demonstration/server'
import { strings as demonstrationStrings } from '@guanlan/features/demonstration/strings'
import { desk } from '@guanlan/features/desk/contract'
import { type Arrivals, deskRoutes } from '@guanlan/features/desk/server'
import { diagnostics } from '@guanlan/features/diagnostics/contract'
import { diagnosticRoutes, type HealthParts } from '@guanlan/features/diagnostics/server'
import { monitors } from '@guanlan/features/monitors/contract'
import { monitorRoutes } from '@guanlan/features/monitors/server'
import { strings as monitorStrings } from '@guanlan/features/monitors/strings'
import { names } from '@guanlan/features/names/contract'
import { nameRoutes } from '@guanlan/features/names/server'
import { strings as nameStrings } from '@guanlan/features/names/strings'
import { organisations } from '@guanlan/features/organisations/contract'
import { organisationRoutes } from '@guanlan/features/organisations/server'
import { strings as organisationStrings } from '@guanlan/features/organisations/strings'
import { vocabularies } from '@guanlan/features/vocabularies/contract'
import { vocabularyRoutes } from '@guanlan/features/vocabularies/server'
import { strings as vocabularyStrings } from '@guanlan/features/vocabularies/strings'
import { pipelineStrings } from '@guanlan/pipeline'
import type { Database, PhraseBook, Routes } from '@guanlan/platform/server'

/** For the documentation, the coverage check and the test that walks every endpoint. */
export const contracts = {
  accounts,
  articles,
  charts,
  collection,
  demonstration,
  desk,
  diagnostics,
  monitors,
  names,
  organisations,
  vocabularies,
}

export const phraseBook: PhraseBook = {
  accounts: accountStrings,
  articles: articleStrings,
  demonstration: demonstrationStrings,
  monitors: monitorStrings,
  names: nameStrings,
  organisations: organisationStrings,
  pipeline: pipelineStrings,
  vocabularies: vocabularyStrings,
}

export interface FeatureParts {
  arrivals: Arrivals
  handIn: HandIn
  health: HealthParts
  /** The system's connection, for what crosses organisations. */
  system: Database
}

export const featureRoutes = ({ arrivals, handIn, health, system }: FeatureParts): readonly Routes[] => [
  articleRoutes,
  chartRoutes,
  collectionRoutes(handIn),
  demonstrationRoutes(system),
  deskRoutes(arrivals),
  diagnosticRoutes(health),
  monitorRoutes,
  nameRoutes,
  organisationRoutes,
  vocabularyRoutes,
]

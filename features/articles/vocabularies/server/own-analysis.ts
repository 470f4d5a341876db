/** From what an organisation has set and taught to how its articles are analysed. Pure. */
import {
  type Adjustment,
  createCutter,
  createDimensions,
  type Dimension,
  defaultDimensions,
  stopWords,
} from '@guanlan/engine/text'
import { type OwnAnalysis, vocabulary } from '@guanlan/features/articles/articles/server/analysis'
import type { OwnVocabularies } from './load-vocabularies.ts'

/** Null when nothing of it differs from how everybody's articles are analysed. */
export function ownAnalysisOf(
  stored: OwnVocabularies | undefined,
  adjustment: Adjustment | null,
  sensitive: OwnAnalysis['sensitive'] = null,
): OwnAnalysis | null {
  const { words = [], stopWords: stop = [], dimensions = [] } = stored ?? {}
  const analysis: OwnAnalysis = {
    words:
      words.length + stop.length > 0
        ? {
            cutter: createCutter(vocabulary(), words),
            stop: stop.length > 0 ? new Set([...stopWords, ...stop]) : stopWords,
          }
        : null,
    dimensions: dimensions.length > 0 ? createDimensions(tableOf(dimensions)) : null,
    adjustment,
    sensitive,
  }
  return Object.values(analysis).every(part => part === null) ? null : analysis
}

/** The general table without what stands in its place, then the organisation's own. */
export function tableOf(own: OwnVocabularies['dimensions']): Dimension[] {
  const replaced = new Set(own.map(({ replaces }) => replaces))
  return [
    ...defaultDimensions.filter(({ id }) => !replaced.has(id)),
    ...own
      .filter(({ enabled }) => enabled)
      .map(
        ({ id, name, words, hints }): Dimension => ({
          id,
          name: [name, name, name],
          words: Object.fromEntries([...hints.map(word => [word, hint]), ...words.map(word => [word, sure])]),
        }),
      ),
  ]
}

const sure = 1
const hint = 0.5

/** The door of analysis: what a text says, for everybody, for one organisation and towards the subject of a monitor. */

export { analyseAgain } from './analyse-again.ts'
export { judge } from './judge.ts'
export { adjustmentsOf } from './learn/adjustments.ts'
export { learnNext } from './learn/learn-next.ts'
export { type NamesOfArticle, nameAgain, shownNames } from './name-again.ts'
export {
  judgedAs,
  mostKeywords,
  noOwnAnalyses,
  type OwnAnalyses,
  type OwnAnalysis,
  type OwnFacts,
  ownFactsOf,
  type SensitiveMarks,
} from './own-analysis.ts'
export { commonStretch, comparedTitle, keyOf, sameness } from './same-matter.ts'
export { storedFacts, subjectsOf } from './towards.ts'
export { generalCutter, vocabulary } from './vocabulary.ts'

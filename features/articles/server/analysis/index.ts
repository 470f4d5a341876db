/** The door of analysis: what a text says, for everybody, for one organisation and towards the subject of a monitor. */
export { judge } from './judge.ts'
export { adjustmentsOf } from './learn/adjustments.ts'
export { learnNext } from './learn/learn-next.ts'
export { type NamesOfArticle, nameAgain, type ReadUpTo, shownNames } from './names-again.ts'
export { readAgain } from './read-again.ts'
export {
  judgedAs,
  mostKeywords,
  nobodysReadings,
  type OwnFacts,
  type OwnReading,
  type OwnReadings,
  ownFactsOf,
} from './reading.ts'
export { type HitFacts, judgedAgain, storedFacts, subjectsOf, type Towards } from './towards.ts'
export { generalCutter, vocabulary } from './vocabulary.ts'

/** The door of the index of texts in OpenSearch. */
export { answerFromIndex } from './answer.ts'
export { compareTexts } from './compare.ts'
export { fillTexts, followTexts, rebuildTexts } from './follow.ts'
export {
  beginTextIndex,
  endTextIndexes,
  goBackTexts,
  indexesThere,
  renewTexts,
  type TextIndexes,
  textIndexes,
} from './generations.ts'
export { checkTextIndexes, textIndexLoops } from './loops.ts'
export { IndexSpared, isSpared } from './pace.ts'
export type { TextIndex } from './parts.ts'
export { textIndexState } from './state.ts'

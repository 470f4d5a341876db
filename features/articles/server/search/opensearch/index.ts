/** The door of the index of texts in OpenSearch. */
export { answerFromIndex } from './answer.ts'
export { compareTexts } from './compare.ts'
export { beginTextIndex, endTextIndexes, fillTexts, followTexts, rebuildTexts } from './follow.ts'
export { type TextIndex, textIndex } from './parts.ts'
export { type TextIndexState, textIndexState } from './state.ts'

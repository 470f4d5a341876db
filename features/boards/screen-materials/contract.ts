/** Material of big screens: what their panels are of. */

export * from './contract/competitors.ts'
export * from './contract/lists.ts'
export { mostOrdered, nameLength, Question } from './contract/material.ts'
export * from './contract/negative-media.ts'
export * from './contract/society-events.ts'
export * from './contract/topic-words.ts'

/** The door of fact days: articles of whole days column by column, for charts over many of them (docs/decisions/0022). */
export { byStory, inOrderOfTime, type RowsByStory, rowsIn } from './by-story.ts'
export { checkFactDays } from './check.ts'
export { type ChosenDay, chosenDays } from './choose.ts'
export { givingWay } from './give-way.ts'
export type { Known } from './known.ts'
export { processFactDays } from './save-days.ts'
export { Scratch } from './scratch.ts'
export { type Grouping, type Sum, type Sums, sumsOf } from './sums.ts'

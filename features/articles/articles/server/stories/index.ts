/** The door of stories: copies of one article, put together as they arrive. */
export { dropOldShingles } from './keep.ts'
export type { ShingleMemory } from './known.ts'
export { articlesOfStory, storiesOf, storyOf } from './stories.ts'
export { decidedStory } from './views.ts'

/** The door of stories: copies of one article, put together as they arrive. */
export { dropOldShingles } from './save-stories.ts'
export type { ShingleMemory } from './known.ts'
export { articlesOfStory, storiesOf, storyOf } from './stories.ts'
export { decidedStory } from './views.ts'

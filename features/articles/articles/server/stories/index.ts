/** The door of stories: copies of one article, put together as they arrive. */

export type { ShingleMemory } from './known.ts'
export { dropOldShingles } from './save-stories.ts'
export { type ShinglePages, showShinglePages } from './shingle-pages.ts'
export {
  articlesOfStories,
  articlesOfStory,
  figuresOfStories,
  type StoriesFigures,
  storiesOf,
  storiesOfArticles,
  storyOf,
} from './stories.ts'

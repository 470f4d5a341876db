/** The door of the first steps on screen. */
export { FirstSteps } from './FirstSteps.tsx'
export { useFirstArticle } from './first-article.ts'

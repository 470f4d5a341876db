/** What is claimed about an event, and what is answered to it. */
import { cueKinds } from '@guanlan/features/articles/articles/contract'
import { z } from 'zod'
import { CourseArticle } from './course.ts'

const Count = z.number().int()
export const mostClaims = 8

const Line = {
  text: z.string().describe('A sentence of the article, or its title, as it stands'),
  article: CourseArticle,
  /** Opens the list of its story. */
  story: z.number().int(),
  copies: Count.describe('Articles of the event that tell the same story, itself among them'),
}

export const ClaimsBesideAnswers = z.object({
  claims: z.array(z.object(Line)).max(mostClaims).describe('The earliest of what most articles carry first'),
  answers: z.array(z.object({ ...Line, kind: z.enum(cueKinds) })).max(mostClaims),
  /** Hours from the first claim to the first answer after it; null: there is none. */
  hours: z.number().nullable(),
  looked: Count.describe('Stories that were looked through, the largest'),
  stories: Count,
})
export type ClaimsBesideAnswers = z.infer<typeof ClaimsBesideAnswers>

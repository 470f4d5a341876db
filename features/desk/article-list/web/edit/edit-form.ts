/** An article as it stands in the form, and what of it is sent. Pure. */
import {
  articleTexts,
  type EditedArticle,
  type EditedField,
  MediaType,
} from '@guanlan/features/articles/articles/contract'
import { z } from 'zod'

export const EditSchema = z.object({
  ...articleTexts,
  mediaId: z.number('articles.chooseMedium'),
  mediaType: MediaType,
  /** Division code as a tree of regions has it; null: not known. */
  region: z.string().nullable(),
  publishedAt: z
    .string()
    .nullable()
    .refine(at => at !== null, 'articles.chooseTime'),
  isAd: z.boolean(),
  sentiment: z.enum(['1', '0', '-1']),
  level: z.enum(['1', '2', '3', '4']),
  dimension: z.string().nullable(),
})
export type EditFormValues = z.infer<typeof EditSchema>

/** The mildest: what a negative article has while nobody said more. */
const general = '4'

const valuesOf = (values: EditedArticle['original']) => ({
  title: values.title,
  summary: values.summary,
  body: values.body,
  author: values.author,
  mediaId: values.mediaId,
  mediaType: values.mediaType,
  region: values.region === 0 ? null : String(values.region),
  publishedAt: values.publishedAt,
  isAd: values.isAd,
})

export const formOfArticle = (article: EditedArticle): EditFormValues => ({
  ...valuesOf(article),
  sentiment: String(article.sentiment) as EditFormValues['sentiment'],
  level: article.level === null ? general : (String(article.level) as EditFormValues['level']),
  dimension: article.dimension,
})

/** What everybody has, in the shape of the form. */
export const originalOf = ({ original }: EditedArticle): Pick<EditFormValues, EditedField> => valuesOf(original)

/** Only what is otherwise than it was: what others judge meanwhile is not written over. */
export function changesOf(written: EditFormValues, before: EditedArticle) {
  const was = formOfArticle(before)
  const differs = (field: keyof EditFormValues) => written[field] !== was[field]
  const { region, publishedAt, sentiment, level, dimension } = written
  const isNegative = sentiment === '-1'
  const reported = (field: keyof EditFormValues, value: object) => differs(field) && value
  return {
    ...reported('title', { title: written.title }),
    ...reported('summary', { summary: written.summary }),
    ...reported('body', { body: written.body }),
    ...reported('author', { author: written.author }),
    ...reported('mediaId', { mediaId: written.mediaId }),
    ...reported('mediaType', { mediaType: written.mediaType }),
    ...reported('region', { region: region === null ? 0 : Number(region) }),
    // To the minute as it was: nobody meant to cut the seconds off.
    ...reported('publishedAt', { publishedAt: originalMoment(publishedAt, before) }),
    ...reported('isAd', { isAd: written.isAd }),
    ...((differs('sentiment') || (isNegative && differs('level'))) && {
      sentiment: Number(sentiment) as 1 | 0 | -1,
      ...(isNegative && { level: Number(level) as 1 | 2 | 3 | 4 }),
    }),
    ...(isNegative && reported('dimension', { dimension })),
  }
}

/** Null: the original's. */
function originalMoment(at: string | null, { original }: EditedArticle): string | null {
  return at !== null && minuteOf(at) === minuteOf(original.publishedAt) ? null : at
}
const minuteOf = (at: string): number => Math.floor(Date.parse(at) / 60_000)

/** A text that was sent out for a campaign. */
import { Id, KeysetPaging, keysetListOf, Moment, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Of one campaign. */
export const mostReleases = 50
export const titleLength = 200
export const textLength = 60_000
export const senderLength = 100
export const mostAddresses = 50
export const addressLength = 2_000
export const mostMediaOfRelease = 1_000
/** Letters; copies of a shorter text are not told from chance (docs/quality.md, "Releases in articles"). */
export const shortestText = 20

export const releaseStates = ['due', 'sent', 'late'] as const
export type ReleaseState = (typeof releaseStates)[number]

/** `sent` is noted by people; what is not sent is due until its moment and late from then on. */
export const stateOfRelease = (
  { releaseAt, sentAt }: { releaseAt: string; sentAt: string | null },
  now: number,
): ReleaseState => (sentAt !== null ? 'sent' : Date.parse(releaseAt) < now ? 'late' : 'due')

export const SentFile = z.object({ id: Id, name: z.string(), size: z.number().int() })

const Address = z
  .string()
  .trim()
  .max(addressLength, 'releases.addressFaulty')
  .regex(/^https?:\/\/[^\s/]+\.[^\s]+$/i, 'releases.addressFaulty')

const shape = {
  title: z.string().trim().min(1, 'releases.titleLength').max(titleLength, 'releases.titleLength'),
  text: z.string().trim().max(textLength, 'releases.textLength').default(''),
  addresses: z
    .array(Address)
    .max(mostAddresses, 'releases.addressesMost')
    .default([])
    .describe('Where it stands: whatever is published there is a piece of it'),
  releaseAt: Moment.describe('When it is to go out'),
  embargoAt: Moment.nullable().default(null).describe('Nobody prints it before'),
  mediaIds: z
    .array(Id)
    .max(mostMediaOfRelease, 'releases.mediaMost')
    .default([])
    .describe('Of the media of the campaign, by the ids of /ipr/actMedia/list'),
  sender: z.string().trim().max(senderLength, 'releases.senderLength').default('').describe('Who sends it'),
  files: z.array(SentFile).max(1).default([]).describe('As it was sent before by /ipr/activity/releases/send'),
  sentAt: Moment.nullable().default(null).describe('Noted by hand; null: not yet'),
}
const needsText = <T extends z.ZodType<{ text: string; addresses: string[] }>>(schema: T) =>
  schema.refine(({ text, addresses }) => text !== '' || addresses.length > 0, {
    error: 'releases.needsText',
    path: ['text'],
  })

export const Draft = z.object({ activityId: Id, ...shape })
export type Draft = z.output<typeof Draft>
export const NewRelease = needsText(Draft)
export const ChangedRelease = needsText(Draft.extend({ id: Id, version: recordFields.version }))

export const Release = Draft.extend({
  ...recordFields,
  state: z.enum(releaseStates),
  media: z
    .array(z.object({ id: z.number().int(), name: z.string() }))
    .describe('Those of `mediaIds` that the campaign has still'),
  letters: z.number().int().describe('Of its text'),
})
export type Release = z.infer<typeof Release>

export const Question = z.object({
  activityId: Id.optional().describe('Of the campaign'),
  like: z.string().max(100).default('').describe('Part of the title'),
  state: z.enum(['all', ...releaseStates]).default('all'),
  sort: z.enum(['releaseAt', 'title', 'updatedAt']).default('releaseAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>
/** On screen, where the campaign is known. */
export const TabQuestion = Question.omit({ activityId: true })
export type TabQuestion = z.infer<typeof TabQuestion>
/** Texts travel with one release alone. */
export const Listed = keysetListOf(Release)
export const QuestionPage = Question.extend(KeysetPaging.shape)

/** An article matched with a release and a medium of a campaign. */
import { MediaType } from '@guanlan/features/articles/articles/contract'
import { Id, KeysetPaging, keysetListOf, Moment, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { PieceKind, PieceState, pieceBases, pieceKinds, pieceMarks, pieceReasons, pieceStates } from './kinds.ts'

/** Days after the end of a campaign in which articles of its media are still pieces of it. */
export const daysAfter = 30
/** Changed numbers that are listed of a piece. */
export const mostChanges = 24

const Count = z.number().int()
const Share = z.number().min(0).max(1)
export const NumberChanged = z.object({ kind: z.enum(['number', 'date']), before: z.string(), after: z.string() })
export type NumberChanged = z.infer<typeof NumberChanged>
export const OtherRelease = z.object({ releaseId: Id, kind: PieceKind, ofRelease: Share })
export type OtherRelease = z.infer<typeof OtherRelease>

export const Piece = z.object({
  ...recordFields,
  activityId: Count,
  articleId: Count,
  title: z.string(),
  url: z.string().nullable(),
  media: z.string().describe('Of the article'),
  author: z.string().nullable(),
  mediaType: MediaType,
  publishedAt: Moment,
  timeOfArrival: z.boolean(),
  releaseId: Count.nullable().describe('Null: it has none, or it was removed'),
  release: z.string().nullable().describe('Its title'),
  mediumId: Count.nullable().describe('Of the media of the campaign; null: it is none of them'),
  medium: z.string().nullable(),
  kind: PieceKind,
  ofRelease: Share.describe('So much of the release stands in it'),
  ofPiece: Share.describe('So much of it stands in the release; the rest is what it has more'),
  longest: Count.describe('Letters word for word'),
  reason: z.enum(pieceReasons),
  state: PieceState,
  decided: z.boolean().describe('By a person: no run changes it'),
  marks: z.array(z.enum(pieceMarks)),
  changes: z.array(NumberChanged).describe('Numbers and dates in the same words with another value'),
  missing: z.array(z.string()).describe('Messages that the release has and it has not'),
  others: z.array(OtherRelease.extend({ release: z.string() })).describe('Further releases in it'),
  hoursEarly: Count.nullable().describe('Before the embargo; null: not'),
  daysLate: Count.nullable().describe('After the day that the medium promised; null: not'),
})
export type Piece = z.infer<typeof Piece>

export const states = ['all', 'counting', ...pieceStates] as const
export const Question = z.object({
  activityId: Id.optional().describe('Of the campaign'),
  id: Id.optional().describe('The same'),
  state: z.enum(states).default('all').describe('counting: confirmed or by hand'),
  kind: z.enum(['all', ...pieceKinds]).default('all'),
  release: z.coerce.number().int().min(0).default(0).describe('Also of those that have another one first; 0: any'),
  medium: z.coerce.number().int().min(0).default(0).describe('Of the media of the campaign; 0: any'),
  mark: z.enum(['all', ...pieceMarks]).default('all'),
  basis: z
    .enum(['all', ...pieceBases])
    .default('all')
    .describe(
      'matched: it has text of a release, its address or a medium of the campaign; articleOnly: nothing but its place in the campaign',
    ),
  sort: z.enum(['publishedAt', 'ofRelease', 'updatedAt']).default('publishedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>
/** On screen, where the campaign is known. */
export const TabQuestion = Question.omit({ activityId: true, id: true })
export type TabQuestion = z.infer<typeof TabQuestion>
export const QuestionPage = Question.extend(KeysetPaging.shape)
export const Listed = keysetListOf(Piece)

const ByKind = z.object({ full: Count, shortened: Count, quoted: Count, own: Count })
export type ByKind = z.infer<typeof ByKind>
/** Each is the total of the list of that filter, for whoever asks. */
export const PieceCounts = z.object({
  proposed: Count,
  matched: Count.describe('Of those that wait: what has text of a release, its address or a medium'),
  rejected: Count,
  counting: Count,
  kinds: ByKind.describe('Of those that count'),
  releases: z.array(
    z.object({
      releaseId: Count,
      kinds: ByKind,
      proposed: Count,
      first: Moment.nullable().describe('When the earliest that counts was published'),
      daysLate: Count.nullable().describe(
        'Days since it was sent, where nothing of it counts yet; null: something does, or it was not sent',
      ),
      missing: z
        .array(z.object({ mediumId: Count, name: z.string(), daysLate: Count }))
        .describe(
          'Media that it went to and that have not published it, with the days since they promised to or since it was sent',
        ),
    }),
  ),
  media: z.array(z.object({ mediumId: Count, kinds: ByKind })),
})
export type PieceCounts = z.infer<typeof PieceCounts>

const Place = z.object({ from: Count, to: Count })
export const Texts = z.object({
  release: z.object({ title: z.string(), text: z.string() }).nullable().describe('Null: it has none'),
  piece: z.object({ title: z.string(), text: z.string() }),
  common: z
    .array(z.object({ inRelease: Place, inPiece: Place }))
    .describe('UTF-16 offsets, end exclusive, in the order of the piece'),
  changes: z.array(NumberChanged.extend({ inRelease: Place, inPiece: Place })),
})
export type Texts = z.infer<typeof Texts>

/** Where something came from and who carried it: of a story, an event, an article or a trace task. */
import { MediaType, mediaLevels, platforms } from '@guanlan/features/articles/articles/contract'
import { mostSpreadRead, spreadCertainties, spreadReasons } from '@guanlan/features/charts/charts/contract'
import { LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { TextVersion } from './versions.ts'

const Count = z.number().int()
const Place = Count.describe('Place among the nodes')

export const subjectKinds = ['story', 'event', 'article', 'task'] as const
export const Subject = z.object({
  kind: z.enum(subjectKinds),
  id: z.number().int().describe('Of a story negative, where somebody took the article out of its story'),
})
export type Subject = z.infer<typeof Subject>

/** Stories of an event that stand in one picture, the largest. */
export const mostStories = 12
/** Articles shown one by one: those that most others go back to. */
export const mostNodes = 2_000

export const TraceNode = z.object({
  id: LongId.nullable().describe('null: opened by a link'),
  title: z.string(),
  url: z.string().nullable(),
  media: z.string(),
  mediaType: MediaType,
  level: z.enum(mediaLevels).nullable().describe('How far the medium reaches; null: not known'),
  platform: z.enum(platforms).nullable(),
  region: z.string().nullable().describe('Division code of the province; null: not known'),
  sentiment: Count,
  at: Moment,
  story: Count.describe('Place among the stories'),
  from: Place.nullable().describe('The article it was taken from; null: none among these'),
  source: Count.nullable().describe('Place among the sources that are named but not among these articles'),
  reason: z.enum(spreadReasons).nullable().describe('null: nothing says where it comes from'),
  certainty: z.enum(spreadCertainties).nullable(),
  naming: z.string().nullable().describe('The words of its text that name the source, 60 characters at most'),
  common: z.number().nullable().describe('Share of common text, 0 to 1, where it is alike'),
  copies: Count.describe('Articles taken from it directly'),
  known: Count.describe('All that go back to it by lines that texts say'),
  inferred: Count.describe('All others that go back to it'),
  folded: Count.describe('Of its copies those that are counted, not shown'),
})
export type TraceNode = z.infer<typeof TraceNode>

export const NamedSource = z.object({
  name: z.string(),
  count: Count.describe('Articles that name it'),
  at: Moment.describe('When it was named first'),
  since: Moment.nullable().describe('Since when the medium is collected; null: it is not'),
})
export type NamedSource = z.infer<typeof NamedSource>

export const roles = [
  'originator',
  'firstOfPlatform',
  'firstOfLevel',
  'firstCentral',
  'amplifier',
  'correction',
] as const
export const Voice = z.object({
  role: z.enum(roles),
  node: Place.nullable(),
  source: Count.nullable().describe('Place among the named sources, where it is none of these articles'),
  hours: z.number().describe('After the earliest article'),
  known: Count.describe('Articles behind it by lines that texts say'),
  inferred: Count.describe('Further articles behind it'),
})
export type Voice = z.infer<typeof Voice>

export const Traced = z.object({
  subject: Subject.extend({ title: z.string() }),
  total: Count.describe('Articles of the stories shown'),
  read: Count.describe('Of them read one by one, the earliest 5,000 at most'),
  stories: z.array(z.object({ title: z.string(), count: Count })).max(mostStories),
  otherStories: z.object({ stories: Count, articles: Count }).describe('Of the event, not in the picture'),
  lines: z.object({ known: Count, inferred: Count, unknown: Count }),
  earliest: z
    .object({ node: Place, since: Moment.nullable().describe('Since when its medium is collected') })
    .nullable(),
  nodes: z.array(TraceNode).max(mostSpreadRead).describe('In order of time, the earliest first'),
  sources: z.array(NamedSource),
  voices: z.array(Voice),
  line: z.array(TextVersion).describe('The text along the line on which most followed'),
})
export type Traced = z.infer<typeof Traced>

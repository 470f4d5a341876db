/** A warning as it is written: what it looks for, whom it tells, and when. */
import { mediaTypes, Sentiment } from '@guanlan/features/articles/articles/contract'
import { calendarDay, Id, Moment, Version, weekHours, wholeWeek } from '@guanlan/platform/contract'
import { z } from 'zod'
import { escalationFields } from './escalation.ts'
import { faults, Quality } from './quality.ts'
import { mostTimeConditions, TimeCondition } from './time-condition.ts'

export const nameLength = 50
export const wordsLength = 20_000
export const mostConditions = 20
export const mostValues = 200
export const mostReceivers = 100

/** What a condition looks at: `region` where it was published, `mentioned` what it speaks of; `account` who wrote it. */
export const conditionFields = [
  'level',
  'mediaLevel',
  'media',
  'account',
  'followers',
  'verified',
  'region',
  'mentioned',
  'language',
  'dimension',
  'interactions',
  'advertisement',
] as const
export type ConditionField = (typeof conditionFields)[number]

export const relations = ['is', 'isNot', 'atLeast', 'atMost'] as const
export type Relation = (typeof relations)[number]

const equality: readonly Relation[] = ['is', 'isNot']
const size: readonly Relation[] = ['atLeast', 'atMost']

/** Which relations a field knows. A level is the higher the smaller its number: `atLeast 2` is major and severe. */
export const relationsOf: Readonly<Record<ConditionField, readonly Relation[]>> = {
  level: ['atLeast'],
  mediaLevel: equality,
  media: equality,
  account: equality,
  followers: size,
  verified: equality,
  region: equality,
  mentioned: equality,
  language: equality,
  dimension: equality,
  interactions: size,
  advertisement: equality,
}

/** Several values: any of them. Yes-or-no fields take none. */
export const WarningCondition = z.object({
  name: z.enum(conditionFields, 'warnings.conditionRequired'),
  relationOperator: z.enum(relations, 'warnings.conditionRequired'),
  value: z.array(z.string().trim().min(1, 'warnings.valueRequired').max(200)).max(mostValues).default([]),
})
export type WarningCondition = z.infer<typeof WarningCondition>

const Ids = (most: number) => z.array(Id).max(most).default([])
/** Names, as people of the address book carry them. */
export const GroupNames = z.array(z.string().trim().min(1).max(30)).max(50).default([])
/** `09:00`, in the zone of the organisation. */
export const CycleTimes = z
  .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'warnings.cycleTime'))
  .max(24, 'warnings.cycleTime')
  .default([])
export const always = (): string[] => wholeWeek('1')

const Fields = z.object({
  ...escalationFields,
  name: z.string('warnings.nameRequired').trim().min(1, 'warnings.nameRequired').max(nameLength, 'warnings.nameLength'),
  warningWords: z
    .string('warnings.wordsRequired')
    .trim()
    .max(wordsLength, 'warnings.wordsLength')
    .describe('A rule of the rule language; may be empty where the words of monitors count'),
  wordMonitors: Ids(100).describe('What these monitors want fits the words too; their changes are followed'),
  monitorIds: Ids(500).describe('Only articles of these monitors or folders; none: everything of the organisation'),
  labelIds: Ids(100).describe('Only articles with one of these labels'),
  mediaType: z.array(z.enum(mediaTypes)).min(1, 'warnings.mediaTypeRequired').max(mediaTypes.length),
  sentiment: z.array(Sentiment).min(1, 'warnings.sentimentRequired').max(3),
  conditions: z.array(WarningCondition).max(mostConditions).default([]),
  timeConditions: z
    .array(TimeCondition)
    .max(mostTimeConditions)
    .default([])
    .describe('Any of them; none: each event is told with its first article'),
  startTime: calendarDay('warnings.startRequired').describe('The first day, in the zone of the organisation'),
  endTime: calendarDay('warnings.endRequired').describe('The last day, included'),
  enabled: z.boolean().default(true),
  repeat: z.boolean().default(false).describe('Tell every further article of an incident too'),
  looksFirst: z.boolean().default(false).describe('A person looks before anything is sent'),
  lookMinutes: z.number().int().min(5).max(1440).default(30),
  unlooked: z.enum(['send', 'keep']).default('send').describe('What becomes of what nobody looked at in time'),
  receiveEmail: z.boolean().default(false),
  receiveWechat: z.boolean().default(false),
  channelIds: Ids(20).describe('Robots and webhooks of the organisation'),
  contactIds: Ids(mostReceivers).describe('People of the address book'),
  groups: GroupNames.describe('Groups of the address book'),
  rosterIds: Ids(20).describe('Whoever is on duty by these rosters of the address book'),
  memberIds: Ids(mostReceivers).describe('Members, who are told in the product; none: everybody of the organisation'),
  receiveTime: weekHours('warnings.hours')
    .default(always)
    .describe('Seven days from Monday, a digit an hour; what comes meanwhile waits'),
  cycle: CycleTimes.describe('At these times of the day instead of at once; none: at once'),
  weekendWarning: z.boolean().default(true),
  holidaysRest: z
    .boolean()
    .default(false)
    .describe('Rest days of the calendar have the hours of a Sunday, make-up working days those of a Monday'),
  templateId: z
    .number()
    .int()
    .min(0)
    .max(2_147_483_647)
    .nullable()
    .default(null)
    .describe('What its messages are written by; null: as the organisation has it, 0: the default template'),
  urgentPasses: z.boolean().default(true).describe('Major ones do not wait for the hours'),
})

/** What asks for articles, of warnings and of rules that do something else with what they find. */
export const RuleFields = Fields.pick({
  name: true,
  warningWords: true,
  wordMonitors: true,
  monitorIds: true,
  labelIds: true,
  mediaType: true,
  sentiment: true,
  conditions: true,
  timeConditions: true,
  enabled: true,
})
export type RuleFields = z.infer<typeof RuleFields>

/** What a rule is for: to warn people, or to open crises. */
export const purposes = ['warning', 'crisis'] as const
export type Purpose = (typeof purposes)[number]

/** What both sides ask before a warning is saved; the server asks more (rules, conditions, names). */
export const WarningDraft = Fields.refine(
  ({ warningWords, wordMonitors }) => warningWords !== '' || wordMonitors.length > 0,
  { error: 'warnings.wordsRequired', path: ['warningWords'] },
)
  .refine(({ startTime, endTime }) => startTime <= endTime, { error: 'warnings.startBeforeEnd', path: ['startTime'] })
  .refine(({ receiveEmail, receiveWechat, channelIds }) => receiveEmail || receiveWechat || channelIds.length > 0, {
    error: 'warnings.receiver',
    path: ['receiveEmail'],
  })
export type WarningDraft = z.infer<typeof WarningDraft>

export const Warning = Fields.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  incidents: z.number().int().describe('Of the last 30 days'),
  lastIncidentAt: Moment.nullable(),
  ...Quality.shape,
  fault: z.enum(faults).nullable(),
})
export type Warning = z.infer<typeof Warning>

export const WarningVersion = z.object({
  version: Version,
  savedAt: Moment,
  savedBy: z.string().nullable(),
  draft: Fields,
})
export type WarningVersion = z.infer<typeof WarningVersion>

export const WarningCycle = z.object({ warningId: z.number().int(), name: z.string(), times: z.array(z.string()) })
export type WarningCycle = z.infer<typeof WarningCycle>

/** Rules that open crises, what they opened, and what people do with that. */
import { mediaTypes, Published, Sentiment } from '@guanlan/features/articles/articles/contract'
import {
  Measured,
  RuleFields,
  TriedWarning,
  WarningQuestion,
  WarningTrial,
} from '@guanlan/features/warnings/warnings/contract'
import {
  Changed,
  Empty,
  Id,
  KeysetPaging,
  keysetListOf,
  listOf,
  Moment,
  Paging,
  recordFields,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { acts, sets, views } from './access.ts'
import { Crisis, Name } from './crisis.ts'
import { CrisisLevel } from './levels.ts'

/** What a rule makes of an incident: people are asked, a draft is made, or a crisis starts at once. */
export const openings = ['propose', 'draft', 'start'] as const

const RuleDraft = RuleFields.extend({ crisisLevel: CrisisLevel, opens: z.enum(openings).default('propose') })
export const CrisisRuleDraft = RuleDraft.refine(
  ({ warningWords, wordMonitors }) => warningWords !== '' || wordMonitors.length > 0,
  { error: 'crisis.wordsRequired', path: ['warningWords'] },
)
export type CrisisRuleDraft = z.infer<typeof CrisisRuleDraft>
export const CrisisRule = RuleDraft.extend({
  ...recordFields,
  opened: z.number().int().describe('Of the last 30 days'),
  lastOpenedAt: Moment.nullable(),
})
export type CrisisRule = z.infer<typeof CrisisRule>
export const CrisisRuleVersion = z.object({
  version: Version,
  savedAt: Moment,
  savedBy: z.string().nullable(),
  draft: RuleDraft,
})
export type CrisisRuleVersion = z.infer<typeof CrisisRuleVersion>
/** As the list of warnings asks. */
export const CrisisRuleQuestion = WarningQuestion

/** More openings of one rule within an hour are one draft. */
export const mostOpeningsAnHour = 10

export const openingStates = ['open', 'started', 'added', 'dismissed'] as const
export const Opening = z.object({
  id: z.number().int(),
  version: Version,
  ruleId: z.number().int(),
  ruleName: z.string(),
  words: z.string().describe('Of the rule as it reads now; empty: it is gone, or follows monitors'),
  crisisLevel: CrisisLevel,
  title: z.string(),
  articleId: z.number().int().nullable(),
  articles: z.number().int(),
  measured: Measured.nullable().describe('What was counted against usual; null: an event raised it'),
  status: z.enum(openingStates),
  storm: z.boolean().describe('One of more than ten within an hour'),
  crisis: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable().describe('Who acted; null: nobody, or the rule'),
  openedAt: Moment,
  lastAt: Moment,
  demonstration: z.boolean(),
})
export type Opening = z.infer<typeof Opening>

export const OpeningQuestion = z.object({
  status: z.enum(['all', ...openingStates]).default('open'),
  rule: Id.nullable().default(null),
  like: z.string().max(100).default('').describe('Part of the title'),
})
export type OpeningQuestion = z.infer<typeof OpeningQuestion>

export const OpeningArticle = z.object({
  id: z.number().int(),
  title: z.string(),
  media: z.string(),
  mediaType: z.enum(mediaTypes),
  sentiment: Sentiment,
  ...Published.shape,
})
export type OpeningArticle = z.infer<typeof OpeningArticle>

const one = { id: Id, version: Version.optional() }

export const ruleCalls = {
  rules: {
    ...views,
    method: 'GET',
    path: '/crisisRule',
    summary: 'Rules that open crises, page after page',
    query: CrisisRuleQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(CrisisRule),
  },
  rule: {
    ...views,
    method: 'GET',
    path: '/crisisRule/{id}',
    summary: 'One rule',
    params: z.object({ id: Id }),
    reply: CrisisRule,
  },
  addRule: {
    ...sets,
    method: 'POST',
    path: '/crisisRule',
    undo: true,
    summary: 'Add a rule',
    body: CrisisRuleDraft,
    reply: CrisisRule,
  },
  updateRule: {
    ...sets,
    method: 'PUT',
    path: '/crisisRule/{id}',
    undo: true,
    summary: 'Change a rule; refused when it was changed since the version that is named',
    params: z.object({ id: Id }),
    body: CrisisRuleDraft.safeExtend({ version: Version }),
    reply: CrisisRule,
  },
  removeRule: {
    ...sets,
    method: 'DELETE',
    path: '/crisisRule/{id}',
    undo: true,
    summary: 'Remove a rule; what it opened stays',
    params: z.object({ id: Id }),
    reply: Empty,
  },
  ruleVersions: {
    ...views,
    method: 'GET',
    path: '/crisisRule/{id}/versions',
    summary: 'The last 50 ways a rule read, newest first',
    params: z.object({ id: Id }),
    reply: z.array(CrisisRuleVersion),
  },
  tryRule: {
    ...sets,
    method: 'POST',
    path: '/crisisRule/tryOut',
    reads: true,
    cost: 'expensive',
    summary: 'What a rule would have opened in the last 7, 30 or 90 days',
    body: z.object({ draft: CrisisRuleDraft, days: TriedWarning.shape.days }),
    reply: WarningTrial,
  },
  openings: {
    ...views,
    method: 'POST',
    path: '/crisis/openings/list',
    reads: true,
    summary: 'What rules opened, the newest first',
    body: OpeningQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Opening),
  },
  openingArticles: {
    ...views,
    method: 'GET',
    path: '/crisis/openings/{id}/articles',
    summary: 'Articles of what a rule opened',
    params: z.object({ id: Id }),
    query: Paging,
    reply: listOf(OpeningArticle),
  },
  startOpening: {
    ...acts,
    method: 'POST',
    path: '/crisis/openings/start',
    summary: 'Start a crisis of what a rule opened, with its articles',
    body: z.object({
      ...one,
      name: Name.optional(),
      crisisLevel: CrisisLevel.optional(),
      draft: z.boolean().default(false),
    }),
    reply: Crisis,
  },
  addOpening: {
    ...acts,
    method: 'POST',
    path: '/crisis/openings/add',
    summary: 'Put the articles of what a rule opened into a crisis that is open; later ones follow',
    body: z.object({ ...one, crisisId: Id }),
    reply: Crisis,
  },
  dismissOpening: {
    ...acts,
    method: 'POST',
    path: '/crisis/openings/dismiss',
    undo: true,
    summary: 'Dismiss what rules opened, with a reason',
    body: z.object({
      idList: z.array(Id).min(1, 'crisis.selectData').max(1_000),
      reason: z.string().trim().min(1, 'crisis.dismissReason').max(1_000, 'crisis.reasonLength'),
    }),
    reply: Changed,
  },
} as const

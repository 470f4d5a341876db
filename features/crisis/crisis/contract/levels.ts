/** Levels of crises as data: names, colour, who may change to them, and how soon what has to be done. */
import { Id, largestInt, Moment, type Phrase } from '@guanlan/platform/contract'
import { z } from 'zod'
import { roles } from './people.ts'

/** 1 is the worst (spec 4). They are never named by the words of negativity (ambiguities 66). */
export const levelCodes = [1, 2, 3, 4] as const
export const CrisisLevel = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], { error: 'crisis.level' })
export type CrisisLevel = z.infer<typeof CrisisLevel>

/** As addresses and forms have it: a number as text, too. */
export const CrisisLevelText = z.coerce.number<string | number>({ error: 'crisis.level' }).pipe(CrisisLevel)

/** What has a time limit; `next` is every further statement after the first. */
export const clockKinds = ['acknowledge', 'report', 'statement', 'next'] as const
export type ClockKind = (typeof clockKinds)[number]

/** Whoever may change levels; or the lead and deputies of the crisis alone. */
export const levelChangers = ['everybody', 'lead'] as const

const Name = z.string().trim().min(1, 'crisis.levelName').max(20, 'crisis.levelName')
/** Minutes; null: no limit. 90 days at most. */
const Minutes = z.int().min(1, 'crisis.minutes').max(129_600, 'crisis.minutes').nullable()

/** People who have to agree before a statement leaves. */
export const ApprovalStep = z.object({
  /** Empty: named by its roles. */
  name: z.string().trim().max(50, 'crisis.stepName').default(''),
  /** Roles of the crisis of whom so many have to agree. */
  roles: z
    .array(z.enum(['lead', 'deputy', 'spokesperson', 'legal', 'approver']))
    .min(1, 'crisis.stepRoles')
    .max(5),
  needed: z.int().min(1).max(9),
  /** Minutes after which the deputy may agree in their place; null: never. */
  minutes: Minutes,
})

export const presetRoles = roles.filter(role => role !== 'lead')
const RolePreset = z.object({ role: z.enum(presetRoles), userId: Id })

export const LevelSetting = z.object({
  /** 简体, 繁體, English. */
  names: z.tuple([Name, Name, Name]),
  colour: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'crisis.colour'),
  changedBy: z.enum(levelChangers),
  clocks: z.object({ acknowledge: Minutes, report: Minutes, statement: Minutes, next: Minutes }),
  /** Minutes count on working days of the organisation alone. */
  workdays: z.boolean(),
  /** Who is told when a limit is over, besides those who have a role: on duty by these rosters after the lead, these groups last. */
  rosterIds: z.array(Id).max(5).default([]),
  groups: z.array(z.string().trim().min(1).max(30)).max(10).default([]),
  /** Who has a role from the start of a crisis of this level on. The lead is whoever starts it. */
  presets: z.array(RolePreset).max(30).default([]),
  /** One after the other; none: a statement needs nobody's approval. */
  approval: z.array(ApprovalStep).max(6),
})
export type LevelSetting = z.infer<typeof LevelSetting>

/** Version 0: as it comes. */
export const StoredLevel = LevelSetting.extend({
  id: CrisisLevel,
  crisisLevel: CrisisLevel,
  name: z.string().describe('In the language of the reader'),
  version: z.int().min(0),
})
export type StoredLevel = z.infer<typeof StoredLevel>

const outcomes = ['met', 'missed', 'running', 'none'] as const
const Limit = z.object({ dueAt: Moment.nullable(), outcome: z.enum(outcomes) })
/** A crisis that was, and what its limits would have been. */
export const TriedLevel = z.object({
  crisisId: z.int(),
  name: z.string(),
  startedAt: Moment,
  clocks: z.array(
    z.object({
      kind: z.enum(clockKinds),
      round: z.int().describe('Of further statements, from 0 on'),
      startsAt: Moment,
      endedAt: Moment.nullable().describe('Null: it was not done'),
      before: Limit,
      after: Limit,
    }),
  ),
})
export type TriedLevel = z.infer<typeof TriedLevel>
/** The newest crises that a level is tried on. */
export const triedCrises = 3
export const LevelDraft = LevelSetting.extend({ id: CrisisLevel, version: z.int().min(0).max(largestInt) })

const hour = 60
const approvers = { roles: ['lead', 'deputy', 'approver'] as const, minutes: 30 }

function setting(
  names: Phrase,
  colour: string,
  [acknowledge, report, statement, next]: readonly (number | null)[],
  approval: LevelSetting['approval'],
): LevelSetting {
  const clocks = {
    acknowledge: acknowledge ?? null,
    report: report ?? null,
    statement: statement ?? null,
    next: next ?? null,
  }
  return {
    names: [...names] as [string, string, string],
    colour,
    changedBy: 'everybody',
    clocks,
    workdays: false,
    ...{ rosterIds: [], groups: [], presets: [] },
    approval,
  }
}

/** What holds until an organisation sets it otherwise. */
export const usualLevels: Readonly<Record<CrisisLevel, LevelSetting>> = {
  1: setting(
    ['重大', '重大', 'Major'],
    '#c8102e',
    [15, hour, hour, 4 * hour],
    [
      { name: '', roles: ['legal'], needed: 1, minutes: 30 },
      { name: '', ...approvers, roles: [...approvers.roles], needed: 2 },
    ],
  ),
  2: setting(
    ['敏感', '敏感', 'Sensitive'],
    '#d9730d',
    [30, 4 * hour, 4 * hour, 12 * hour],
    [{ name: '', ...approvers, roles: [...approvers.roles], needed: 1 }],
  ),
  3: setting(
    ['负面', '負面', 'Negative'],
    '#b58900',
    [2 * hour, 24 * hour, 24 * hour, null],
    [{ name: '', ...approvers, roles: [...approvers.roles], needed: 1 }],
  ),
  4: setting(['一般', '一般', 'General'], '#3b7dd8', [8 * hour, 72 * hour, null, null], []),
}

/** Big screens in turn: each for so many seconds, on its weekdays and hours; an incident or a crisis brings one forward until it is acknowledged. */
import { screenAddresses } from '@guanlan/features/boards/big-screens/contract'
import { contract, feature, Id, recordCalls, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
export const mostEntries = 30

const Name = z.string().trim().min(1, 'screenRotations.nameLength').max(nameLength, 'screenRotations.nameLength')
const ShownScreen = z.enum(screenAddresses).or(Id)
/** HH:MM by the clock of the organisation; 24:00 is the end of the day. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'screenRotations.clock')

export const RotationEntry = z
  .object({
    screen: ShownScreen.describe('Of its address, or the id of an own one'),
    seconds: z
      .number('screenRotations.seconds')
      .int('screenRotations.seconds')
      .min(10, 'screenRotations.seconds')
      .max(3_600, 'screenRotations.seconds')
      .default(30),
    weekdays: z.array(z.number().int().min(1).max(7)).max(7).default([]).describe('1 is Monday; none: every day'),
    from: Clock.default('00:00'),
    to: Clock.default('24:00').describe('Not in it any more; before `from`: over midnight'),
  })
  .refine(({ from, to }) => from !== to, { error: 'screenRotations.noTime', path: ['to'] })
export type RotationEntry = z.infer<typeof RotationEntry>

export const alarmKinds = ['incident', 'crisis'] as const
export const RotationAlarm = z.object({
  of: z.enum(alarmKinds),
  level: z.number().int().min(1).max(4).describe('This one and graver ones; 1 is the gravest'),
  screen: ShownScreen,
})
export type RotationAlarm = z.infer<typeof RotationAlarm>

export const Draft = z.object({
  name: Name,
  entries: z.array(RotationEntry).min(1, 'screenRotations.entryCount').max(mostEntries, 'screenRotations.entryCount'),
  alarm: RotationAlarm.nullable().default(null).describe('Null: nothing comes forward'),
})
export type Draft = z.infer<typeof Draft>

export const Rotation = z.object({ ...recordFields, ...Draft.shape })
export type Rotation = z.infer<typeof Rotation>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  sort: z.enum(['updatedAt', 'name']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>

export const screenRotations = contract(
  recordCalls({
    ...{ path: '/bigScreen/rotation', name: 'bigScreens', noun: 'a rotation of screens', idIn: 'body' },
    ...{ listed: 'Rotations of screens, page after page', Question, Draft, Record: Rotation },
  }),
)

export const screenRotationsFeature = feature({
  name: 'screenRotations',
  permissions: {},
  borrows: ['bigScreens.view', 'bigScreens.edit'],
  quotas: {},
  contract: screenRotations,
})

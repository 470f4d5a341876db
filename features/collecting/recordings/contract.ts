/** Broadcasts of stations that are recorded by plan from their public HLS streams. */
import { contract, Empty, feature, Id, Moment, recordCalls, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'

export const stationLength = 100
export const urlLength = 2_000
/** Of one recording. */
export const mostHours = 12
export const mostKeepDays = 365

export const repetitions = ['once', 'daily', 'weekly'] as const
/** collectionFlag: not collected, collecting, done, not collected by design (spec 3). */
export const collectionFlags = ['c_0', 'c_1', 'c_2', 'c_-1'] as const
/** airingFlag: not aired, live, replay. */
export const airingFlags = ['s_0', 's_1', 's_2'] as const
/** recognitionFlag: unrecognised, recognising, recognised. */
export const recognitionFlags = ['v_0', 'v_1', 'v_2'] as const

const Time = Moment.transform(moment => new Date(moment).toISOString())
const Written = z.object({
  station: z.string().trim().min(1, 'recordings.stationLength').max(stationLength, 'recordings.stationLength'),
  url: z.url({ protocol: /^https?$/, error: 'recordings.urlFaulty' }).max(urlLength, 'recordings.urlFaulty'),
  startTime: Time,
  endTime: Time,
  repeats: z.enum(repetitions).default('once'),
  keepDays: z
    .int('recordings.keepDaysRange')
    .min(1, 'recordings.keepDaysRange')
    .max(mostKeepDays, 'recordings.keepDaysRange')
    .default(30),
  collects: z.boolean().default(true).describe('False: not collected by design (c_-1)'),
})
type Written = z.infer<typeof Written>

const hoursOf = ({ startTime, endTime }: Written) => (Date.parse(endTime) - Date.parse(startTime)) / 3_600_000
export const Draft = Written.refine(draft => hoursOf(draft) > 0, {
  error: 'recordings.endBeforeStart',
  path: ['endTime'],
}).refine(draft => hoursOf(draft) <= mostHours, { error: 'recordings.tooLong', path: ['endTime'] })
export type Draft = Written

export const Recording = z.object({
  id: z.number().int(),
  startsAt: Moment,
  endsAt: Moment,
  beganAt: Moment.nullable().describe('When the first piece was received'),
  collectionFlag: z.enum(collectionFlags),
  airingFlag: z.enum(airingFlags),
  recognitionFlag: z.enum(recognitionFlags),
  bytes: z.number().int(),
  seconds: z.number(),
  gaps: z.number().int().describe('How often something is missing'),
  missingSeconds: z.number().describe('About how much, by the pieces that are missing'),
  type: z.enum(['video/mp2t', 'video/mp4']),
  problem: z.string().nullable().describe('Why the stream could not be read last, for operators'),
  keptUntil: Moment,
})
export type Recording = z.infer<typeof Recording>

export const RecordingTask = Written.extend({
  ...recordFields,
  collectionFlag: z.enum(collectionFlags),
  airingFlag: z.enum(airingFlags),
  recognitionFlag: z.enum(recognitionFlags),
  latest: Recording.nullable(),
})
export type RecordingTask = z.infer<typeof RecordingTask>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the station or of the address'),
  repeats: z.enum(['all', ...repetitions]).default('all'),
  sort: z.enum(['startTime', 'station', 'updatedAt']).default('startTime'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>

const path = '/inews/broadcastTask'
const sees = { access: 'member', permission: 'recordings.view' } as const
const ById = z.object({ id: Id })

export const recordings = contract({
  ...recordCalls({
    ...{ path, name: 'recordings', listed: 'Recording tasks with their flags, page after page' },
    ...{ Question, Draft, Record: RecordingTask, listBy: 'body', idIn: 'body' },
    over: {
      create: { path: `${path}/add`, summary: 'Record a public stream by plan' },
      update: { path: `${path}/update` },
      remove: {
        ...{ method: 'DELETE', path: `${path}/delete` },
        summary: 'Remove those chosen; undo brings them back with their recordings',
      },
    },
  }),
  recordings: {
    ...sees,
    method: 'GET',
    path: `${path}/{id}/recordings`,
    summary: 'What was recorded by a task, newest first; 100 at most',
    params: ById,
    reply: z.object({ list: z.array(Recording) }),
  },
  file: {
    ...sees,
    method: 'GET',
    path: `${path}/recording/{id}/file`,
    envelope: 'file',
    summary: 'A recording as one file: MPEG-TS, or fragmented MP4 where the stream is',
    params: ById,
    reply: Empty,
  },
})

export const recordingsFeature = feature({
  name: 'recordings',
  permissions: {
    view: {
      name: ['查看广播任务', '檢視廣播任務', 'See recordings of broadcasts'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    edit: { name: ['编辑广播任务', '編輯廣播任務', 'Change recordings of broadcasts'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: recordings,
})

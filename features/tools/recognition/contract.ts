/** Recognition of pictures, sound and video; the same picture among articles; clips of recordings. */
import { contract, feature, Id, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

/** recognitionKind */
export const recognitionKinds = ['image', 'audio', 'video'] as const
export type RecognitionKind = (typeof recognitionKinds)[number]
/** recognitionFlag: unrecognised, recognising, recognised. */
export const recognitionFlags = ['v_0', 'v_1', 'v_2'] as const

export const sourceFiles = ['png', 'jpg', 'webp', 'gif', 'mp3', 'wav', 'm4a', 'mp4', 'ts', 'srt', 'vtt'] as const
export const mostSourceBytes = 500_000_000
export const pictureFiles = ['png', 'jpg', 'webp', 'gif'] as const
export const mostPictureBytes = 5_000_000
export const mostClipMinutes = 30

const source = {
  fileId: Id.nullable().default(null).describe('A file that was sent before'),
  recordingId: Id.nullable().default(null).describe('A recording of a broadcast'),
}
const oneSource = { error: 'recognition.oneSource', path: ['fileId'] }
const hasOne = ({ fileId, recordingId }: { fileId: number | null; recordingId: number | null }) =>
  (fileId === null) !== (recordingId === null)

export const RecogDraft = z.object({ type: z.enum(recognitionKinds), ...source }).refine(hasOne, oneSource)
export type RecogDraft = z.infer<typeof RecogDraft>

export const RecogLine = z.object({
  /** Seconds from the beginning. */
  from: z.number(),
  to: z.number(),
  text: z.string(),
})
export type RecogLine = z.infer<typeof RecogLine>

export const RecogTask = z.object({
  id: z.number().int(),
  type: z.enum(recognitionKinds),
  name: z.string(),
  status: z.enum(recognitionFlags),
  reason: z.string().nullable().describe('Why it is not recognised, in the reader’s language'),
  way: z.enum(['subtitles', 'endpoint']).nullable(),
  lines: z.number().int(),
  recordingId: z.number().int().nullable().describe('The recording that it is of'),
  createdAt: Moment,
  createdBy: z.string().nullable(),
  endedAt: Moment.nullable(),
})
export type RecogTask = z.infer<typeof RecogTask>
export const RecogResult = RecogTask.omit({ lines: true }).extend({ lines: z.array(RecogLine), text: z.string() })
export type RecogResult = z.infer<typeof RecogResult>

export const SamePicture = z.object({
  articleId: z.number().int(),
  title: z.string(),
  media: z.string(),
  publishedAt: Moment,
  timeOfArrival: z.boolean().describe('The article says no time of its own'),
  address: z.string(),
  similarity: z.number().describe('Per cent'),
  mirrored: z.boolean(),
})
export const SamePictures = z.object({
  list: z.array(SamePicture).max(200),
  /** Articles with pictures that were looked at. */
  looked: z.number().int(),
  /** The earliest of the list. */
  first: Moment.nullable(),
  byDay: z.array(z.object({ day: z.string(), articles: z.number().int() })),
  byMedium: z.array(z.object({ media: z.string(), articles: z.number().int() })),
})
export type SamePictures = z.infer<typeof SamePictures>

const seconds = z.number().min(0).max(86_400)
export const ClipDraft = z
  .object({ ...source, start: seconds, end: seconds, name: z.string().trim().max(100).default('') })
  .refine(hasOne, oneSource)
  .refine(({ start, end }) => end > start, { error: 'recognition.endBeforeStart', path: ['end'] })
  .refine(({ start, end }) => end - start <= mostClipMinutes * 60, { error: 'recognition.clipTooLong', path: ['end'] })
export type ClipDraft = z.infer<typeof ClipDraft>

const path = '/inews/recogTask'
const views = { access: 'member', permission: 'recognition.view' } as const
const runs = { access: 'member', permission: 'recognition.run' } as const
const SentFile = z.object({ id: z.number().int(), name: z.string(), size: z.number().int() })

export const recognition = contract({
  create: {
    ...runs,
    method: 'POST',
    path,
    audit: 'always',
    summary: 'Recognise a picture, sound, video or subtitles, as a task',
    body: RecogDraft,
    reply: RecogTask,
  },
  list: {
    ...views,
    method: 'GET',
    path,
    summary: 'Recognition tasks with their flags, newest first',
    query: z.object({ type: z.enum(['all', ...recognitionKinds]).default('all'), ...Paging.shape }),
    reply: listOf(RecogTask),
  },
  get: {
    ...views,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A recognition with its text',
    params: z.object({ id: Id }),
    reply: RecogResult,
  },
  sendFile: {
    ...runs,
    method: 'POST',
    path: `${path}/file`,
    bodyKind: 'multipart',
    files: { kinds: [...sourceFiles], mostBytes: mostSourceBytes, most: 1 },
    summary: 'Send a picture, sound, video or subtitles; they are recognised or cut by their id',
    reply: SentFile,
  },
  sendPicture: {
    ...runs,
    method: 'POST',
    path: `${path}/picture`,
    bodyKind: 'multipart',
    files: { kinds: [...pictureFiles], mostBytes: mostPictureBytes, most: 1 },
    summary: 'Send a picture of at most 5 MB that is searched for',
    reply: SentFile,
  },
  searchSameImg: {
    ...views,
    method: 'POST',
    path: `${path}/searchSameImg`,
    reads: true,
    waits: true,
    cost: 'expensive',
    summary: 'Articles with the same picture, among those whose pictures were looked at',
    body: z.object({
      fileId: Id.describe('A picture that was sent before'),
      least: z.number().int().min(50).max(100).default(85).describe('Similarity in per cent'),
    }),
    reply: SamePictures,
  },
  lookAtMonitor: {
    ...runs,
    method: 'POST',
    path: `${path}/pictures`,
    audit: 'always',
    summary: 'Have the pictures of articles that arrive in a monitor looked at, or not any more',
    body: z.object({ monitorId: Id, looks: z.boolean() }),
    reply: z.object({ monitors: z.array(z.number().int()) }),
  },
  lookedMonitors: {
    ...views,
    method: 'GET',
    path: `${path}/pictures`,
    summary: 'Monitors whose articles have their pictures looked at',
    reply: z.object({ monitors: z.array(z.number().int()) }),
  },
  clip: {
    ...runs,
    method: 'POST',
    path: '/inews/clipVideo',
    audit: 'always',
    summary: 'Cut a part of a recording or upload, as a task; the clip is a record of the download centre',
    body: ClipDraft,
    reply: z.object({ task: z.number().int() }),
  },
  tools: {
    ...views,
    method: 'GET',
    path: '/inews/clipVideo',
    summary: 'Which programs are set: what clips and recognition of sound need',
    reply: z.object({ cuts: z.boolean(), hears: z.boolean() }),
  },
})

export const recognitionFeature = feature({
  name: 'recognition',
  permissions: {
    view: {
      name: ['查看识别与找图', '檢視識別與找圖', 'See recognitions and find pictures'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    run: { name: ['识别与剪辑', '識別與剪輯', 'Recognise and cut'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: recognition,
})

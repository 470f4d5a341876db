/** Material: what people put aside for reports, in directories; those of the daily report by day. Articles themselves are not touched. */

import { MediaType, NegativityLevel, Published, Sentiment } from '@guanlan/features/articles/articles/contract'
import { onArticles } from '@guanlan/features/handling/article-actions/contract'
import { Changed, calendarDay, contract, Empty, feature, Id, LongId, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const directoryKinds = ['report', 'daily'] as const
export type DirectoryKind = (typeof directoryKinds)[number]
export const mostDirectories = 500
export const mostEntries = 500
export const nameLength = 50

/** By the calendar of the organisation: `2026-11-23`. */
const Day = calendarDay('clippings.day')
const Name = z.string().trim().min(1, 'clippings.name').max(nameLength, 'clippings.name')
const Section = z.string().trim().max(50, 'clippings.section')
const ofOrganisation = { orgId: Id.optional().describe('Older callers name the organisation, which the session names') }

export const Directory = z.object({
  id: z.number().int(),
  kind: z.enum(directoryKinds),
  /** Null: not of the daily report. */
  day: z.string().nullable(),
  name: z.string(),
  entries: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type Directory = z.infer<typeof Directory>

export const Entry = z.object({
  id: z.number().int(),
  version: Version,
  /** Null: words of its own. */
  articleId: LongId.nullable(),
  section: z.string(),
  /** As it is read: its own, else the article's. */
  title: z.string(),
  summary: z.string(),
  remark: z.string(),
  /** Title or summary were written for the directory. */
  isRewritten: z.boolean(),
  /** The article, as it is now; null: words, or an article that is not to be seen any more. */
  article: z
    .object({
      media: z.string(),
      mediaType: MediaType,
      ...Published.shape,
      sentiment: Sentiment,
      level: NegativityLevel.nullable(),
      address: z.string().nullable(),
      /** Of its story, itself among them. */
      similar: z.number().int(),
    })
    .nullable(),
  updatedBy: z.string().nullable(),
})
export type Entry = z.infer<typeof Entry>

export const EntryChange = z.object({
  id: Id,
  version: Version,
  section: Section,
  title: z.string().trim().max(500, 'clippings.title').describe('Empty: the title of the article'),
  summary: z.string().trim().max(5_000, 'clippings.summary').describe('Empty: the summary of the article'),
  remark: z.string().trim().max(1_000, 'clippings.remark'),
})
export type EntryChange = z.infer<typeof EntryChange>

/** Where articles are put: a directory, the daily report of a day, or a new directory. */
export const Putting = onArticles({
  directoryId: Id.optional(),
  day: Day.optional(),
  name: Name.optional(),
  section: Section.default(''),
})
export type Putting = z.infer<typeof Putting>

export const Suggestion = z.object({
  articleId: LongId,
  title: z.string(),
  media: z.string(),
  publishedAt: Moment,
  sentiment: Sentiment,
  level: NegativityLevel.nullable(),
  /** Articles of its story within the time. */
  count: z.number().int(),
})
export type Suggestion = z.infer<typeof Suggestion>

const path = '/inews/article/directory'
const views = { access: 'member', permission: 'clippings.view' } as const
const edits = { access: 'member', permission: 'clippings.edit', undo: true } as const
const IdAnywhere = z.object({ directoryId: Id.optional(), id: Id.optional(), ...ofOrganisation })

export const clippings = contract({
  directories: {
    ...views,
    method: 'GET',
    path,
    summary: 'Directories of reports, or of the daily report of a day, in their order',
    query: z.object({ kind: z.enum(directoryKinds).default('report'), day: Day.optional(), ...ofOrganisation }),
    reply: z.array(Directory),
  },
  entries: {
    ...views,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A directory with what lies in it, in order',
    params: z.object({ id: Id }),
    reply: Directory.extend({ list: z.array(Entry) }),
  },
  suggestions: {
    ...views,
    method: 'GET',
    path: `${path}/{id}/suggestions`,
    cost: 'expensive',
    summary: 'Hottest stories and worst negatives of its day, or of seven days, that do not lie in it yet',
    params: z.object({ id: Id }),
    reply: z.object({ hottest: z.array(Suggestion), negative: z.array(Suggestion) }),
  },
  add: {
    ...edits,
    method: 'POST',
    path,
    summary: 'A new directory at the end',
    body: z.object({ name: Name, day: Day.optional().describe('Of the daily report of this day'), ...ofOrganisation }),
    reply: Directory,
  },
  rename: {
    ...edits,
    method: 'PUT',
    path,
    summary: 'Rename one; refused when it was changed since the version that is named',
    body: z.object({ id: Id, version: Version, name: Name, ...ofOrganisation }),
    reply: Directory,
  },
  delete: {
    ...edits,
    method: 'DELETE',
    path: `${path}/delete`,
    aliases: [`${path}/delete/{directoryId}`],
    summary: 'Delete a directory with what lies in it; the articles themselves stay',
    params: z.object({ directoryId: Id.optional() }),
    query: IdAnywhere,
    body: IdAnywhere,
    reply: Changed,
  },
  sort: {
    ...edits,
    method: 'POST',
    path: `${path}/sort`,
    summary: 'The order of what lies in a directory, or of the directories themselves: all ids, first to last',
    body: z
      .object({
        ...ofOrganisation,
        sortType: z.enum(directoryKinds),
        directoryId: Id.optional().describe('Absent: the directories are sorted'),
        reportSort: z.array(Id).max(mostEntries).optional(),
        dailySort: z.array(Id).max(mostEntries).optional(),
      })
      .refine(({ sortType, reportSort, dailySort }) => (sortType === 'daily' ? dailySort : reportSort) !== undefined, {
        error: 'clippings.orderRequired',
        path: ['reportSort'],
      }),
    reply: Empty,
  },
  put: {
    ...edits,
    method: 'POST',
    path: `${path}/entries`,
    expensiveWhen: body => typeof body === 'object' && body !== null && 'all' in body,
    summary: 'Put articles into a directory, the daily report of a day, or a new directory; those there already stay',
    body: Putting,
    reply: z.object({ directory: Directory, added: z.number().int(), there: z.number().int() }),
  },
  write: {
    ...edits,
    method: 'POST',
    path: `${path}/{id}/words`,
    summary: 'Words of its own at the end of a directory',
    params: z.object({ id: Id }),
    body: z.object({
      section: Section.default(''),
      title: z.string().trim().min(1, 'clippings.title').max(500, 'clippings.title'),
      summary: z.string().trim().max(5_000, 'clippings.summary').default(''),
    }),
    reply: z.object({ id: z.number().int() }),
  },
  change: {
    ...edits,
    method: 'PUT',
    path: `${path}/entries`,
    summary: 'Section, title, summary and remark of one; refused when it was changed since the version that is named',
    body: EntryChange,
    reply: z.object({ id: z.number().int(), version: Version }),
  },
  take: {
    ...edits,
    method: 'DELETE',
    path: `${path}/entries`,
    summary: 'Take some out of their directory',
    body: z.object({ idList: z.array(Id).min(1).max(mostEntries) }),
    reply: Changed,
  },
})

export const clippingsFeature = feature({
  name: 'clippings',
  permissions: {
    view: {
      name: ['查看报告素材', '檢視報告素材', 'See material of reports'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    edit: { name: ['整理报告素材', '整理報告素材', 'Arrange material of reports'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: clippings,
})

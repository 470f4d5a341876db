/** The calls of the library, of the organisation's own list, and of what is done with chosen entries. */
import {
  Changed,
  chosenOf,
  exportCall,
  Id,
  importCalls,
  keysetListOf,
  recordCalls,
  removeOneCall,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { EntryRef } from './entry.ts'
import { EntryKind } from './kinds.ts'
import { Entry, EntryPage, EntryQuestion, entryTables, exportedEntries } from './library.ts'
import {
  exportedOrgMedia,
  OrgMediaPage,
  OrgMediaQuestion,
  OrgMedium,
  OrgMediumDraft,
  sharedFields,
  Tags,
} from './own.ts'

const Count = z.number().int()
const path = '/inews/orgMedia'
const views = { access: 'member', permission: 'mediaLibrary.view' } as const
const edits = { access: 'member', permission: 'mediaLibrary.edit', undo: true } as const
const library = '/inews/mediaLibrary'

/** Of one table of the library: those named, or all that a question finds but some. */
export const ChosenEntries = chosenOf(EntryQuestion).safeExtend({
  of: z.enum(entryTables).default('media').describe('What the ids are of'),
})
export type ChosenEntries = z.infer<typeof ChosenEntries>
/** The same, or entries by what they are called everywhere. */
export const NamedEntries = z
  .object({
    idList: z.array(EntryRef).max(10_000).default([]).describe('Entries by name: m12, a34'),
    of: z.enum(entryTables).default('media').describe('What `ids` and `allOf` are of'),
    ids: z.array(Id).max(10_000).default([]),
    allOf: EntryQuestion.nullable().default(null),
    but: z.array(Id).max(10_000).default([]),
  })
  .refine(({ idList, ids, allOf }) => idList.length > 0 || ids.length > 0 || allOf !== null, {
    error: 'platform.chooseSome',
    path: ['ids'],
  })
export type NamedEntries = z.infer<typeof NamedEntries>

/** Own media by `ids` or `idList`, or all that a question finds but some. */
export const ChosenOwn = z
  .object({
    ids: z.array(Id).max(10_000).default([]),
    idList: z.array(Id).max(10_000).default([]).describe('As `ids`'),
    allOf: OrgMediaQuestion.nullable().default(null),
    but: z.array(Id).max(10_000).default([]),
    entries: NamedEntries.nullish().describe('Own media of these entries of the library'),
  })
  .refine(
    ({ ids, idList, allOf, entries }) => ids.length > 0 || idList.length > 0 || allOf !== null || entries != null,
    {
      error: 'platform.chooseSome',
      path: ['ids'],
    },
  )
export type ChosenOwn = z.infer<typeof ChosenOwn>

/** Entries of the library, or (`ours`) own media; in a new group or an existing one. */
export const IntoGroup = z
  .object({
    ...NamedEntries.shape,
    ours: ChosenOwn.nullable().default(null).describe('Own media in place of entries'),
    groupId: Id.nullable().default(null),
    groupName: z.string().trim().max(50).default('').describe('Of a new group'),
  })
  .refine(({ idList, ids, allOf, ours }) => idList.length > 0 || ids.length > 0 || allOf !== null || ours !== null, {
    error: 'platform.chooseSome',
    path: ['ids'],
  })
export type IntoGroup = z.infer<typeof IntoGroup>

export const EntryCount = z.object({ entry: EntryRef, articles: Count, negative: Count })

export const LibraryType = z.object({ code: z.string(), name: z.string(), isBuiltIn: z.boolean(), used: Count })
export const typeNameLength = 20
export const mostTypes = 30
const TypeName = z
  .string()
  .trim()
  .min(1, 'mediaLibrary.typeNameLength')
  .max(typeNameLength, 'mediaLibrary.typeNameLength')

export const Difference = z.object({
  id: Count,
  version: Version,
  name: z.string(),
  fields: z.array(
    z.object({
      field: z.enum(sharedFields),
      ours: z.union([z.string(), Count]).nullable(),
      shared: z.union([z.string(), Count]).nullable(),
      isWritten: z.boolean().describe('Somebody here wrote it: it stays unless it is ticked'),
    }),
  ),
})
export type Difference = z.infer<typeof Difference>
export const mostDifferences = 500

export const GroupFacts = z.object({
  id: Count,
  name: z.string(),
  members: Count,
  known: z.array(z.object({ entry: EntryRef, name: z.string() })).describe('Members that are media of the library'),
  unknown: z.array(z.string()).describe('Members that match no known medium'),
  articles: Count.describe('Of 30 days, of its known media'),
  monitors: z.array(z.object({ id: Count, name: z.string() })).describe('Limited to it'),
})
export type GroupFacts = z.infer<typeof GroupFacts>

const mine = recordCalls({
  ...{ path, name: 'mediaLibrary', noun: 'a medium of the organisation', Question: OrgMediaQuestion },
  listed: 'Media of the organisation, page after page',
  Draft: OrgMediumDraft,
  Record: OrgMedium,
  listBy: 'body',
  idIn: 'body',
  over: {
    create: { quota: 'orgMediaCount' },
    remove: {
      path: `${path}/batchdel`,
      body: ChosenOwn,
      summary: 'Remove several; shared entries, groups and articles stay',
    },
  },
})
const imports = importCalls({ path, permission: 'mediaLibrary.edit' })

export const libraryCalls = {
  ...mine,
  update: { ...mine.update, body: OrgMediumDraft.extend({ id: Id, version: Version }) },
  removeOne: removeOneCall({
    permission: 'mediaLibrary.edit',
    path: `${path}/{id}`,
    summary: 'Remove one; the shared entry, groups and articles stay',
  }),
  get: { ...mine.get, method: ['GET', 'POST'], reads: true },
  listByAddress: {
    ...views,
    method: 'GET',
    path: `${path}/list`,
    summary: 'Media of the organisation, queried in the address',
    query: OrgMediaPage,
    reply: keysetListOf(OrgMedium),
  },
  getByQuery: {
    ...views,
    method: 'GET',
    path,
    summary: 'One of them, the id in the query',
    query: z.object({ id: Id }),
    reply: OrgMedium,
  },
  updateByAddress: {
    ...mine.update,
    path: `${path}/{id}`,
    summary: 'The same, the id in the address',
    params: z.object({ id: Id }),
    body: OrgMediumDraft.extend({ id: Id.optional(), version: Version }),
  },
  removeByQuery: {
    ...edits,
    method: 'DELETE',
    path,
    summary: 'Remove one, the id in the query',
    query: z.object({ id: Id }),
    reply: Changed,
  },
  ...imports,
  importFile: { ...imports.importFile, path: `${path}/upload` },
  ...exportCall({ path, permission: 'mediaLibrary.view', question: OrgMediaQuestion, columns: exportedOrgMedia }),
  expandPreview: {
    ...views,
    method: 'POST',
    path: `${path}/expand/preview`,
    reads: true,
    summary:
      'How many entries would be taken into the organisation’s media, how many are there already, and what the quota leaves',
    body: NamedEntries,
    reply: z.object({ found: Count, there: Count, left: Count.nullable().describe('null: no limit') }),
  },
  expand: {
    ...edits,
    method: 'POST',
    path: `${path}/expand`,
    quota: 'orgMediaCount',
    summary: 'Take entries of the shared library into the organisation’s media; those that are there stay as they are',
    body: NamedEntries,
    reply: Changed,
  },
  synchPreview: {
    ...views,
    method: 'POST',
    path: `${path}/synch/preview`,
    reads: true,
    summary: 'Where the organisation’s media differ from the shared library, field by field; 500 media at most',
    body: ChosenOwn,
    reply: z.object({ list: z.array(Difference).max(mostDifferences), total: Count }),
  },
  synch: {
    ...edits,
    method: 'POST',
    path: `${path}/synch`,
    quota: 'orgMediaCount',
    summary: 'Take fields over from the shared library: those ticked, or of those chosen all that nobody here wrote',
    body: z
      .object({
        take: z
          .array(z.object({ id: Id, fields: z.array(z.enum(sharedFields)).min(1) }))
          .max(mostDifferences)
          .optional(),
        ...ChosenOwn.shape,
      })
      .refine(
        ({ take, ids, idList, allOf, entries }) =>
          take !== undefined || ids.length > 0 || idList.length > 0 || allOf !== null || entries != null,
        {
          error: 'platform.chooseSome',
          path: ['ids'],
        },
      ),
    reply: Changed,
  },
  tag: {
    ...edits,
    method: 'PUT',
    path: `${path}/tags`,
    summary: 'Give tags to media of the organisation, or take them away',
    body: ChosenOwn.safeExtend({ add: Tags, take: Tags }),
    reply: Changed,
  },
  types: {
    ...views,
    method: ['GET', 'POST'],
    path: `${path}/types`,
    reads: true,
    summary: 'The dictionary of what media are to the organisation (libraryType)',
    reply: z.array(LibraryType).max(mostTypes),
  },
  saveTypes: {
    access: 'member',
    permission: 'mediaLibrary.types',
    undo: true,
    method: 'PUT',
    path: `${path}/types`,
    summary:
      'Write the dictionary anew: entries without a code are new, a code left out is removed unless media have it',
    body: z.object({
      list: z
        .array(z.object({ code: z.string().max(20).optional(), name: TypeName }))
        .min(1)
        .max(mostTypes, 'mediaLibrary.tooManyTypes'),
    }),
    reply: z.array(LibraryType).max(mostTypes),
  },
  media: {
    ...views,
    method: 'POST',
    path: `${library}/media`,
    reads: true,
    summary: 'Media of the shared library, page after page',
    body: EntryPage,
    reply: keysetListOf(Entry),
  },
  accounts: {
    ...views,
    method: 'POST',
    path: `${library}/accounts`,
    reads: true,
    summary: 'Accounts of platforms, page after page',
    body: EntryPage,
    reply: keysetListOf(Entry),
  },
  exportMedia: exportCall({
    path: `${library}/media`,
    permission: 'mediaLibrary.view',
    question: EntryQuestion,
    columns: exportedEntries,
  }).export,
  exportAccounts: exportCall({
    path: `${library}/accounts`,
    permission: 'mediaLibrary.view',
    question: EntryQuestion,
    columns: exportedEntries,
  }).export,
  entryNames: {
    ...views,
    method: 'GET',
    path: `${library}/names`,
    summary: 'Entries found by a part of their name, its pinyin or a domain, or by what they are; 20 at most',
    query: z.object({
      like: z.string().max(100).default(''),
      entries: z
        .string()
        .regex(/^([ma][1-9]\d{0,8}(,[ma][1-9]\d{0,8}){0,99})?$/)
        .optional(),
    }),
    reply: z.array(z.object({ id: EntryRef, name: z.string(), note: z.string(), kind: EntryKind })).max(100),
  },
  intoGroup: {
    ...edits,
    method: 'POST',
    path: `${library}/group`,
    summary:
      'Put chosen media into a media group, an existing or a new one, by whoever may change monitors; monitors limited to it follow',
    body: IntoGroup,
    reply: z.object({ groupId: Count, changed: Count }),
  },
  counts: {
    ...views,
    method: 'POST',
    path: `${library}/counts`,
    reads: true,
    cost: 'expensive',
    summary: 'Articles of 30 days that our monitors want, and negative ones, of some entries',
    body: z.object({ entries: z.array(EntryRef).max(100) }),
    reply: z.array(EntryCount).max(100),
  },
  groups: {
    ...views,
    method: 'POST',
    path: `${library}/groups`,
    reads: true,
    cost: 'expensive',
    summary:
      'Media groups with their known media, their articles of 30 days, the monitors limited to them, and members that match no known medium',
    body: z.object({ like: z.string().max(100).default('') }),
    reply: z.array(GroupFacts).max(200),
  },
} as const

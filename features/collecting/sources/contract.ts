/** Where articles are collected from: what an organisation adds, how each fares, and what is behind an address. */

import { MediaType } from '@guanlan/features/articles/articles/contract'
import {
  Changed,
  chosenOf,
  contract,
  exportCall,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  LongId,
  listOf,
  Moment,
  Paging,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { SourceAnswer, SourceMove } from './contract/answers.ts'
import { CatalogueRow } from './contract/catalogue.ts'
import { CoverageBoard } from './contract/coverage.ts'
import { Detection, mostDetected } from './contract/detection.ts'
import {
  Folder,
  NewSource,
  SourceDraft,
  SourceHour,
  SourceKind,
  SourceQuestion,
  SourceRow,
  SourceUrl,
} from './contract/source.ts'
import { strings } from './strings.ts'

export * from './contract/answers.ts'
export * from './contract/catalogue.ts'
export * from './contract/coverage.ts'
export * from './contract/delays.ts'
export * from './contract/detection.ts'
export * from './contract/source.ts'

const path = '/spider/source'
const ById = z.object({ id: Id })
const member = { access: 'member' } as const
const seeing = { ...member, permission: 'sources.view' } as const
const editing = { ...member, permission: 'sources.edit' } as const

/** What may be exported, by its titles. */
export const exported = {
  name: strings.name,
  url: strings.url,
  kind: strings.kind,
  mediaType: strings.mediaType,
  folder: strings.folder,
  note: strings.note,
  condition: strings.condition,
  lastSuccessAt: strings.lastSuccess,
  lastNewAt: strings.lastNew,
  updatedAt: strings.updated,
}

/** A source of a list of many: what is not said is told by the address. */
export const AddedMany = z.object({
  added: z.number().int(),
  known: z.number().int(),
  refused: z.array(z.object({ position: z.number().int(), url: z.string(), msg: z.string() })),
})

/** For everybody; as operators see it. */
export const SharedSource = z.object({
  id: z.number().int(),
  url: z.string(),
  kind: SourceKind,
  name: z.string(),
  mediaType: MediaType,
  intervalSeconds: z.number().int().nullable().describe('null: the rhythm is learned'),
  fullText: z.boolean(),
  enabled: z.boolean(),
  shared: z.boolean(),
  organisations: z.number().int().describe('How many have added it'),
  lastSuccessAt: Moment.nullable(),
  failures: z.number().int(),
  lastError: z.string().nullable(),
})

export const sources = contract({
  detect: {
    ...editing,
    method: 'POST',
    path: '/inews/gather/detection',
    waits: true,
    cost: 'expensive',
    summary:
      'What is behind addresses, domains, names of media and accounts, lines of a sheet or an OPML file: up to 3 at once, more as a task with rows',
    body: z.object({ text: z.string().trim().min(1, 'sources.nothingWritten').max(900_000) }),
    reply: z.object({
      rows: z.array(Detection),
      task: z.number().int().nullable(),
      total: z.number().int(),
      /** Lines that hold no address and no known name. */
      unreadable: z.array(z.string()),
    }),
  },
  detections: {
    ...seeing,
    method: 'POST',
    path: '/inews/gather/detection/rows',
    reads: true,
    summary: 'What a task of detection has found so far, in the order of the addresses',
    body: z.object({ task: LongId, after: z.number().int().min(-1).max(mostDetected).default(-1) }),
    reply: z.object({ rows: z.array(Detection.extend({ position: z.number().int() })), ended: z.boolean() }),
  },
  list: {
    ...seeing,
    method: 'POST',
    path: `${path}/list`,
    reads: true,
    summary: 'Sources with how they fare: the shared ones and the own',
    body: SourceQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(SourceRow),
  },
  folders: {
    ...seeing,
    method: 'GET',
    path: `${path}/folders`,
    summary: 'Folders, with how many sources are in each, and how many of all are in which condition',
    reply: z.object({
      folders: z.array(z.object({ folder: z.string(), count: z.number().int() })),
      conditions: z.record(z.string(), z.number().int()),
    }),
  },
  get: {
    ...seeing,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One source',
    params: ById,
    reply: SourceRow,
  },
  catalogue: {
    ...seeing,
    method: 'GET',
    path: `${path}/catalogue`,
    summary: 'Well-known public sources to choose from; nothing of it is asked until it is added',
    reply: z.object({ list: z.array(CatalogueRow) }),
  },
  coverage: {
    ...seeing,
    method: 'GET',
    path: `${path}/coverage`,
    cost: 'expensive',
    summary: 'What sources bring by kind of medium, hours without collection, and media of articles that are no source',
    query: z.object({ days: z.coerce.number().int().min(1).max(30).default(7) }),
    reply: CoverageBoard,
  },
  hours: {
    ...seeing,
    method: 'GET',
    path: `${path}/{id}/hours`,
    summary: 'How a source fared by the hour, and its items of the last days that could not be used',
    params: ById,
    query: z.object({ days: z.coerce.number().int().min(1).max(35).default(7) }),
    reply: z.object({
      hours: z.array(SourceHour),
      refused: z.array(z.object({ at: Moment, field: z.string(), msg: z.string(), excerpt: z.string() })),
    }),
  },
  answers: {
    ...seeing,
    method: 'GET',
    path: `${path}/{id}/answers`,
    summary:
      'The last three answers of a source that said something new or went wrong, as received, and where its address has moved',
    params: ById,
    reply: z.object({ answers: z.array(SourceAnswer), moves: z.array(SourceMove) }),
  },
  save: {
    ...editing,
    method: 'POST',
    path: `${path}/save`,
    undo: true,
    quota: 'sourceCount',
    summary: 'Add a source; it is asked at once',
    body: NewSource,
    reply: SourceRow,
  },
  saveMany: {
    ...editing,
    method: 'POST',
    path: `${path}/saveBatch`,
    undo: true,
    quota: 'sourceCount',
    summary: 'Add up to 500 sources; known ones stay as they are, faulty ones are named',
    body: z.object({ sources: z.array(z.record(z.string(), z.unknown())).min(1).max(mostDetected, 'sources.tooMany') }),
    reply: AddedMany,
  },
  update: {
    ...editing,
    method: 'PUT',
    path: `${path}/{id}`,
    undo: true,
    summary: 'Change an own source; refused when it was changed since the version that is named',
    params: ById,
    body: SourceDraft.extend({ version: Version }),
    reply: SourceRow,
  },
  change: {
    ...editing,
    method: 'POST',
    path: `${path}/change`,
    undo: true,
    summary: 'Switch own sources on or off, or put them into a folder: those chosen, or all that a question finds',
    body: z.object({
      chosen: chosenOf(SourceQuestion),
      enabled: z.boolean().optional(),
      folder: Folder.optional(),
    }),
    reply: Changed,
  },
  remove: {
    ...editing,
    method: 'POST',
    path: `${path}/remove`,
    undo: true,
    summary: 'Collect own sources no longer: those chosen, or all that a question finds; their articles stay',
    body: chosenOf(SourceQuestion),
    reply: Changed,
  },
  removeOne: {
    ...editing,
    method: 'DELETE',
    path: `${path}/{id}`,
    undo: true,
    summary: 'Collect an own source no longer; its articles stay',
    params: ById,
    reply: Changed,
  },
  askNow: {
    ...editing,
    method: 'POST',
    path: `${path}/{id}/ask`,
    audit: 'always',
    summary: 'Ask a source as soon as its host may be asked, whatever its rhythm says',
    params: ById,
    reply: Changed,
  },
  opml: {
    ...seeing,
    method: 'GET',
    path: `${path}/opml`,
    envelope: 'file',
    summary: 'Own sources as OPML, with their folders; other readers open it',
    reply: z.null(),
  },
  ...exportCall({ path, permission: 'sources.view', question: SourceQuestion, columns: exported }),
  sharedList: {
    method: 'POST',
    path: '/mgrV1/source/list',
    access: 'operator',
    reads: true,
    summary: 'All sources of the installation by name, with how many organisations have added each',
    body: Paging.extend({ like: z.string().max(100).default('') }),
    reply: listOf(SharedSource),
  },
  sharedSave: {
    method: 'POST',
    path: '/mgrV1/source/save',
    access: 'operator',
    summary: 'Collect an address for everybody, or change how it is collected; takes over what an organisation added',
    body: z.object({
      url: SourceUrl,
      kind: SourceKind.default('feed'),
      name: z.string().trim().min(2, 'sources.nameLength').max(100, 'sources.nameLength'),
      mediaType: MediaType,
      intervalSeconds: z.number().int().min(60).max(86_400).nullable().default(600).describe('null: learned'),
      fullText: z.boolean().default(false),
    }),
    reply: z.object({ id: z.number().int() }),
  },
  sharedSwitch: {
    method: 'POST',
    path: '/mgrV1/source/enable',
    access: 'operator',
    summary: 'Switch shared sources on or off for everybody',
    body: z.object({ ids: z.array(Id).min(1).max(1_000), enabled: z.boolean() }),
    reply: Changed,
  },
})

export const sourcesFeature = feature({
  name: 'sources',
  permissions: {
    view: { name: ['查看信源', '檢視信源', 'See sources'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['维护信源', '維護信源', 'Change sources'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {
    sourceCount: { name: ['自有信源', '自有信源', 'Own sources'], kind: 'standing' },
    // Spent where sources are asked (asking/budget.ts).
    sourceRequestCount: {
      name: ['自有信源每日请求', '自有信源每日請求', 'Requests of own sources a day'],
      kind: 'daily',
    },
    sourceKilobyteCount: {
      name: ['自有信源每日流量（KB）', '自有信源每日流量（KB）', 'Kilobytes of own sources a day'],
      kind: 'daily',
    },
  },
  contract: sources,
})

/** The calls of monitors: a tree of folders and items; an item wants articles by word groups or by a rule. What they send and answer is in contract/. */

import {
  contract,
  Empty,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  LongId,
  Moment,
  TreeMove,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Why } from './contract/explanation.ts'
import { WordForm } from './contract/form.ts'
import { manyMonitors } from './contract/many.ts'
import { MediaGroup, MediaGroupDraft, MediaGroupQuestion } from './contract/media-group.ts'
import { ChangedMonitor, Flag, Monitor, MonitorDraft } from './contract/monitor.ts'
import { mostTreeFileBytes, TreeCheck, TreeFileById } from './contract/tree-file.ts'
import { Preview, Replay, TriedDraft } from './contract/trial.ts'

export { Why, type WhyNode } from './contract/explanation.ts'
export { mostWordGroups, WordForm } from './contract/form.ts'
export {
  groupNameLength,
  MediaGroup,
  MediaGroupDraft,
  MediaGroupQuestion,
  membersIn,
  mostMembers,
} from './contract/media-group.ts'
export { ChangedMonitor, Monitor, MonitorDraft, nameLength, SavedMonitor } from './contract/monitor.ts'
export { type MonitorOfQuestion, monitorOfQuestion, ruleOfQuestion } from './contract/of-question.ts'
export { SetPreview, TriedSet } from './contract/set-trial.ts'
export {
  type CheckedTreeLine,
  mostLinesShown,
  mostTreeLines,
  TreeCheck,
  TreeFields,
  TreeFile,
  treeColumns,
} from './contract/tree-file.ts'
export { mostCounted, Preview, Replay, Sample, TriedDraft } from './contract/trial.ts'

const ById = z.object({ id: Id })

export const monitors = contract({
  list: {
    open: true,
    method: 'GET',
    path: '/inews/monitor',
    access: 'member',
    permission: 'monitors.view',
    summary: 'The tree of monitors, in order',
    query: z.object({ isOpen: Flag.optional() }),
    reply: z.array(Monitor),
  },
  create: {
    open: 'writing',
    method: 'POST',
    path: '/inews/monitor',
    access: 'member',
    permission: 'monitors.edit',
    quota: ['monitorCount', 'monitorWordCount', 'monitorRuleItemCount'],
    summary: 'Create a monitor; it is live at once and fills from stored articles',
    body: MonitorDraft,
    bodyLimit: 2_097_152,
    reply: Monitor,
  },
  get: {
    open: true,
    method: 'GET',
    path: '/inews/monitor/{id}',
    access: 'member',
    permission: 'monitors.view',
    summary: 'One monitor',
    params: ById,
    reply: Monitor,
  },
  update: {
    method: 'PUT',
    path: '/inews/monitor/{id}',
    access: 'member',
    permission: 'monitors.edit',
    quota: ['monitorWordCount', 'monitorRuleItemCount'],
    summary: 'Change a monitor; the rule before stays in its history',
    params: ById,
    body: ChangedMonitor,
    bodyLimit: 2_097_152,
    reply: Monitor,
  },
  saves: {
    method: 'GET',
    path: '/inews/monitor/saves',
    access: 'member',
    permission: 'monitors.view',
    envelope: 'events',
    summary: 'Tells when a monitor is saved or removed: event `saved` with monitor and revision',
    reply: Empty,
  },
  remove: {
    method: 'DELETE',
    path: '/inews/monitor/{id}',
    access: 'member',
    permission: 'monitors.edit',
    undo: true,
    summary: 'Remove a monitor without children',
    params: ById,
    reply: Empty,
  },
  /** Undo of a removal. */
  restore: {
    method: 'POST',
    path: '/inews/monitor/{id}/restore',
    access: 'member',
    permission: 'monitors.edit',
    quota: 'monitorCount',
    summary: 'Bring a removed monitor back',
    params: ById,
    reply: Monitor,
  },
  history: {
    method: 'GET',
    path: '/inews/monitor/History',
    access: 'member',
    permission: 'monitors.view',
    summary: 'Versions of a monitor, newest first',
    query: ById,
    reply: z.array(
      z.object({
        version: z.number().int(),
        name: z.string(),
        rule: z.string().nullable(),
        form: WordForm.nullable(),
        /** Name of the member; `#id` of somebody who has left; null: the system. */
        changedBy: z.string().nullable(),
        changedAt: Moment,
      }),
    ),
  },
  sort: {
    method: 'PUT',
    path: '/inews/monitor/sort/{idPrev}/{id}/{idNext}/{fatherId}',
    access: 'member',
    permission: 'monitors.edit',
    undo: true,
    summary: 'Move a monitor between two neighbours; 0 where there is none',
    params: TreeMove,
    reply: Empty,
  },
  ...manyMonitors,
  preview: {
    open: true,
    method: 'POST',
    path: '/inews/monitor/preview',
    access: 'member',
    permission: 'monitors.edit',
    cost: 'expensive',
    reads: true,
    summary: 'Try a rule on stored articles before it is saved',
    body: TriedDraft,
    bodyLimit: 2_097_152,
    reply: Preview,
  },
  replay: {
    method: 'POST',
    path: '/inews/monitor/{id}/replay',
    access: 'member',
    permission: 'monitors.edit',
    cost: 'expensive',
    reads: true,
    summary: 'What a draft would add and lose against the saved rule, part by part',
    params: ById,
    body: TriedDraft,
    bodyLimit: 2_097_152,
    reply: Replay,
  },
  why: {
    open: true,
    method: 'GET',
    path: '/inews/monitor/{id}/why',
    access: 'member',
    permission: 'monitors.view',
    summary: 'Why a monitor has an article, or has it not',
    params: ById,
    query: z.object({ article: LongId }),
    reply: Why,
  },
  places: {
    method: 'GET',
    path: '/inews/monitor/places',
    access: 'member',
    permission: 'monitors.view',
    summary: 'Where the caller may make a monitor',
    reply: z.object({
      top: z.boolean().describe('At the top level'),
      folders: z.array(z.number().int()).describe('In these folders, as the tree has them'),
    }),
  },
  counts: {
    open: true,
    method: 'GET',
    path: '/inews/monitor/counts',
    access: 'member',
    permission: 'monitors.view',
    summary: 'Articles of 24 hours of every monitor and folder, and of everything',
    /** Where the 24 hours end; absent: now. */
    query: z.object({ until: Moment.optional() }),
    reply: z.array(
      z.object({
        /** 0: everything of the organisation. In a folder an article that several of its monitors want counts once. */
        id: z.number().int(),
        day: z.number().int(),
        /** By hour, oldest first. */
        hours: z.array(z.number().int()),
      }),
    ),
  },
  exportTree: {
    method: 'GET',
    path: '/inews/monitor/export',
    access: 'member',
    permission: 'monitors.view',
    envelope: 'file',
    summary: 'The whole tree as a file: JSON with everything, or a table with a line a monitor',
    query: z.object({ kind: z.enum(['json', 'xlsx']).default('json') }),
    reply: z.null(),
  },
  treeFile: {
    method: 'POST',
    path: '/inews/monitor/import/file',
    access: 'member',
    permission: 'monitors.edit',
    summary: 'A file of monitors for an import; kept for a day',
    bodyKind: 'multipart',
    files: { kinds: ['xlsx', 'csv', 'json'], mostBytes: mostTreeFileBytes, most: 1 },
    reply: z.object({ id: z.number().int(), name: z.string(), size: z.number().int() }),
  },
  checkTree: {
    method: 'POST',
    path: '/inews/monitor/import/check',
    access: 'member',
    permission: 'monitors.edit',
    reads: true,
    waits: true,
    summary: 'What an import would add, change and refuse, line by line; nothing is taken over',
    body: TreeFileById,
    reply: TreeCheck,
  },
  importTree: {
    method: 'POST',
    path: '/inews/monitor/import',
    access: 'member',
    permission: 'monitors.edit',
    undo: true,
    summary:
      'Add and change monitors as a file says: a task, taken back as one; refused lines are a file with their reason',
    body: TreeFileById,
    reply: z.object({ task: z.number().int().describe('Its progress and its file: tasks.list') }),
  },
  mediaGroups: {
    method: 'GET',
    path: '/inews/orgMediaGroup',
    access: 'member',
    permission: 'monitors.view',
    summary: 'Media groups by name or by time, page after page',
    query: MediaGroupQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(MediaGroup),
  },
  mediaGroup: {
    method: 'GET',
    path: '/inews/orgMediaGroup/{id}',
    access: 'member',
    permission: 'monitors.view',
    summary: 'One media group',
    params: ById,
    reply: MediaGroup,
  },
  createMediaGroup: {
    method: 'POST',
    path: '/inews/orgMediaGroup',
    access: 'member',
    permission: 'monitors.edit',
    quota: 'orgMediaGroupCount',
    undo: true,
    summary: 'Add a media group',
    body: MediaGroupDraft,
    reply: MediaGroup,
  },
  updateMediaGroup: {
    method: 'PUT',
    path: '/inews/orgMediaGroup',
    access: 'member',
    permission: 'monitors.edit',
    undo: true,
    summary:
      'Change the media group of this id; monitors limited to it follow at once, stored articles in the background',
    body: MediaGroupDraft.extend({ id: Id, version: Version }),
    reply: MediaGroup,
  },
  removeMediaGroup: {
    method: 'DELETE',
    path: '/inews/orgMediaGroup/{id}',
    access: 'member',
    permission: 'monitors.edit',
    undo: true,
    summary: 'Remove a media group that no monitor is limited to',
    params: ById,
    reply: Empty,
  },
})

export const monitorsFeature = feature({
  name: 'monitors',
  permissions: {
    view: { name: ['查看监测项', '檢視監測項', 'See monitors'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑监测项', '編輯監測項', 'Change monitors'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {
    monitorCount: { name: ['监测项数量', '監測項數量', 'Monitors'], kind: 'standing' },
    monitorWordCount: { name: ['监测项词数', '監測項詞數', 'Words of a monitor'], kind: 'value' },
    monitorRuleItemCount: { name: ['监测项词组数', '監測項詞組數', 'Word groups of a monitor'], kind: 'value' },
    orgMediaGroupCount: { name: ['媒体组数量', '媒體組數量', 'Media groups'], kind: 'standing' },
  },
  contract: monitors,
})

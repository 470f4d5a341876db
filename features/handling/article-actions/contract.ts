/** What people do with articles: one, those they chose, or all that a question finds. Every act is kept in the article's history and can be taken back. */
import { Ids, mostTags, Priority, Question, Review, WorkState } from '@guanlan/features/articles/articles/contract'
import { contract, Empty, feature, Id, LongId, listOf, Moment, Paging, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

/** All of a list as the person saw it: what came later is not touched. */
export const AllOf = z.object({
  question: Question,
  /** Only the story of this article. */
  similarTo: LongId.optional(),
  /** All that this search finds, a rule as text; 10,000 at most. */
  query: z.string().trim().min(1, 'articleActions.queryInvalid').max(10_000, 'articleActions.queryInvalid').optional(),
  /** When the list was put together. */
  until: Moment,
  /** What the person was told; another number is refused with what it is now. */
  count: z.int().min(1, 'articles.selectData'),
})
export type AllOf = z.infer<typeof AllOf>

const chosen = {
  idList: Ids.optional(),
  all: AllOf.optional(),
  /** They come from a search: what no monitor of the organisation wants becomes the organisation's with the act. */
  found: z.boolean().default(false),
}
/** Articles of an act: up to 1,000 by id, or all of a question. */
export const onArticles = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ ...chosen, ...shape })
    .refine(({ idList, all }: { idList?: unknown; all?: unknown }) => (idList === undefined) !== (all === undefined), {
      error: 'articles.selectData',
      path: ['idList'],
    })

export const Acted = z.object({
  /** Articles that are otherwise now; of a task, none yet. */
  changed: z.number().int(),
  /** More than 1,000 articles: the task that does it. */
  task: z.number().int().nullable(),
})
export type Acted = z.infer<typeof Acted>

/** A whole list is dear: it is counted and walked. */
export const asksAll = (body: unknown): boolean => typeof body === 'object' && body !== null && 'all' in body
const of = {
  method: 'POST',
  access: 'member',
  permission: 'articleActions.do',
  audit: 'always',
  undo: 'each',
  expensiveWhen: asksAll,
  reply: Acted,
} as const
const data = '/inews/data/monitorArticle'

const LabelIds = z.array(Id).min(1, 'articleActions.chooseLabel').max(20)
const MonitorIds = z.array(Id).min(1, 'articleActions.chooseMonitor').max(20)
const Mode = z.enum(['add', 'remove', 'replace'])
/** Spec 7: up to 20 free tags of 20 characters. */
const Tag = z.string().trim().min(1, 'articleActions.tagLength').max(20, 'articleActions.tagLength')
const NoteText = z.string().trim().min(1, 'articleActions.noteLength').max(2_000, 'articleActions.noteLength')

export const Note = z.object({
  id: z.number().int(),
  version: z.number().int(),
  text: z.string(),
  mentions: z.array(z.number().int()),
  writtenBy: z.object({ id: z.number().int(), name: z.string() }),
  writtenAt: Moment,
  /** Null: as it was written. */
  editedAt: Moment.nullable(),
  own: z.boolean(),
})
export type Note = z.infer<typeof Note>

/** One thing that became otherwise: by field what it was and what it is; null: nothing. Labels, monitors and members by name. */
export const HistoryChange = z.object({
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export const HistoryEntry = z.object({
  operation: z.number().int(),
  at: Moment,
  /** Null: the system. */
  by: z.string().nullable(),
  /** `feature.call`. */
  act: z.string(),
  /** It took back an earlier act. */
  undoes: z.boolean(),
  changes: z.array(HistoryChange),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const RecentAct = z.object({
  operation: z.number().int(),
  at: Moment,
  act: z.string(),
  articles: z.number().int(),
  /** It was taken back. */
  undone: z.boolean(),
})
export type RecentAct = z.infer<typeof RecentAct>

export const Mention = z.object({
  kind: z.enum(['mention', 'assignment']),
  articleId: z.number().int(),
  title: z.string(),
  /** The note, or nothing. */
  text: z.string().nullable(),
  by: z.string().nullable(),
  /** Null: the history of it has been let go. */
  at: Moment.nullable(),
})

const Folder = z.object({
  id: z.number().int(),
  name: z.string(),
  articles: z.number().int(),
  version: z.number().int(),
})
const FolderName = z.string().trim().min(1, 'articleActions.folderLength').max(30, 'articleActions.folderLength')

export const articleActions = contract({
  label: {
    ...of,
    open: 'writing',
    path: `${data}/labels`,
    summary: 'Put labels on articles',
    body: onArticles({ labels: LabelIds }),
  },
  unlabel: {
    ...of,
    path: `${data}/labels/remove`,
    summary: 'Take labels off articles',
    body: onArticles({ labels: LabelIds }),
  },
  copy: {
    ...of,
    path: `${data}/monitors`,
    summary: 'Put articles into monitors; no rule takes them out again',
    body: onArticles({ monitors: MonitorIds }),
  },
  takeOut: {
    ...of,
    path: `${data}/monitors/remove`,
    summary: 'Take articles out of monitors; no rule brings them back',
    body: onArticles({ monitors: MonitorIds }),
  },
  move: {
    ...of,
    path: `${data}/move`,
    summary: 'Move articles from one monitor into others',
    body: onArticles({ from: Id, to: MonitorIds }),
  },
  remove: {
    ...of,
    permission: 'articleActions.remove',
    path: `${data}/remove`,
    summary: 'Put articles into the recycle bin',
    body: onArticles({}),
  },
  removeOne: {
    ...of,
    method: 'DELETE',
    permission: 'articleActions.remove',
    expensiveWhen: undefined,
    path: '/inews/monitorArticle/{orgId}/{id}',
    summary: 'Put one article of the organisation into the recycle bin',
    params: z.object({ orgId: Id, id: LongId }),
  },
  restore: {
    ...of,
    permission: 'articleActions.remove',
    path: `${data}/recycle/restore`,
    summary: 'Bring articles back from the recycle bin, into the same monitors, with labels and notes',
    body: onArticles({}),
  },
  erase: {
    ...of,
    undo: undefined,
    permission: 'articleActions.erase',
    path: `${data}/recycle/erase`,
    summary: 'Delete articles of the recycle bin for good',
    body: onArticles({}),
  },
  review: {
    ...of,
    path: `${data}/review`,
    summary: 'Review articles: 0 not reviewed, 1 approved, 2 rejected',
    body: onArticles({
      status: Review,
      remark: z.string().trim().max(500, 'articleActions.remarkLength').nullable().optional(),
    }),
  },
  negDim: {
    ...of,
    method: 'PUT',
    path: `${data}/negDim`,
    summary: 'Say what negative articles are negative about, and how much (1 major to 4 general)',
    body: onArticles({
      neg_dim: z.string().trim().min(1).max(50).nullable().optional(),
      level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).optional(),
    }),
  },
  tag: {
    ...of,
    method: 'PUT',
    path: `${data}/extra/customizetags`,
    summary: 'Add, remove or replace free tags of articles',
    body: onArticles({
      customizetags: z.array(Tag).max(mostTags, 'articleActions.tagCount'),
      mode: Mode.default('replace'),
    }),
  },
  favourite: {
    ...of,
    permission: 'articleActions.favour',
    undo: 'own',
    path: `${data}/favourite`,
    summary: 'Put articles on one’s own list of favourites (flag 1), or take them off (0)',
    body: onArticles({ flag: z.union([z.literal(0), z.literal(1)]), folder: Id.nullable().default(null) }),
  },
  feature: {
    ...of,
    path: `${data}/featured`,
    summary: 'Mark articles as featured for the organisation (flag 1), or unmark them (0)',
    body: onArticles({ flag: z.union([z.literal(0), z.literal(1)]) }),
  },
  acts: {
    ...of,
    path: `${data}/acts`,
    summary: 'Join articles to activities, or take them out',
    body: onArticles({
      acts: z.array(Id).min(1, 'articleActions.chooseActivity').max(20),
      mode: z.enum(['add', 'remove']).default('add'),
    }),
  },
  handOver: {
    ...of,
    path: `${data}/handOver`,
    summary: 'Hand articles over: assignee, state, priority, due time; what is left out stays',
    body: onArticles({
      assigneeId: Id.nullable().optional(),
      state: WorkState.optional(),
      priority: Priority.optional(),
      dueAt: Moment.nullable().optional(),
    }),
  },
  tagsInUse: {
    method: 'GET',
    path: `${data}/extra/customizetags`,
    access: 'member',
    permission: 'articleActions.see',
    summary: 'Tags in use, the most frequent first, for suggestions',
    query: z.object({ like: z.string().max(20).default('') }),
    reply: z.array(z.object({ tag: z.string(), articles: z.number().int() })),
  },
  history: {
    method: 'GET',
    path: `${data}/{id}/history`,
    access: 'member',
    permission: 'articleActions.see',
    summary: 'What people did with an article, newest first',
    params: z.object({ id: LongId }),
    reply: z.array(HistoryEntry),
  },
  recent: {
    method: 'GET',
    path: `${data}/acts/recent`,
    access: 'member',
    permission: 'articleActions.see',
    summary: 'One’s own acts of the last 24 hours, newest first; each can be taken back',
    reply: z.array(RecentAct),
  },
  notes: {
    method: 'GET',
    path: `${data}/{id}/notes`,
    access: 'member',
    permission: 'articleActions.see',
    summary: 'Notes under an article, oldest first',
    params: z.object({ id: LongId }),
    reply: z.array(Note),
  },
  addNote: {
    method: 'POST',
    path: `${data}/{id}/notes`,
    access: 'member',
    permission: 'articleActions.do',
    undo: 'own',
    summary: 'Write a note under an article; members it mentions find it on their desk',
    params: z.object({ id: LongId }),
    body: z.object({
      text: NoteText,
      mentions: z.array(Id).max(20).default([]),
      /** It comes from a search, and becomes the organisation's with the note. */
      found: z.boolean().default(false),
    }),
    reply: Note,
  },
  changeNote: {
    method: 'PUT',
    path: `${data}/notes/{id}`,
    access: 'member',
    permission: 'articleActions.do',
    undo: 'own',
    summary: 'Change one’s own note',
    params: z.object({ id: Id }),
    body: z.object({ text: NoteText, mentions: z.array(Id).max(20).default([]), version: Version }),
    reply: Note,
  },
  removeNote: {
    method: 'DELETE',
    path: `${data}/notes/{id}`,
    access: 'member',
    permission: 'articleActions.do',
    undo: 'own',
    summary: 'Delete one’s own note; the history keeps it',
    params: z.object({ id: Id }),
    reply: Empty,
  },
  forMe: {
    method: 'GET',
    path: `${data}/forMe`,
    access: 'member',
    permission: 'articleActions.see',
    summary: 'Mentions of the reader and articles assigned to them, newest first',
    query: z.object(Paging.shape),
    reply: listOf(Mention),
  },
  folders: {
    method: 'GET',
    path: `${data}/favourite/folder`,
    access: 'member',
    permission: 'articleActions.favour',
    summary: 'One’s own folders of favourites with how many articles are in each',
    reply: z.array(Folder),
  },
  addFolder: {
    method: 'POST',
    path: `${data}/favourite/folder`,
    access: 'member',
    permission: 'articleActions.favour',
    undo: 'own',
    summary: 'Make a folder of favourites',
    body: z.object({ name: FolderName }),
    reply: Folder,
  },
  renameFolder: {
    method: 'PUT',
    path: `${data}/favourite/folder/{id}`,
    access: 'member',
    permission: 'articleActions.favour',
    undo: 'own',
    summary: 'Rename a folder of favourites',
    params: z.object({ id: Id }),
    body: z.object({ name: FolderName, version: Version }),
    reply: Folder,
  },
  removeFolder: {
    method: 'DELETE',
    path: `${data}/favourite/folder/{id}`,
    access: 'member',
    permission: 'articleActions.favour',
    undo: 'own',
    summary: 'Remove a folder of favourites; its articles stay favourites',
    params: z.object({ id: Id }),
    reply: Empty,
  },
})

export const articleActionsFeature = feature({
  name: 'articleActions',
  permissions: {
    see: {
      name: ['查看文章的处理记录', '檢視文章的處理記錄', 'See what was done with articles'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    favour: { name: ['收藏文章', '收藏文章', 'Keep favourites'], roles: ['orgAdmin', 'member', 'reader'] },
    do: { name: ['处理文章', '處理文章', 'Label, move, review and hand over articles'], roles: ['orgAdmin', 'member'] },
    remove: {
      name: ['移入与恢复回收站文章', '移入與還原資源回收筒文章', 'Remove and restore articles'],
      roles: ['orgAdmin', 'member'],
    },
    erase: { name: ['彻底删除文章', '徹底刪除文章', 'Delete articles for good'], roles: ['orgAdmin'] },
  },
  quotas: {},
  contract: articleActions,
})

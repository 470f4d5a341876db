/** The download centre: files that people order where the articles are, found again in folders. What its calls send and answer is in contract/. */
import { Changed, contract, Empty, feature, Id, keysetListOf, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { FieldSet, FieldSetChange, FieldSetDraft } from './contract/field-set.ts'
import { Folder, FolderChange, FolderDraft, FolderMove, FolderType, folderTypes } from './contract/folder.ts'
import { DownloadOrder, fileFormats } from './contract/order.ts'
import { OrderPreview } from './contract/preview.ts'
import { DownloadRecord, RecordChange, RecordPage, storedDays } from './contract/record.ts'

export * from './contract/field-set.ts'
export * from './contract/fields.ts'
export * from './contract/folder.ts'
export * from './contract/order.ts'
export * from './contract/preview.ts'
export * from './contract/record.ts'

const path = '/inews/downloadInfo'
const foldersPath = '/inews/downloadInfoFolder'
const views = { access: 'member', permission: 'exports.view' } as const
const edits = { access: 'member', permission: 'exports.edit', undo: true } as const
const links = { access: 'member', permission: 'exports.link', audit: 'always' } as const
const orders = { access: 'member', permission: 'exports.order' } as const

const ById = z.object({ id: Id })
/** Older callers name the organisation, which the session names already. */
const ofOrganisation = { orgId: Id.optional() }
const IdAnywhere = z.object({ id: Id.optional(), ...ofOrganisation })
const IdsAnywhere = z.object({ id: Id.optional(), idList: z.array(Id).max(1_000).optional(), ...ofOrganisation })

/** A whole list is counted, and its first rows are read. */
const asksWhole = (body: unknown): boolean => {
  const whole = (body as { whole?: unknown } | null)?.whole
  return typeof whole === 'object' && whole !== null
}

export const exports = contract({
  list: {
    ...views,
    method: 'GET',
    path,
    open: true,
    summary: 'Files that were ordered or made, newest first, of a folder or of all',
    query: RecordPage.extend(ofOrganisation),
    reply: keysetListOf(DownloadRecord),
  },
  older: {
    ...views,
    method: 'GET',
    path: '/DownloadInfo/list',
    summary: 'The same records in the older form: exports, reports and material together',
    query: z.object({ ...Paging.shape, ...ofOrganisation, folderType: z.enum(folderTypes).optional() }),
    reply: listOf(DownloadRecord),
  },
  options: {
    ...orders,
    method: 'GET',
    path: `${path}/options`,
    summary: 'What the caller may order: level of fields, what is left of the quotas, field sets',
    reply: z.object({
      /** Highest level of fields that the organisation may have. */
      level: z.number().int(),
      /** Orders left today; null: unlimited. */
      ordersLeft: z.number().int().nullable(),
      ordersADay: z.number().int().nullable(),
      /** Rows of one order; null: as many as the product can. */
      rowsOfOne: z.number().int().nullable(),
      /** Formats that this installation can make. */
      formats: z.array(z.enum(fileFormats)),
      fieldSets: z.array(FieldSet),
    }),
  },
  preview: {
    ...orders,
    method: 'POST',
    path: `${path}/preview`,
    reads: true,
    expensiveWhen: asksWhole,
    summary: 'What an order would give: number of rows, size, time, and the first five rows as they will stand',
    body: DownloadOrder,
    reply: OrderPreview,
  },
  order: {
    ...orders,
    method: 'POST',
    path,
    open: true,
    audit: 'always',
    quota: 'downloadCount',
    expensiveWhen: asksWhole,
    summary:
      'Order articles as a file: those ticked, or all that a question finds; two of the same within a minute are one',
    body: DownloadOrder,
    reply: DownloadRecord,
  },
  again: {
    ...orders,
    method: 'POST',
    path: `${path}/{id}/again`,
    audit: 'always',
    quota: 'downloadCount',
    cost: 'expensive',
    summary: 'Order the same once more, with the rows of now, as a new record',
    params: ById,
    reply: DownloadRecord,
  },
  cancel: {
    ...orders,
    method: 'POST',
    path: `${path}/{id}/cancel`,
    audit: 'always',
    summary: 'End one that is waiting or running; nothing of its file stays',
    params: ById,
    reply: DownloadRecord,
  },
  change: {
    ...edits,
    method: 'PUT',
    path,
    summary: 'Rename a record, put it into another folder, or keep its file for good',
    body: RecordChange.extend(ofOrganisation),
    reply: DownloadRecord,
  },
  remove: {
    ...edits,
    method: 'DELETE',
    path,
    aliases: [`${path}/{id}`, '/DownloadInfo/delete/{id}'],
    summary: 'Throw records away with their files; a day later they are gone for good',
    params: IdsAnywhere,
    query: IdsAnywhere.pick({ id: true, orgId: true }),
    body: IdsAnywhere,
    reply: Changed,
  },
  file: {
    ...views,
    method: 'GET',
    path: `${path}/file/{id}`,
    aliases: ['/DownloadInfo/download/{id}'],
    open: true,
    envelope: 'file',
    summary: 'The file of a record, whole or in parts (Range)',
    params: ById,
    reply: Empty,
  },
  link: {
    ...links,
    method: 'POST',
    path: `${path}/{id}/link`,
    summary:
      'An address that gives the file without a session, to a colleague or a script, until it ends; told this once',
    params: ById,
    body: z.object({
      days: z.number().int().min(1, 'exports.linkDays').max(storedDays, 'exports.linkDays').default(7),
    }),
    reply: z.object({ token: z.string(), expiresAt: Moment }),
  },
  unlink: {
    ...links,
    method: 'DELETE',
    path: `${path}/{id}/link`,
    summary: 'End all such addresses of a file at once',
    params: ById,
    reply: z.object({ ended: z.number().int() }),
  },
  linked: {
    method: 'GET',
    path: `${path}/link/{token}`,
    access: 'link',
    makerNeeds: ['exports.link'],
    purpose: 'download',
    waits: true,
    envelope: 'file',
    summary: 'The file of such an address, whole or in parts (Range)',
    params: z.object({ token: z.string().max(200) }),
    reply: Empty,
  },
  addFieldSet: {
    ...orders,
    undo: true,
    method: 'POST',
    path: `${path}/fieldSet`,
    summary: 'Keep columns under a name; one for everybody needs the permission downloads.share',
    body: FieldSetDraft,
    reply: FieldSet,
  },
  changeFieldSet: {
    ...orders,
    undo: true,
    method: 'PUT',
    path: `${path}/fieldSet`,
    summary: 'Change a field set; refused when it was changed since the version that is named',
    body: FieldSetChange,
    reply: FieldSet,
  },
  removeFieldSet: {
    ...orders,
    undo: true,
    method: 'DELETE',
    path: `${path}/fieldSet/{id}`,
    summary: 'Remove a field set',
    params: ById,
    reply: Changed,
  },
  folders: {
    ...views,
    method: 'GET',
    path: foldersPath,
    open: true,
    summary: 'Folders of one type as a tree: fathers before their children, siblings in order',
    // 100 a page is what callers of the specification ask for; the tree comes whole.
    query: z.object({
      folderType: FolderType,
      ...ofOrganisation,
      page: Paging.shape.page,
      pageSize: Paging.shape.pageSize.default(100),
    }),
    reply: listOf(Folder).extend({ unsorted: z.number().int().describe('Records in no folder') }),
  },
  addFolder: {
    ...edits,
    method: 'POST',
    path: foldersPath,
    summary: 'Add a folder at the end of its family',
    body: FolderDraft.extend(ofOrganisation),
    reply: Folder,
  },
  renameFolder: {
    ...edits,
    method: 'PUT',
    path: foldersPath,
    summary: 'Rename a folder; refused when it was changed since the version that is named',
    body: FolderChange.extend(ofOrganisation),
    reply: Folder,
  },
  removeFolder: {
    ...edits,
    method: 'DELETE',
    path: foldersPath,
    aliases: [`${foldersPath}/{id}`],
    summary: 'Remove a folder with the folders below it; their records stay and are in no folder then',
    params: IdAnywhere,
    query: IdAnywhere,
    body: IdAnywhere,
    reply: z.object({ folders: z.number().int(), records: z.number().int() }),
  },
  sortFolders: {
    ...edits,
    method: 'POST',
    path: `${foldersPath}/sort`,
    summary: 'Move a folder between two neighbours below a father; 0 where there is none',
    body: FolderMove.extend(ofOrganisation),
    reply: Empty,
  },
})

export const exportsFeature = feature({
  name: 'exports',
  permissions: {
    view: {
      name: ['查看与下载文件记录', '檢視與下載檔案記錄', 'See and fetch files'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    order: { name: ['导出文章', '匯出文章', 'Export articles'], roles: ['orgAdmin', 'member'] },
    edit: {
      name: ['整理与删除文件记录', '整理與刪除檔案記錄', 'Arrange and delete files'],
      roles: ['orgAdmin', 'member'],
    },
    link: {
      name: ['生成文件链接', '產生檔案連結', 'Give files out by link'],
      roles: ['orgAdmin', 'member'],
    },
    share: {
      name: ['共享导出字段组合', '共用匯出欄位組合', 'Share field sets of exports'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {
    downloadCount: { name: ['每日导出次数', '每日匯出次數', 'Exports a day'], kind: 'daily' },
    eachDownloadCount: { name: ['单次导出条数', '單次匯出筆數', 'Rows of one export'], kind: 'value' },
    downloadFieldLevel: { name: ['导出字段级别', '匯出欄位層級', 'Level of exported fields'], kind: 'value' },
  },
  contract: exports,
})

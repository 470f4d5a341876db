/** Everybody who publishes: media and accounts of the shared library, the organisation's own list, groups, followed and excluded ones. */
import { contract, exportCall, feature, importCalls, recordCalls, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from './strings.ts'

export * from './contract/entry.ts'

export const nameLength = 50

export const Draft = z.object({
  name: z.string().trim().min(1, 'mediaLibrary.nameLength').max(nameLength, 'mediaLibrary.nameLength'),
})
export type Draft = z.infer<typeof Draft>
export const Stored = Draft.extend(recordFields)
export type Stored = z.infer<typeof Stored>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  sort: z.enum(['name', 'updatedAt']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type Question = z.infer<typeof Question>

/** What may be exported, by its titles; and imported. */
export const exported = { name: strings.name, updatedAt: strings.updated, updatedBy: strings.updatedBy }
export const imported = { name: strings.name }

const path = '/inews/media-library'

export const mediaLibrary = contract({
  ...recordCalls({
    path,
    name: 'mediaLibrary',
    listed: 'By name or by time, page after page',
    Question,
    Draft,
    Record: Stored,
  }),
  ...exportCall({ path, permission: 'mediaLibrary.view', question: Question, columns: exported }),
  ...importCalls({ path, permission: 'mediaLibrary.edit' }),
})

export const mediaLibraryFeature = feature({
  name: 'mediaLibrary',
  permissions: {
    view: { name: ['查看', '檢視', 'See'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑', '編輯', 'Change'], roles: ['orgAdmin', 'member'] },
    contacts: { name: ['查看联系方式', '檢視聯絡方式', 'See ways to reach people'], roles: ['orgAdmin'] },
    assess: { name: ['评估媒体', '評估媒體', 'Assess media'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: mediaLibrary,
})

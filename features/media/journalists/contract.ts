/** People who write: where, about what, how they were spoken to, and what may be known of them. */
import { contract, exportCall, feature, importCalls, recordCalls, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from './strings.ts'

export const nameLength = 50

export const Draft = z.object({
  name: z.string().trim().min(1, 'journalists.nameLength').max(nameLength, 'journalists.nameLength'),
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

const path = '/inews/journalists'

export const journalists = contract({
  ...recordCalls({
    path,
    name: 'journalists',
    listed: 'By name or by time, page after page',
    Question,
    Draft,
    Record: Stored,
  }),
  ...exportCall({ path, permission: 'journalists.view', question: Question, columns: exported }),
  ...importCalls({ path, permission: 'journalists.edit' }),
})

export const journalistsFeature = feature({
  name: 'journalists',
  permissions: {
    view: { name: ['查看', '檢視', 'See'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑', '編輯', 'Change'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: journalists,
})

/** What the four lists of material have in common: calls, names, order. */
import { Changed, Id, IdsInBody, recordCalls, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
export const Name = z.string().trim().min(1, 'screenMaterials.nameLength').max(nameLength, 'screenMaterials.nameLength')

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  sort: z.enum(['place', 'name', 'updatedAt']).default('place'),
  order: z.enum(['asc', 'desc']).default('asc'),
  orgId: Id.optional().describe('One’s own; another one’s is refused'),
})
export type Question = z.infer<typeof Question>

/** Those that may be named to be put in order. */
export const mostOrdered = 500

const views = { permission: 'bigScreens.view' } as const
const edits = { access: 'member', permission: 'bigScreens.edit', undo: true } as const

/** @param called the last part of their address: `/bigScreen/CALLED` */
export const materialCalls = <Draft extends z.ZodObject, Row extends z.ZodType>(of: {
  called: string
  noun: string
  listed: string
  Draft: Draft
  Record: Row
}) => {
  const path = `/bigScreen/${of.called}`
  return {
    ...recordCalls({
      ...{ path, name: 'bigScreens', noun: of.noun, listed: of.listed, idIn: 'body' },
      ...{ Question, Draft: of.Draft, Record: of.Record },
    }),
    delete: {
      ...edits,
      method: 'DELETE' as const,
      path: `${path}/{id}`,
      summary: 'Remove one, or several whose ids stand with commas between; undo brings them back',
      params: z.object({ id: z.string().regex(/^\d{1,9}(,\d{1,9}){0,499}$/, 'platform.idMissing') }),
      body: IdsInBody.nullish(),
      reply: Changed,
    },
    sort: {
      ...edits,
      method: 'PUT' as const,
      path: `${path}/sort`,
      summary: 'Put them in the order of the ids; those that are not named stand behind',
      body: z.object({ idList: z.array(Id).min(1, 'platform.chooseSome').max(mostOrdered) }),
      reply: Changed,
    },
  }
}

export const recordOf = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object({ ...recordFields, ...shape })

/** Who may see and change material is said by big screens. */
export const permissions = { permissions: {}, borrows: [views.permission, edits.permission], quotas: {} } as const

/** What is a person's in the organisation, and to whom it goes when they leave. */
import { Changed, type Contract, chosenOf, Id } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Question } from './person.ts'

export const OwnedData = z.array(
  z.object({
    name: z.string(),
    title: z.string().describe('In the reader’s language'),
    count: z.number().int(),
    ends: z.boolean().describe('It cannot be handed over: it ends with the membership'),
  }),
)
export type OwnedData = z.infer<typeof OwnedData>

export const HandingOver = z.object({
  chosen: chosenOf(Question),
  /** Number of the person; null: everybody in the organisation. */
  to: Id.nullable(),
  act: z.enum(['remove', 'disable']),
})
export type HandingOver = z.output<typeof HandingOver>

export const handOverCalls = {
  belongings: {
    access: 'manager',
    permission: 'members.view',
    method: 'POST',
    path: '/mgrV1/user/belongings',
    reads: true,
    summary: 'What is theirs in the organisation, of the chosen people together',
    body: chosenOf(Question),
    reply: OwnedData,
  },
  handOver: {
    access: 'manager',
    permission: 'members.edit',
    undo: true,
    method: 'POST',
    path: '/mgrV1/user/handOver',
    summary: 'Give what is theirs to a colleague or to the organisation, and remove or disable the chosen people',
    body: HandingOver,
    reply: Changed,
  },
} as const satisfies Contract

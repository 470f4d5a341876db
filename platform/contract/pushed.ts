/** Records handed in by programs, by declaration: the call, spread into the contract of its feature. */
import { z } from 'zod'

/** Of one call; more go in several. */
export const mostPushed = 1_000

export const Pushed = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  refused: z.array(z.object({ position: z.number().int(), field: z.string(), msg: z.string() })),
})
export type Pushed = z.infer<typeof Pushed>

/** The browser's build has no descriptions of schemas (apps/web/build/without-json-schema.ts), and needs none. */
const describeSchema = z.toJSONSchema as typeof z.toJSONSchema | undefined

const shownAs = (draft: z.ZodObject): z.ZodUnknown => {
  if (!describeSchema) return z.unknown()
  const { $schema: _, ...shape } = describeSchema(draft, { io: 'input', unrepresentable: 'any' })
  return z.unknown().meta(shape)
}

/** @param of `draft`: what each record is; it is shown to programs, and each is looked at by itself, so that a faulty one keeps no other out */
export const pushCall = <const Permission extends string>(of: {
  path: string
  permission: Permission
  draft: z.ZodObject
}) => ({
  push: {
    method: 'POST' as const,
    path: of.path,
    access: 'member' as const,
    permission: of.permission,
    open: true as const,
    limit: 'push' as const,
    undo: true as const,
    summary:
      'Hand in up to 1,000, each whole: new ones are added, known ones changed, faulty ones named; a call repeated changes nothing',
    bodyLimit: 33_554_432,
    body: z.object({ items: z.array(shownAs(of.draft)).min(1, 'platform.chooseSome').max(mostPushed) }),
    reply: Pushed,
  },
})

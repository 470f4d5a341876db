/** Calls beside those of `recordCalls` that several features have, each by declaration. */
import { z } from 'zod'
import { Id, Moment } from './envelope.ts'
import { Changed } from './records.ts'

interface Named<Permission extends string> {
  permission: Permission
  path: string
  summary: string
}

/** Removes the one in the address. */
export const removeOneCall = <const Permission extends string>(of: Named<Permission>) => ({
  ...of,
  access: 'member' as const,
  undo: true as const,
  method: 'DELETE' as const,
  params: z.object({ id: Id }),
  reply: Changed,
})

/** Sets a field of one that is on or off, whatever its version. */
export const switchCall = <const Permission extends string, const Field extends string, Row extends z.ZodType>({
  field,
  ...of
}: Named<Permission> & { field: Field; reply: Row }) => ({
  ...of,
  access: 'member' as const,
  undo: true as const,
  method: 'PUT' as const,
  body: z.object({ id: Id, [field]: z.boolean() } as { id: typeof Id } & Record<Field, z.ZodBoolean>),
})

/** Says when what is written would come round next; `NextMoments` of the web parts shows it beside a form. */
export const nextMomentsCall = <const Permission extends string, Timing extends z.ZodType>(
  of: Named<Permission> & { body: Timing },
) => ({
  ...of,
  access: 'member' as const,
  method: 'POST' as const,
  reads: true as const,
  reply: z.array(Moment),
})

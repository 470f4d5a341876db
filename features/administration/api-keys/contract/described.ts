/** A call as people who write programs read it; made of its contract, never by hand. */
import { z } from 'zod'

const JsonSchema = z.record(z.string(), z.unknown())

export const DescribedCall = z.object({
  /** `feature.call`. */
  code: z.string(),
  method: z.string(),
  path: z.string(),
  aliases: z.array(z.string()),
  summary: z.string(),
  access: z.string(),
  permission: z.string().nullable(),
  permissionName: z.string().nullable(),
  isOpen: z.boolean(),
  changes: z.boolean(),
  isStream: z.boolean(),
  params: JsonSchema.nullable(),
  query: JsonSchema.nullable(),
  body: JsonSchema.nullable(),
  reply: JsonSchema.nullable(),
  fen: z.number().int().describe('What one call costs'),
})
export type DescribedCall = z.infer<typeof DescribedCall>

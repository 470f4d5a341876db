/** How an organisation shows itself: name, mark and colour in place of the product's. */
import { z } from 'zod'

/** Bytes of the picture; it goes with every profile and mail. */
export const mostMarkBytes = 32_768
export const longestLookName = 20

const inBase64 = Math.ceil(mostMarkBytes / 3) * 4 + 30

export const Look = z.object({
  name: z.string().describe('Empty: the organisation’s own'),
  colour: z.string().describe('#rrggbb; empty: the product’s'),
  mark: z.string().describe('A picture as data:image/png or jpeg; empty: the product’s'),
})
export type Look = z.infer<typeof Look>

export const LookDraft = z.object({
  name: z.string().trim().max(longestLookName, 'organisations.lookNameLength').default(''),
  colour: z
    .string()
    .toLowerCase()
    .regex(/^(#[0-9a-f]{6})?$/, 'organisations.lookColourFaulty')
    .default(''),
  mark: z.string().max(inBase64, 'organisations.lookMarkFaulty').default(''),
})
export type LookDraft = z.output<typeof LookDraft>

/** Pure. What a picture really is, by its first bytes; null: none that may be shown. */
export function bytesOfMark(mark: string): { type: 'image/png' | 'image/jpeg'; base64: string } | null {
  const [, type, base64 = ''] = /^data:(image\/(?:png|jpeg));base64,([A-Za-z0-9+/]+={0,2})$/.exec(mark) ?? []
  const begins = base64.startsWith('iVBORw0KGgo') ? 'image/png' : base64.startsWith('/9j/') ? 'image/jpeg' : null
  return begins !== null && begins === type ? { type: begins, base64 } : null
}

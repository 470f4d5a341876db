/** Authors of the organisation's articles who are not in the book. Nobody is added by itself. */
import { EntryRef } from '@guanlan/features/media/media-library/contract'
import { KeysetPaging, keysetListOf, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const mostUnspoken = 200
/** Somebody in the book who wrote about us and whom nobody spoke to in so long. */
export const Unspoken = z.object({
  id: z.number().int(),
  name: z.string(),
  entry: z.string().nullable(),
  medium: z.string(),
  articles: z.number().int().describe('Of 90 days, that our monitors want'),
  negative: z.number().int(),
  lastTalkAt: Moment.nullable(),
  doNotCall: z.boolean(),
})
export type Unspoken = z.infer<typeof Unspoken>

export const signatureDays = 90

export const Signature = z.object({
  /** Place in the list. */
  id: z.number().int(),
  name: z.string(),
  role: z.enum(['reporter', 'editor', 'author']),
  entry: EntryRef,
  medium: z.string(),
  /** Of the last 90 days. */
  articles: z.number().int(),
  negative: z.number().int(),
  /** What they are about, the most frequent first. */
  subjects: z.array(z.string()),
  /** Others of the name are in the book, at other media. */
  sameName: z.number().int(),
})
export type Signature = z.infer<typeof Signature>
export const SignatureQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name or of the medium'),
  role: z.enum(['all', 'reporter', 'editor', 'author']).default('all'),
})
export type SignatureQuestion = z.infer<typeof SignatureQuestion>
export const SignaturePage = SignatureQuestion.extend(KeysetPaging.shape)
export const Signatures = keysetListOf(Signature)

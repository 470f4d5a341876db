/** What an entry of the library is (spec: mediaBodyKind). Pure. */
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import { z } from 'zod'

export const entryKinds = ['media-body', 'self-media', 'press', 'web', 'app', 'broadcast', 'program'] as const
export const EntryKind = z.enum(entryKinds)
export type EntryKind = z.infer<typeof EntryKind>

/** Of a medium by the type of its articles; one that others belong to is a body, whatever it publishes itself, and accounts are self-media. */
export const kindOfType: Readonly<Record<MediaType, EntryKind>> = {
  web: 'web',
  press: 'press',
  broadcast: 'broadcast',
  weibo: 'self-media',
  weixin: 'self-media',
  app: 'app',
  fmn: 'web',
  bbs: 'web',
  comment: 'self-media',
  program: 'program',
}

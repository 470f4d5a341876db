/** The files that a mail carries, streamed out of the store while it is sent. */
import type { Readable } from 'node:stream'
import { type FileStore, requireKey } from '@guanlan/platform/server'
import type { Order } from '../sender.ts'

export interface Attachment {
  filename: string
  contentType: string
  content: Readable
}

/** Null: one of them is not there (any more), or is not the organisation's; half of a mail is not sent. */
export async function attachmentsOf(
  { orgId, message }: Pick<Order, 'orgId' | 'message'>,
  store: FileStore | undefined,
): Promise<Attachment[] | null> {
  const attachments: Attachment[] = []
  // Messages of older releases have no files.
  for (const { key, name, type } of message.files ?? []) {
    const isOwn = key.split('/')[1] === String(orgId)
    const found = isOwn ? await store?.get(requireKey(key)) : null
    if (!found) {
      for (const { content } of attachments) content.destroy()
      return null
    }
    attachments.push({ filename: name, contentType: type, content: found.stream })
  }
  return attachments
}

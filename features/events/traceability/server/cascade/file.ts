/** Reposts as a file, in the reader's language. */
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse, say } from '@guanlan/platform/contract'
import {
  dispositionOf,
  type OpenScope,
  type RequestContext,
  type SheetKind,
  sheetTypes,
  writeSheet,
} from '@guanlan/platform/server'
import type { Subject } from '../../contract/picture.ts'
import { exportedReposts } from '../../contract/reposts-file.ts'
import { strings } from '../../strings.ts'
import { cascadeOfSubject } from './of-subject.ts'

export async function sendReposts(
  { within, locale }: OpenScope,
  { fileType, ...subject }: Subject & { fileType: SheetKind },
  { reply }: RequestContext,
): Promise<void> {
  const { cascade, zone } = await within(async scope => ({
    cascade: await cascadeOfSubject(scope, subject, [], Number.POSITIVE_INFINITY),
    zone: await timeZoneOf(scope),
  }))
  if (cascade === null) throw refuse('missing', 'traceability.noReposts')
  const { nodes } = cascade
  const columns = Object.entries(exportedReposts).map(([key, phrase]) => ({ key, title: say(phrase, locale) }))
  const rows = nodes
    .slice(1)
    .map(({ number, at, author, text, from, reason, certainty, unknown, copies, known, inferred }) => ({
      ...{ number, at: new Date(at), author, text, copies, known, inferred },
      from:
        from === null
          ? null
          : from === 0
            ? say(strings.thePost, locale)
            : `#${nodes[from]?.number} ${nodes[from]?.author ?? ''}`.trim(),
      reason: say(reason === null ? strings[`unknown_${unknown ?? 'silent'}`] : strings[`repost_${reason}`], locale),
      certainty: certainty && say(strings[`certainty_${certainty}`], locale),
    }))
  const title = `${say(strings.reposts, locale)} ${cascade.title}`.slice(0, 80)
  await reply
    .header('content-type', sheetTypes[fileType])
    .header('content-disposition', dispositionOf(`${title}.${fileType}`))
    .header('cache-control', 'private, no-store')
    .send(writeSheet(fileType, { columns, rows, zone }))
}

/** The table of a picture as a file, in the reader's language. */
import { platformNames } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { type Locale, say } from '@guanlan/platform/contract'
import {
  dispositionOf,
  type OpenScope,
  type RequestContext,
  type SheetKind,
  type SheetRow,
  sheetTypes,
  writeSheet,
} from '@guanlan/platform/server'
import { exported } from '../contract/file.ts'
import type { Subject, Traced, TraceNode } from '../contract/picture.ts'
import { strings } from '../strings.ts'
import { pictureOf } from './picture/picture.ts'

export async function sendTable(
  { within, locale }: OpenScope,
  { fileType, ...subject }: Subject & { fileType: SheetKind },
  { reply }: RequestContext,
): Promise<void> {
  const { picture, zone } = await within(async scope => ({
    picture: await pictureOf(scope, subject),
    zone: await timeZoneOf(scope),
  }))
  const title = `${say(strings.heading, locale)} ${picture.subject.title}`.slice(0, 80)
  const columns = Object.entries(exported).map(([key, phrase]) => ({ key, title: say(phrase, locale) }))
  const rows = picture.nodes.map(node => rowOf(node, picture, locale))
  await reply
    .header('content-type', sheetTypes[fileType])
    .header('content-disposition', dispositionOf(`${title}.${fileType}`))
    .header('cache-control', 'private, no-store')
    .send(writeSheet(fileType, { columns, rows, zone }))
}

function rowOf(node: TraceNode, { nodes, sources, stories }: Traced, locale: Locale): SheetRow {
  const { at, media, mediaType, level, platform, title, naming, copies, known, inferred, url } = node
  const from = node.source === null ? nodes[node.from ?? -1]?.media : sources[node.source]?.name
  return {
    ...{ at: new Date(at), media, title, naming, copies, known, inferred, url },
    mediaType: say(articleStrings[mediaType], locale),
    level: level && say(articleStrings[level], locale),
    platform: platform && say(platform === 'weixin' ? articleStrings.weixin : platformNames[platform], locale),
    story: stories[node.story]?.title ?? null,
    from: from ?? null,
    reason: say(strings[`reason_${node.reason ?? 'none'}`], locale),
    certainty: node.certainty && say(strings[`certainty_${node.certainty}`], locale),
  }
}

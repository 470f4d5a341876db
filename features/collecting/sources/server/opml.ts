/** Own sources as OPML 2.0: folders as outlines, everything else as feeds. Readers ignore the kinds they do not know. */

import { type Xml, xml, xmlDeclaration } from '@guanlan/platform/contract'
import type { OpenScope, Scope } from '@guanlan/platform/server'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'

const mostListed = 10_000

interface ListedSource {
  name: string
  url: string
  kind: string
  folder: string
}

export async function sendOpml({ within, now }: OpenScope, { reply }: { reply: FastifyReply }): Promise<void> {
  const listed = await within(ownSources)
  await reply
    .header('content-type', 'text/x-opml; charset=utf-8')
    .header('content-disposition', 'attachment; filename="sources.opml"')
    .send(opmlOf(listed, now))
}

const ownSources = async ({ db, orgId }: Scope): Promise<ListedSource[]> =>
  (
    await sql<ListedSource>`
      select o.name, s.url, s.kind, o.folder from org_sources o join sources s on s.id = o.source_id
      where o.org_id = ${orgId} order by o.folder, o.name, o.id limit ${mostListed}`.execute(db)
  ).rows

/** Pure. */
export function opmlOf(listed: readonly ListedSource[], now: Date): string {
  const outlines = [...Map.groupBy(listed, ({ folder }) => folder)].flatMap(([folder, sources]) =>
    folder
      ? xml`
    <outline text="${folder}">${sources.map(outlineOf)}
    </outline>`
      : sources.map(outlineOf),
  )
  return xml`${xmlDeclaration}<opml version="2.0">
  <head><title>Guanlan</title><dateCreated>${now.toUTCString()}</dateCreated></head>
  <body>${outlines}
  </body>
</opml>
`.toString()
}

const outlineOf = ({ name, url, kind }: ListedSource): Xml => xml`
    <outline type="${kind === 'feed' ? 'rss' : kind}" text="${name}" title="${name}" xmlUrl="${url}"/>`

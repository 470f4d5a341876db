/** Own sources as OPML 2.0: folders as outlines, everything else as feeds. Readers ignore the kinds they do not know. */
import type { OpenScope, Scope } from '@guanlan/platform/server'
import type { FastifyReply } from 'fastify'

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

const ownSources = ({ db, orgId }: Scope): Promise<ListedSource[]> =>
  db
    .selectFrom('org_sources as o')
    .innerJoin('sources as s', 's.id', 'o.source_id')
    .select(['o.name', 's.url', 's.kind', 'o.folder'])
    .where('o.org_id', '=', orgId)
    .orderBy('o.folder')
    .orderBy('o.name')
    .orderBy('o.id')
    .limit(mostListed)
    .execute()

/** Pure. */
export function opmlOf(listed: readonly ListedSource[], now: Date): string {
  const lines = [...Map.groupBy(listed, ({ folder }) => folder)].flatMap(([folder, sources]) => {
    const outlines = sources.map(outlineOf)
    return folder
      ? [`    <outline text="${escaped(folder)}">`, ...outlines.map(line => `  ${line}`), '    </outline>']
      : outlines
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head><title>Guanlan</title><dateCreated>${now.toUTCString()}</dateCreated></head>
  <body>
${lines.join('\n')}
  </body>
</opml>
`
}

function outlineOf({ name, url, kind }: ListedSource): string {
  const type = kind === 'feed' ? 'rss' : kind
  return `    <outline type="${type}" text="${escaped(name)}" title="${escaped(name)}" xmlUrl="${escaped(url)}"/>`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/[&<>"]/g, sign => signs[sign] ?? sign)

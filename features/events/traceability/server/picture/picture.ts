/** The picture of a subject: its articles, where each comes from, who mattered, and the text on its way. */
import { mediaLevelWord, mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { readSpread } from '@guanlan/features/charts/charts/server'
import type { Scope } from '@guanlan/platform/server'
import { mostNodes, type Subject, type Traced, type TraceNode } from '../../contract/picture.ts'
import { mostVersions } from '../../contract/versions.ts'
import { collectedSince, mediaNamed } from '../collected.ts'
import { findSubject } from '../subjects.ts'
import { versionsOf } from '../versions.ts'
import { linesOf, type Placed } from './lines.ts'
import { sourcesNamed } from './outside.ts'
import { platformOf } from './platform-of.ts'
import { mainLine, shownPlaces } from './shown.ts'
import { voicesOf } from './voices.ts'

type Article = Awaited<ReturnType<typeof readArticles>>[number]

/** @param opened articles whose branch is shown one by one */
export async function pictureOf(scope: Scope, subject: Subject, opened: readonly number[] = []): Promise<Traced> {
  const found = await findSubject(scope, subject)
  const rows = await readArticles(scope, found.query)
  const [first] = rows
  const media = await mediaNamed(scope, [
    ...new Set(rows.flatMap(({ text }) => sourcesNamed(text).map(({ name }) => name))),
  ])
  const lines = linesOf(rows, name => media.has(name))
  const voices = voicesOf(rows, lines)
  const own = found.article === null ? -1 : rows.findIndex(({ id }) => id === found.article)
  const main = mainLine(lines, own < 0 ? null : own, mostVersions)
  const openedIds = new Set(opened)
  const shown = shownPlaces(lines, {
    most: mostNodes,
    opened: new Set([...rows.keys()].filter(place => openedIds.has(rows[place]?.id ?? 0))),
    must: [
      ...(first ? [0] : []),
      ...(own < 0 ? [] : [own]),
      ...voices.flatMap(({ node }) => (node === null ? [] : [node])),
      ...main,
    ],
  })
  const nodeOf = new Map(shown.map((place, node) => [place, node]))
  const outside = await sourcesOf(scope, rows, lines, media)
  const sourceOf = new Map(outside.map(({ name }, at) => [name, at]))
  const storyOf = new Map(found.stories.map(({ id }, at) => [id, at]))
  return {
    subject: { ...subject, title: found.title },
    total: found.stories.reduce((sum, { count }) => sum + count, 0),
    read: rows.length,
    stories: found.stories.map(({ title, count }) => ({ title, count })),
    otherStories: found.otherStories,
    lines: countedLines(lines),
    earliest: first
      ? { node: 0, since: (await collectedSince(scope, [first.mediaId])).get(first.mediaId)?.toISOString() ?? null }
      : null,
    nodes: nodesOf(),
    sources: outside,
    voices: voices.flatMap(({ node, outside: name, ...voice }) => {
      const place = node === null ? null : nodeOf.get(node)
      if (place === undefined) return []
      return [{ ...voice, node: place, source: name === null ? null : (sourceOf.get(name) ?? null) }]
    }),
    line: await versionsOf(
      scope,
      main.flatMap(place => {
        const [row, node] = [rows[place], nodeOf.get(place)]
        return row && node !== undefined ? [{ id: row.id, node }] : []
      }),
    ),
  }

  function nodesOf(): TraceNode[] {
    const copiesShown = new Map<number, number>()
    for (const place of shown) {
      const from = lines[place]?.from ?? null
      if (from !== null) copiesShown.set(from, (copiesShown.get(from) ?? 0) + 1)
    }
    return shown.map(place => {
      const [row, line] = [rows[place] as Article, lines[place] as Placed]
      return {
        ...{ id: row.id, title: row.title, url: row.url, media: row.media, mediaType: row.mediaType },
        ...{ level: row.level, platform: row.platform, sentiment: row.sentiment, at: row.at.toISOString() },
        region: row.region ? `${String(row.region).slice(0, 2)}0000` : null,
        story: storyOf.get(row.story) ?? 0,
        from: line.from === null ? null : (nodeOf.get(line.from) ?? null),
        source: line.outside === null ? null : (sourceOf.get(line.outside) ?? null),
        ...{ reason: line.reason, certainty: line.certainty, naming: line.naming, common: line.common },
        ...{ copies: line.copies, known: line.known, inferred: line.inferred },
        folded: line.copies - (copiesShown.get(place) ?? 0),
      }
    })
  }
}

async function readArticles(scope: Scope, query: Parameters<typeof readSpread>[1]) {
  return (await readSpread(scope, query)).map(row => {
    const mediaType = mediaTypeWord(row.mediaType)
    return {
      ...row,
      mediaType,
      level: row.level ? mediaLevelWord(row.level) : null,
      platform: platformOf({ mediaType, media: row.media, url: row.url }),
    }
  })
}

/** The earliest of a story that names nobody is its beginning, not a line that is missing. */
function countedLines(lines: readonly Placed[]): Traced['lines'] {
  const count = (of: (line: Placed) => boolean) => lines.filter(of).length
  return {
    known: count(({ certainty }) => certainty === 'high'),
    inferred: count(({ certainty }) => certainty === 'middle' || certainty === 'low'),
    unknown: count(({ reason }) => reason === null),
  }
}

/** Sources that are named but not among the articles, those named most first. */
async function sourcesOf(
  scope: Scope,
  rows: readonly Article[],
  lines: readonly Placed[],
  media: ReadonlyMap<string, number>,
): Promise<Traced['sources']> {
  const named = Map.groupBy(
    [...rows.keys()].filter(place => lines[place]?.outside),
    place => lines[place]?.outside ?? '',
  )
  const ids = [...named.keys()].flatMap(name => media.get(name) ?? [])
  const since = await collectedSince(scope, ids)
  return [...named]
    .map(([name, places]) => ({
      name,
      count: places.length,
      at: (rows[places[0] ?? 0]?.at ?? new Date(0)).toISOString(),
      since: since.get(media.get(name) ?? 0)?.toISOString() ?? null,
    }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
}

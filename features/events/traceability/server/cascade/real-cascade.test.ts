// The largest real cascade (947 reposts) against a plain script over its file.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cascadeOf } from './shape.ts'

const file = fileURLToPath(new URL('../../../../../../shared/data/social/weibo_ced_cascades.jsonl.gz', import.meta.url))
const present = existsSync(file)
if (!present)
  console.warn('real-cascade.test: ../shared/data/social/weibo_ced_cascades is absent, so no real cascade is measured')

interface Row {
  postId: string
  mid: string
  parent: string | null
  authorId: string
  text: string
  time: string
}

test.skipIf(!present)(
  'the largest real cascade has the numbers of a plain script (skipped without ../shared/data)',
  () => {
    const rows = gunzipSync(readFileSync(file))
      .toString()
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Row)
    const largest =
      [...Map.groupBy(rows, ({ postId }) => postId).values()].toSorted((a, b) => b.length - a.length)[0] ?? []
    expect(largest).toHaveLength(947)
    const timed = largest
      .map(({ mid, parent, authorId, text, time }) => ({
        ...{ identity: mid, parent, author: authorId, text },
        at: new Date(`${time.replace(' ', 'T')}+08:00`),
      }))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    const post = { id: 1, identity: 'post', title: '', author: null, at: timed[0]?.at ?? new Date(0) }
    const cascade = cascadeOf(post, timed, { most: 2_000 })

    // Plainly: each repost walks up by itself.
    const parents = new Map(largest.map(({ mid, parent }) => [mid, parent]))
    const ways = largest.map(({ mid }) => {
      const way: string[] = []
      for (let at = parents.get(mid) ?? null; at !== null && parents.has(at); at = parents.get(at) ?? null) way.push(at)
      return way
    })
    const known = ways.filter(way => way.length > 0).length
    expect(known).toBeGreaterThan(100)
    expect(cascade.lines).toEqual({ known, inferred: 0, unknown: 947 - known })
    const levels = Map.groupBy(
      ways.filter(way => way.length > 0),
      way => way.length,
    )
    expect(cascade.depth.known).toBe(Math.max(...levels.keys()))
    expect(cascade.width.known).toBe(Math.max(...[...levels.values()].map(({ length }) => length)))
    const below = new Map<string, number>()
    for (const above of ways.flat()) below.set(above, (below.get(above) ?? 0) + 1)
    const byBelow = [...below].toSorted((one, other) => other[1] - one[1])
    expect(cascade.amplifiers.map(amplifier => amplifier.known)).toEqual(byBelow.slice(0, 5).map(([, count]) => count))
    const shown = cascade.amplifiers.map(({ node }) => timed[(cascade.nodes[node]?.number ?? 0) - 1]?.identity ?? '')
    expect(shown.map(mid => below.get(mid))).toEqual(byBelow.slice(0, 5).map(([, count]) => count))
    // None of its lines leads to the post: that it is the beginning of all is no line that anybody gave.
    expect(cascade.nodes[0]).toMatchObject({ known: 0, inferred: 0 })
  },
)

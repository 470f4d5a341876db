// Parent lines of real cascades with the parents hidden: which repost a text passes on, by the names in it.
import { thePost } from '@guanlan/features/articles/articles/server/reactions'
import { parentsOf, type Repost } from '../../../features/events/traceability/server/cascade/parents.ts'
import type { Measured, Task } from '../shape.ts'
import { rowsOf } from '../text/packed.ts'

const path = 'social/weibo_ced_cascades'
const set = 'weibo_ced_cascades'
/** Signs of a post of that time: of a longer chain the end is not there. */
const longestPost = 140

interface Row {
  postId: string
  mid: string
  parent: string | null
  authorId: string
  text: string
  time: string
}

type Chain = 'none' | 'names' | 'words'

/** As Weibo writes it in front of the reader: own words, then whose repost this is, with or without what that one wrote. */
function written(row: Row, rows: ReadonlyMap<string, Row>, chain: Chain): string {
  let text = row.text
  if (chain === 'none') return text
  const passed = new Set([row.mid])
  for (
    let at = rows.get(row.parent ?? '');
    at && !passed.has(at.mid) && text.length < longestPost;
    at = rows.get(at.parent ?? '')
  ) {
    passed.add(at.mid)
    text += `//@${at.authorId}:${chain === 'words' ? at.text : ''}`
  }
  return text.slice(0, longestPost)
}

function measured(posts: readonly (readonly Row[])[], chain: Chain) {
  const counted = { known: 0, inferred: 0, right: 0, unasked: 0 }
  for (const rows of posts) {
    const byId = new Map(rows.map(row => [row.mid, row]))
    const reposts = rows
      .map(
        (row): Repost => ({
          ...{ identity: row.mid, parent: null, author: row.authorId, text: written(row, byId, chain) },
          at: new Date(`${row.time.replace(' ', 'T')}+08:00`),
        }),
      )
      .toSorted((one, other) => one.at.getTime() - other.at.getTime() || (one.identity < other.identity ? -1 : 1))
    const lines = parentsOf(reposts, { identity: thePost, author: null })
    for (const [at, { identity }] of reposts.entries()) {
      const known = byId.get(byId.get(identity)?.parent ?? '')
      const from = lines[at + 1]?.from ?? null
      if (!known) counted.unasked += from === null ? 0 : 1
      else {
        counted.known++
        if (from !== null) counted.inferred++
        if (from !== null && reposts[from - 1]?.identity === known.mid) counted.right++
      }
    }
  }
  return counted
}

export const parents: Task = {
  name: 'parents',
  needs: [`${path}.jsonl.gz`],
  run({ folder }) {
    const rows = rowsOf<Row>(folder, path) ?? []
    const posts = [...Map.groupBy(rows, ({ postId }) => postId).values()]
    const [none, names, words] = (['none', 'names', 'words'] as const).map(chain => measured(posts, chain))
    const row = (metric: string, value: number, n: number, more: Partial<Measured> = {}): Measured => ({
      ...{ task: 'parents', set, metric, value, n },
      ...more,
    })
    if (!none || !names || !words) return []
    const { known } = words
    return [
      row('precision, chain written back', words.right / words.inferred, words.inferred, { must: 0.9, aim: 0.95 }),
      row('share inferred, chain written back', words.inferred / known, known),
      row('precision, names without words', names.right / names.inferred, names.inferred, { must: 0.9, aim: 0.95 }),
      row('share inferred, texts as they are', none.inferred / known, known, { note: 'the set has no //@' }),
      row('inferred where no parent is known', none.unasked / rows.length, rows.length),
      row('precision, the root', 0, known, { note: 'baseline: no known parent is the post' }),
    ]
  },
}

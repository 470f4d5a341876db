// Titles of hot lists: whether two are about the same matter, against pairs labelled by hand. The labels name titles by their ids in the sets and hold none of their text.
import { readFileSync } from 'node:fs'
import { comparedTitle, keyOf, sameness } from '../../../features/articles/articles/server/analysis/same-matter.ts'
import type { Measured, Task } from '../shape.ts'
import { rowsOf } from './packed.ts'

const sets = ['multi_platform_hot_2026', 'weibo_hot_daily', 'weibo_hot_heat_2026', 'zhihu_hot_daily']

/** `seen`: the borders were chosen on them; `fresh`: labelled afterwards, before they were measured. */
type Part = 'seen' | 'fresh'

export const matters: Task = {
  name: 'matters',
  needs: sets.map(set => `hot/${set}.jsonl.gz`),
  run({ folder }) {
    const titles = new Map(
      sets.flatMap(set =>
        (rowsOf<{ id: string; title: string }>(folder, `hot/${set}`) ?? []).map(row => [row.id, row]),
      ),
    )
    const lines = readFileSync(new URL('./matter-labels.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const pairs = lines.flatMap(line => {
      const [part = '', label, a = '', b = ''] = line.split(' ')
      const [one, other] = [titles.get(a), titles.get(b)]
      if (!one || !other) return []
      const joined = sameness(comparedTitle(keyOf(one.title)), comparedTitle(keyOf(other.title))) > 0
      return [{ part: part as Part, isOne: label === 'one', joined }]
    })
    return [...measured(pairs, 'seen'), ...measured(pairs, 'fresh')]
  },
}

function measured(all: readonly { part: Part; isOne: boolean; joined: boolean }[], part: Part): Measured[] {
  const pairs = all.filter(pair => pair.part === part)
  if (pairs.length === 0) return []
  const right = pairs.filter(({ isOne, joined }) => isOne && joined).length
  const row = { task: 'matters', set: `hot lists, ${part}`, n: pairs.length }
  return [
    {
      ...row,
      metric: 'joined pairs of one matter, precision',
      value: right / pairs.filter(({ joined }) => joined).length,
      must: 0.8,
    },
    { ...row, metric: 'recall', value: right / pairs.filter(({ isOne }) => isOne).length, must: 0.6 },
  ]
}

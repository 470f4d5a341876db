// Which names are offered as one house, against pairs marked by hand; and how many of the names of a list of other media are offered as one medium.
import { describePublisher, likelyPairs } from '@guanlan/features/media/media-library/server'
import type { Measured, Task } from '../shape.ts'
import { rowsOf } from '../text/packed.ts'

const flashes = 'news/dxy_covid_2020'
const whitelist = 'lexicons/media_whitelist_2015'

/** Of the 38 sources those that are one house. Not among them: 北京市卫生健康委 (with a joiner of no width) and 北京市大兴区卫健委, 大兴安岭卫健委 and either. */
const houses: readonly (readonly string[])[] = [
  ['央视新闻', '央视新闻微博'],
  ['人民日报', '人民日报微博', '人民网'],
  ['武汉市卫健委', '武汉市卫健委官方微博'],
  ['上海市卫健委', '上海市卫健委官方微博'],
  ['广东卫健委', '广东省卫健委官方微博'],
  ['国家卫生健康委员会', '国家卫健委官方微博'],
]
const keyOf = (one: string, other: string): string => [one, other].sort().join(' = ')
const marked = new Set(
  houses.flatMap(names => names.flatMap((one, at) => names.slice(at + 1).map(other => keyOf(one, other)))),
)

/** By their names alone: neither set says domains, and its articles are too few to be often first together. */
function offered(names: readonly string[]): { key: string; kind: 'merge' | 'body' }[] {
  const publishers = names.map((name, at) =>
    describePublisher({
      ...{ ref: `m${at + 1}`, name, domains: [], platform: '', platformId: null, bodyId: null, isBody: false },
    }),
  )
  const nameOf = (ref: string) => names[Number(ref.slice(1)) - 1] ?? ''
  return likelyPairs(publishers).map(({ base, other, kind }) => ({ key: keyOf(nameOf(base), nameOf(other)), kind }))
}

export const identity: Task = {
  name: 'identity',
  needs: [`${flashes}.jsonl.gz`, `${whitelist}.jsonl.gz`],
  run({ folder }) {
    const measured: Measured[] = []
    const row = (set: string, metric: string, value: number, n: number, more: Partial<Measured>) =>
      measured.push({ task: 'identity', set, metric, value, n, ...more })
    const sources = [...new Set((rowsOf<{ source: string }>(folder, flashes) ?? []).map(({ source }) => source))]
    if (sources.length > 0) {
      const pairs = offered(sources)
      const right = pairs.filter(({ key, kind }) => kind === 'body' && marked.has(key)).length
      const set = `dxy_covid_2020, ${sources.length} sources`
      row(set, 'offered as one house: precision', right / pairs.length, pairs.length, { must: 0.95, aim: 0.98 })
      row(set, 'offered as one house: recall', right / marked.size, marked.size, { must: 0.8, aim: 0.95 })
    }
    const names = (rowsOf<{ name: string }>(folder, whitelist) ?? []).map(({ name }) => name)
    if (names.length > 0) {
      const pairs = offered(names)
      const set = `media_whitelist_2015, ${names.length} names`
      // All are media of their own: each merge that is offered is one that a reader refuses.
      const merges = pairs.filter(({ kind }) => kind === 'merge').length
      row(set, 'offered to merge', merges, names.length, { must: 2, aim: 0, atMost: true })
      row(set, 'offered as one house', pairs.length - merges, names.length, { note: 'not marked' })
    }
    return measured
  },
}

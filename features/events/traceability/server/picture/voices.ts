/** Who mattered, each with a measure and hours after the earliest article. Pure. */
import type { Platform } from '@guanlan/features/articles/articles/contract'
import type { Voice } from '../../contract/picture.ts'
import type { Placed } from './lines.ts'

export interface VoiceRow {
  at: Date
  title: string
  level: string | null
  platform: Platform | null
}
/** Before nodes and sources have their places in the answer. */
export type FoundVoice = Omit<Voice, 'source'> & { outside: string | null }

const mostAmplifiers = 5
const hourMs = 3_600_000
/** A title with one of these words corrects or denies what was reported. */
const correcting =
  /更正|辟谣|闢謠|澄清|致歉|道歉|不实|不實|谣言|謠言|并非事实|並非事實|\b(?:correction|retraction|apolog(?:y|ises|izes))\b/iu

export function voicesOf(rows: readonly VoiceRow[], lines: readonly Placed[]): FoundVoice[] {
  const places = [...rows.keys()]
  const below = (place: number) => (lines[place]?.known ?? 0) + (lines[place]?.inferred ?? 0)
  const byBelow = places.toSorted((one, other) => below(other) - below(one) || one - other)
  const hoursOf = (place: number) => ((rows[place]?.at.getTime() ?? 0) - (rows[0]?.at.getTime() ?? 0)) / hourMs
  const voice = (role: Voice['role'], node: number): FoundVoice => ({
    ...{ role, node, outside: null, hours: hoursOf(node) },
    known: lines[node]?.known ?? 0,
    inferred: lines[node]?.inferred ?? 0,
  })
  const originator = originatorOf()
  const first = (is: (row: VoiceRow) => boolean) => rows.findIndex(is)
  const firstsBy = (of: (row: VoiceRow) => string | null): number[] => {
    const known = new Set<string>()
    return rows.flatMap((row, place) => {
      const kind = of(row)
      if (kind === null || known.has(kind)) return []
      known.add(kind)
      return [place]
    })
  }
  const correction = rows.findIndex(({ title }, place) => place > 0 && correcting.test(title))
  const central = first(({ level }) => level === 'central')
  return [
    ...(originator ? [originator] : []),
    ...firstsBy(({ platform }) => platform).map(place => voice('firstOfPlatform', place)),
    ...firstsBy(({ level }) => (level === 'unknown' || level === 'central' ? null : level)).map(place =>
      voice('firstOfLevel', place),
    ),
    ...(central < 0 ? [] : [voice('firstCentral', central)]),
    ...byBelow
      .filter(place => below(place) > 0 && place !== originator?.node)
      .slice(0, mostAmplifiers)
      .map(place => voice('amplifier', place)),
    ...(correction < 0 ? [] : [voice('correction', correction)]),
  ]

  /** The root, or the source outside, to which most go back. */
  function originatorOf(): FoundVoice | null {
    const roots = places.filter(place => lines[place]?.from === null)
    const [root] = roots.toSorted((one, other) => below(other) - below(one) || one - other)
    const outside = Map.groupBy(
      roots.filter(place => lines[place]?.outside !== null),
      place => lines[place]?.outside ?? '',
    )
    const weighed = [...outside].map(([name, its]) => ({
      name,
      first: its[0] ?? 0,
      known: its.reduce((sum, place) => sum + 1 + (lines[place]?.known ?? 0), 0),
      inferred: its.reduce((sum, place) => sum + (lines[place]?.inferred ?? 0), 0),
    }))
    const [source] = weighed.toSorted((one, other) => other.known + other.inferred - one.known - one.inferred)
    if (source && (root === undefined || source.known + source.inferred > below(root))) {
      const { name, first: place, known, inferred } = source
      return { role: 'originator', node: null, outside: name, hours: hoursOf(place), known, inferred }
    }
    return root === undefined ? null : voice('originator', root)
  }
}

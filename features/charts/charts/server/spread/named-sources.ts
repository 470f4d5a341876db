/** Which medium a text names as its source: "来源：新华社", "转自……", "据新华社报道", "新华社北京11月20日电", "via …". Pure. */

export interface NamedSource {
  mediaId: number
  /** The words that say it, 60 characters at most. */
  said: string
}
/** Finds the first medium that a text names; of names that begin alike, the longest. */
export type ReadsSource = (text: string, own: number) => NamedSource | null

const mostSaid = 60
/** Words right before the name, of a text in lower case. Without the flags of Unicode and of case it is read several times as fast; Han are those of the first plane. */
const before =
  /(?:(?:来源|來源|稿源|文章来源|source)\s*[:：]|(?:转载自|轉載自|转自|轉自|摘自)\s*[:：]?|\bvia\b\s*[:：]?|(?<![\u2e80-\u2fdf\u3005\u3007\u3021-\u3029\u3400-\u9fff\uf900-\ufaff])[据據])\s*[《〈「『“"‘【[（(@]*/g
/** "据" is followed by a name and, soon after it, by what it did. */
const after = /^[^，。；！？\n]{0,16}(?:报道|報道|报导|報導|消息|披露|电|電|讯|訊)/u
const dispatch = /^[\s（(【[]*/u

/** @param media the media of the story by their names; names of one character are too little to go by */
export function sourceReader(media: ReadonlyMap<string, number>): ReadsSource {
  const byBeginning = Map.groupBy(
    [...media].map(([name, id]) => ({ name: name.toLowerCase(), id })).filter(({ name }) => name.length > 1),
    ({ name }) => name.slice(0, 2),
  )
  for (const names of byBeginning.values()) names.sort((one, other) => other.name.length - one.name.length)
  const nameAt = (text: string, at: number) =>
    byBeginning.get(text.slice(at, at + 2))?.find(({ name }) => text.startsWith(name, at))
  return (text, own) => {
    const lower = text.toLowerCase()
    const reported = (from: number, to: number, id: number): NamedSource => ({
      mediaId: id,
      said: text.slice(from, Math.min(to, from + mostSaid)).trim(),
    })
    for (const cue of lower.matchAll(before)) {
      const end = cue.index + cue[0].length
      const named = nameAt(lower, end)
      if (!named || named.id === own) continue
      const rest = lower.slice(end + named.name.length, end + named.name.length + 24)
      if (!/^[据據]/u.test(cue[0])) return reported(cue.index, end + named.name.length, named.id)
      const did = after.exec(rest)
      if (did) return reported(cue.index, end + named.name.length + did[0].length, named.id)
    }
    const start = dispatch.exec(lower)?.[0].length ?? 0
    const named = nameAt(lower, start)
    const did = named && /^[^，。；！？\n]{0,16}(?:电|電|讯|訊)/u.exec(lower.slice(start + named.name.length))
    return named && did && named.id !== own
      ? reported(start, start + named.name.length + did[0].length, named.id)
      : null
  }
}

/** Phrases and what they become: OpenCC's tables, `from to` entries joined by `|`. */

export interface Phrases {
  /** End of the longest phrase at `at`; with `borders`, of those that end on one. `at` when there is none. */
  longest(text: string, at: number, borders?: Uint8Array): number
  /** From the left, the longest phrase each time; what is in no phrase stays. */
  convert(text: string): string
}

/** Of a phrase that stands in several tables, the first one counts. */
export function createPhrases(...tables: readonly string[]): Phrases {
  const becomes = new Map<string, string>()
  // How long the longest phrase is that begins with this unit: most begin none.
  const lengths = new Uint8Array(65_536)
  for (const table of tables)
    for (const entry of table.split('|')) {
      const [phrase = '', to] = entry.split(' ')
      if (to === undefined || becomes.has(phrase)) continue
      becomes.set(phrase, to)
      const unit = phrase.charCodeAt(0)
      lengths[unit] = Math.max(lengths[unit] as number, phrase.length)
    }

  function longest(text: string, at: number, borders?: Uint8Array): number {
    const most = Math.min(text.length, at + (lengths[text.charCodeAt(at)] as number))
    for (let end = most; end > at; end--) if (borders?.[end] !== 0 && becomes.has(text.slice(at, end))) return end
    return at
  }
  return {
    longest,
    convert(text) {
      let converted = ''
      for (let at = 0; at < text.length; ) {
        const end = longest(text, at)
        converted += end > at ? becomes.get(text.slice(at, end)) : text.charAt(at)
        at = Math.max(end, at + 1)
      }
      return converted
    },
  }
}

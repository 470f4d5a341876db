/** The first sentence of a text that names one of each side. Pure. */

/** Longer ones are cut: a page without a full stop is no sentence. */
const longest = 160

export function meetingIn(text: string, own: readonly string[], rivals: readonly string[]): string | null {
  for (const piece of text.split(/(?<=[。！？!?；;\n])/u)) {
    const sentence = piece.trim()
    const lower = sentence.toLowerCase()
    const placeOf = (names: readonly string[]) =>
      Math.min(
        ...names.map(name => lower.indexOf(name.toLowerCase())).map(at => (at < 0 ? Number.POSITIVE_INFINITY : at)),
      )
    const [ours, theirs] = [placeOf(own), placeOf(rivals)]
    if (!Number.isFinite(ours) || !Number.isFinite(theirs)) continue
    if (sentence.length <= longest) return sentence
    const start = Math.max(0, Math.min(ours, theirs) - 20)
    if (Math.max(ours, theirs) - start >= longest) continue
    return `${start > 0 ? '…' : ''}${sentence.slice(start, start + longest)}…`
  }
  return null
}

/** Cuts a text at its hits, so that it can be drawn as text and never as HTML. */

/** A hit in UTF-16 offsets of the text, end not included. */
export interface HitStretch {
  from: number
  to: number
}
export interface TextPiece {
  text: string
  /** Place of the hit among those drawn, from 0; null outside hits. */
  hit: number | null
}

/** Overlapping hits are drawn as one stretch, offsets outside the text are cut: every character comes out exactly once. */
export function piecesOf(text: string, hits: readonly HitStretch[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const [index, stretch] of joined(text.length, hits).entries()) {
    if (stretch.from > at) pieces.push({ text: text.slice(at, stretch.from), hit: null })
    pieces.push({ text: text.slice(stretch.from, stretch.to), hit: index })
    at = stretch.to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: null })
  return pieces
}

/** Hits in order, without overlaps. */
export function joined(length: number, hits: readonly HitStretch[]): HitStretch[] {
  const stretches: HitStretch[] = []
  for (const hit of [...hits].sort((a, b) => a.from - b.from)) {
    const from = Math.max(0, hit.from)
    const to = Math.min(length, hit.to)
    if (to <= from) continue
    const last = stretches.at(-1)
    if (last && from < last.to) last.to = Math.max(last.to, to)
    else stretches.push({ from, to })
  }
  return stretches
}

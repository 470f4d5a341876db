/** A text in parts: what stands in the other one too, numbers that differ, and what it has alone. Pure. */
export interface MarkedPart {
  kind: 'same' | 'number' | 'alone'
  text: string
  /** Where it begins. */
  from: number
}
interface Place {
  from: number
  to: number
}

/** Signs and blanks between two common stretches are of neither. */
const isSilent = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

export function markedParts(text: string, common: readonly Place[], numbers: readonly Place[]): MarkedPart[] {
  const borders = new Set([0, text.length])
  for (const { from, to } of [...common, ...numbers]) borders.add(from).add(to)
  const at = [...borders].filter(border => border >= 0 && border <= text.length).sort((a, b) => a - b)
  const has = (places: readonly Place[], from: number, to: number) =>
    places.some(place => place.from <= from && place.to >= to)
  const parts: MarkedPart[] = []
  for (const [place, from] of at.entries()) {
    const to = at[place + 1]
    if (to === undefined) break
    const piece = text.slice(from, to)
    const kind = has(numbers, from, to) ? 'number' : has(common, from, to) || isSilent(piece) ? 'same' : 'alone'
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += piece
    else parts.push({ kind, text: piece, from })
  }
  return parts
}

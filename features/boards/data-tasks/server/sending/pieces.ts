/** The time of a task in pieces, each as long as a question may be. Pure. */
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'

const longestMs = longestRangeDays * 86_400_000

export interface Piece {
  from: string
  to: string
}

/** The latest first. Two that follow one another share a moment: articles lie at fractions of the millisecond that can be told. */
export function piecesOf(from: string, to: string): Piece[] {
  const pieces: Piece[] = []
  const begin = Date.parse(from)
  for (let end = Date.parse(to); ; ) {
    const start = Math.max(begin, end - longestMs)
    pieces.push({ from: new Date(start).toISOString(), to: new Date(end).toISOString() })
    if (start === begin) return pieces
    end = start
  }
}

import { type HitStretch, piecesOf } from './pieces.ts'

/** A text with its hits marked. `current` is the hit that the reader stands on, counted within this text. */
export function Highlighted({
  text,
  hits,
  current = null,
}: {
  text: string
  hits: readonly HitStretch[]
  current?: number | null
}) {
  return piecesOf(text, hits).map((piece, index) =>
    piece.hit === null ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place in the text is the identity of a piece
      <mark key={index} data-hit className={piece.hit === current ? 'current' : undefined}>
        {piece.text}
      </mark>
    ),
  )
}

import { type HitStretch, piecesOf, type TextPiece } from '@guanlan/features/articles/web'
import { memo } from 'react'
import styles from './ReadingPane.module.css'

/** The text in paragraphs, its hits numbered through all of them. A hit over a line break is marked on both sides. */
export const Body = memo(function Body({
  body,
  hits,
  current,
}: {
  body: string
  hits: readonly HitStretch[]
  current: number | null
}) {
  return (
    <div className={styles.text}>
      {paragraphsOf(piecesOf(body, hits)).map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text keep their places
        <p key={index}>
          {pieces.map((piece, place) =>
            piece.hit === null ? (
              piece.text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <mark key={place} data-hit={piece.hit} className={piece.hit === current ? 'current' : undefined}>
                {piece.text}
              </mark>
            ),
          )}
        </p>
      ))}
    </div>
  )
})

function paragraphsOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const paragraphs: TextPiece[][] = [[]]
  for (const piece of pieces)
    for (const [index, text] of piece.text.split(/\r?\n/).entries()) {
      if (index > 0) paragraphs.push([])
      if (text) paragraphs.at(-1)?.push({ ...piece, text })
    }
  return paragraphs.filter(paragraph => paragraph.some(piece => piece.text.trim() !== ''))
}

import { type HitStretch, piecesOf, type TextPiece } from '@guanlan/features/articles/articles/web'
import { useWords } from '@guanlan/platform/web'
import { memo, useState } from 'react'
import { strings } from '../../strings.ts'
import styles from './ReadingPane.module.css'
import { useReadingLook } from './reading-look.ts'

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
  const t = useWords(strings)
  const { hitsOnly } = useReadingLook()
  const [isWhole, setWhole] = useState(false)
  const paragraphs = paragraphsOf(piecesOf(body, hits))
  const without = hitsOnly && !isWhole && hits.length > 0 ? paragraphs.filter(hasNoHit).length : 0
  return (
    <div className={styles.text}>
      {paragraphs.map((pieces, index) => (
        // Hidden and not left out: places of hits count paragraphs (hit-place.ts).
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text keep their places
        <p key={index} hidden={without > 0 && hasNoHit(pieces)}>
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
      {without > 0 && (
        <button type="button" className={styles.left} onClick={() => setWhole(true)}>
          {t('withoutHits', { count: without })}
        </button>
      )}
    </div>
  )
})

const hasNoHit = (pieces: readonly TextPiece[]): boolean => pieces.every(piece => piece.hit === null)

function paragraphsOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const paragraphs: TextPiece[][] = [[]]
  for (const piece of pieces)
    for (const [index, text] of piece.text.split(/\r?\n/).entries()) {
      if (index > 0) paragraphs.push([])
      if (text) paragraphs.at(-1)?.push({ ...piece, text })
    }
  return paragraphs.filter(paragraph => paragraph.some(piece => piece.text.trim() !== ''))
}

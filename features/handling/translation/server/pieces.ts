/** Cuts the texts of an article into what one question to an endpoint bears. Pure. */

const mostCharacters = 4_000
const mostTexts = 40

/** In order and whole: a single text may be longer than a piece. */
export function piecesOf(texts: readonly string[]): string[][] {
  const pieces: string[][] = []
  let piece: string[] = []
  let characters = 0
  for (const text of texts) {
    if (piece.length > 0 && (piece.length >= mostTexts || characters + text.length > mostCharacters)) {
      pieces.push(piece)
      piece = []
      characters = 0
    }
    piece.push(text)
    characters += text.length
  }
  if (piece.length > 0) pieces.push(piece)
  return pieces
}

/** The text of a release as the lines of a mail: a paragraph each, long ones cut between sentences. Pure. */
import { lineLength } from '@guanlan/features/workspace/notifications/contract'

export function linesOf({ text, addresses }: { text: string; addresses: readonly string[] }): string[] {
  const paragraphs = text
    .split(/\n+/)
    .map(line => line.trim())
    .filter(Boolean)
  return [...paragraphs.flatMap(cut), ...addresses]
}

/** Nothing is lost: what has no end of a sentence within the length is cut where it is reached. */
function cut(paragraph: string): string[] {
  const lines: string[] = []
  let rest = [...paragraph]
  while (rest.length > lineLength) {
    const end = rest.slice(0, lineLength).findLastIndex(sign => /[。！？!?；;.]/.test(sign))
    const at = end < lineLength / 2 ? lineLength : end + 1
    lines.push(rest.slice(0, at).join('').trim())
    rest = rest.slice(at)
  }
  return [...lines, rest.join('').trim()].filter(Boolean)
}

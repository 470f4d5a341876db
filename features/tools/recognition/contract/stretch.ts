/** From the words of a recognised text to the seconds at which they were spoken. Pure. */

interface Line {
  from: number
  to: number
  text: string
}

export interface Stretch {
  /** Places of the lines, the last one included. */
  first: number
  last: number
  /** Whole seconds, so that nothing of the lines is cut off. */
  start: number
  end: number
}

/** Without spaces and marks, in small letters: a line ends where its maker searched. */
const compared = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '')

/** Of chosen lines, in either order. */
export function stretchOfLines(lines: readonly Line[], one: number, other: number): Stretch | null {
  const [first, last] = [Math.min(one, other), Math.max(one, other)]
  const [begin, end] = [lines[first], lines[last]]
  return begin && end ? { first, last, start: Math.floor(begin.from), end: Math.ceil(end.to) } : null
}

/** Each place at which the words stand, also over several lines; in order. @param most of them */
export function stretchesOfWords(lines: readonly Line[], words: string, most = 50): Stretch[] {
  const searched = compared(words)
  if (searched === '') return []
  const texts = lines.map(({ text }) => compared(text))
  const begins: number[] = []
  let whole = ''
  for (const text of texts) {
    begins.push(whole.length)
    whole += text
  }
  const lineAt = (place: number): number => begins.findLastIndex(begin => begin <= place)
  const found: Stretch[] = []
  for (
    let at = whole.indexOf(searched);
    at >= 0 && found.length < most;
    at = whole.indexOf(searched, at + searched.length)
  ) {
    const stretch = stretchOfLines(lines, lineAt(at), lineAt(at + searched.length - 1))
    if (stretch) found.push(stretch)
  }
  return found
}

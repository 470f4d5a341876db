// The sentences of a text, as they stand in it.

const ENDS = '。！？!?；;…'
const OPENS = '“「『《（("'
const CLOSES = '”」』》）)"'
/** 1 for the characters a sentence or quotation may begin or end with: all others are passed over. */
const matters = new Uint8Array(65536)
for (const character of `\n.${ENDS}${OPENS}${CLOSES}`) matters[character.charCodeAt(0)] = 1

/** A quotation open for longer is a typing mistake: the next end of a sentence ends it. */
const LONGEST_QUOTE = 300

/** A sentence ends behind 。！？ and what closes there; not inside a quotation. */
export function splitSentences(text: string): string[] {
  const result: string[] = []
  let from = 0
  let depth = 0
  let opened = 0
  for (let i = 0; i < text.length; i++) {
    if (matters[text.charCodeAt(i)] === 0) continue
    const character = text.charAt(i)
    if (character === '\n') {
      result.push(text.slice(from, i))
      from = i + 1
      depth = 0
      continue
    }
    const opens = OPENS.includes(character) && !(character === '"' && depth > 0)
    if (opens) {
      if (depth === 0) opened = i
      depth++
      continue
    }
    if (CLOSES.includes(character)) {
      if (depth > 0) depth--
      // “……。” ends the sentence when what is inside it did.
      if (depth > 0 || !ENDS.includes(text.charAt(i - 1)) || text.charAt(i - 1) === '') continue
      if (i - opened < 2 || isContinued(text, i + 1)) continue
    } else if (!endsHere(text, i, character) || (depth > 0 && i - opened < LONGEST_QUOTE)) continue
    let end = i + 1
    while (
      end < text.length &&
      (ENDS.includes(text.charAt(end)) || (depth === 0 && '”」』）)'.includes(text.charAt(end))))
    )
      end++
    result.push(text.slice(from, end))
    from = end
    depth = 0
    i = end - 1
  }
  result.push(text.slice(from))
  return result.map(sentence => sentence.trimStart()).filter(sentence => sentence.trim() !== '')
}

/** “……？”他问: what follows the quotation on the same line belongs to it. */
const isContinued = (text: string, at: number): boolean =>
  /^[^\s“「『\n]{0,6}(?:说|道|问|称|表示|写道|介绍|认为)/u.test(text.slice(at, at + 12))

function endsHere(text: string, i: number, character: string): boolean {
  if (ENDS.includes(character)) return character !== ';'
  // A full stop ends an English sentence before white space and a capital, not in 3.14 or U.S. dollars.
  return (
    character === '.' &&
    /^\s+["“]?\p{Lu}/u.test(text.slice(i + 1, i + 5)) &&
    !/(?:\b\p{Lu}|\b(?:Mr|Mrs|Ms|Dr|St|vs|No|Inc|Co|Ltd))$/u.test(text.slice(Math.max(0, i - 4), i))
  )
}

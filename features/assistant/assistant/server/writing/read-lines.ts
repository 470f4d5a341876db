/** Reads what a model writes while it comes: one JSON object a line. What is none is counted, whatever it is. Pure. */
import { z } from 'zod'

/** UTF-16 units of a line, and of a sentence. */
const longestLine = 4_000
const longestSentence = 400

const Line = z.object({
  text: z.string().trim().min(1).max(longestSentence),
  from: z.array(z.number().int()).max(40).catch([]),
})
export interface WrittenLine {
  text: string
  /** Places of passages, from 0, as it names them. */
  cited: number[]
}

export interface LineReader {
  /** The lines that are whole with this piece. */
  read(piece: string): WrittenLine[]
  /** What stands behind the last end of a line. */
  end(): WrittenLine[]
  /** Lines that were none. */
  readonly unusable: number
}

export function lineReader(): LineReader {
  let rest = ''
  let unusable = 0
  const lineOf = (raw: string): WrittenLine[] => {
    // Around and between objects some write a list, a fence or an opening word.
    const line = raw
      .trim()
      .replace(/^\[\s*(?=\{)/, '')
      .replace(/,$/, '')
      .replace(/(?<=\})\s*\]$/, '')
    if (line === '' || /^(?:```\w*|\[|\])$/.test(line)) return []
    const parsed = Line.safeParse(jsonIn(line))
    if (!parsed.success) {
      unusable++
      return []
    }
    const { text, from } = parsed.data
    return [{ text: text.replace(/\s+/g, ' '), cited: from.map(number => number - 1) }]
  }
  return {
    read(piece) {
      const lines = `${rest}${piece}`.split('\n')
      rest = lines.pop() ?? ''
      const read = lines.flatMap(lineOf)
      if (rest.length > longestLine) {
        unusable++
        rest = ''
      }
      return read
    },
    end() {
      const last = rest
      rest = ''
      // Objects one behind the other on one line.
      return last.split(/(?<=\})\s*,?\s*(?=\{)/).flatMap(lineOf)
    },
    get unusable() {
      return unusable
    },
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Links and markup: answers are plain text, so that nothing leaves by an address. */
export const isPlain = (text: string): boolean => !/https?:\/\/|www\.|\]\(|<\/?[a-z][^>]*>|data:\w+\//i.test(text)

/** What a model said, as translations of the texts it was given. Pure. */
import { z } from 'zod'

const Texts = z.array(z.string())
const Answer = z.union([Texts, z.object({ translations: Texts }).transform(({ translations }) => translations)])

/** A translation is at most so many times as long as its text, and some more for short ones. */
const mostTimes = 12
const atLeast = 400

/** Null: it is not one translation for each text. */
export function translationsIn(said: string, texts: readonly string[]): string[] | null {
  // Many models wrap JSON in a fence of Markdown.
  const bare = said
    .trim()
    .replace(/^```(?:json)?\s*/i, '')
    .replace(/\s*```$/, '')
  const read = Answer.safeParse(parsed(bare))
  if (!read.success || read.data.length !== texts.length) return null
  const isSound = read.data.every((text, place) => {
    const source = texts[place] ?? ''
    return (
      (text.trim() !== '' || source.trim() === '') &&
      text.length <= source.length * mostTimes + atLeast &&
      text.isWellFormed() &&
      !text.includes('\u0000')
    )
  })
  return isSound ? read.data.map(text => text.replace(/\s*\n\s*/g, ' ').trim()) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Texts of blocks as they are written in a plain field: a line is a paragraph, "- " begins a point. Pure. */
import type { Paragraph } from '../contract.ts'

export const textOf = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .map(({ style, runs }) => `${style === 'bullet' ? '- ' : ''}${runs.map(({ text }) => text).join('')}`)
    .join('\n')

/** Paragraphs whose words did not change keep their looks. */
export function paragraphsOf(text: string, before: readonly Paragraph[] = []): Paragraph[] {
  const known = new Map(before.map(paragraph => [textOf([paragraph]), paragraph]))
  return text
    .split('\n')
    .map(
      line =>
        known.get(line) ??
        (line.startsWith('- ')
          ? { style: 'bullet', runs: [{ text: line.slice(2) }] }
          : { style: 'plain', runs: [{ text: line }] }),
    )
}

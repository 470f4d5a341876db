import { type Locale, type Phrase, platformStrings, type Refusal, say } from '@guanlan/platform/contract'
import type { ImportOptions } from './import-options.ts'

/** A refusal in words, those of the feature or the platform's. */
export function sentenceOf(
  { words }: Pick<ImportOptions<never>, 'words'>,
  { key, values }: Refusal,
  locale: Locale,
): string {
  const [feature = '', word = ''] = key.split('.')
  const phrase = { ...words, platform: platformStrings as Record<string, Phrase> }[feature]?.[word]
  return phrase ? say(phrase, locale, values) : key
}

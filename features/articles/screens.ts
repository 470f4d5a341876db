import { screens as mediaCorrections } from '@guanlan/features/articles/media-corrections/screens'
import { screens as sensitiveWords } from '@guanlan/features/articles/sensitive-words/screens'
import { screens as vocabularies } from '@guanlan/features/articles/vocabularies/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...mediaCorrections, ...sensitiveWords, ...vocabularies }

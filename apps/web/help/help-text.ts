import type { Phrase } from '@guanlan/platform/contract'

/** Help by screen (`articles.desk`), so that all addresses of one screen share a text. Paragraphs are parted by a line break. */
export type HelpTexts = Readonly<Record<string, Phrase>>

import type { ReactNode } from 'react'
import type { ArticleRow } from '../contract.ts'

export interface ArticleRowLooks {
  article: ArticleRow
  density: 'comfortable' | 'compact'
  selected: boolean
  open: boolean
  /** Under the reader's keyboard. */
  current: boolean
  /** Slid in a moment ago. */
  fresh?: boolean
  selectLabel: string
  /** With the title in the reader's language, where it was translated. */
  showsTranslation?: boolean
  onSelect: (id: number, selected: boolean, range: boolean) => void
  onOpen: (id: number) => void
  /** What people did with the article, in the line of facts. */
  marks?: ReactNode
  /** The way to the similar articles, in the line of facts. */
  folded?: ReactNode
  /** The similar articles, opened in place. */
  children?: ReactNode
}

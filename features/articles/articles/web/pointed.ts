/** What a pointer does to one article of a list, however it is drawn: a click opens it, Shift selects up to it. */
import type { MouseEvent } from 'react'
import type { ArticleRowLooks } from './article-row-looks.ts'

export const pointed = ({ article, onOpen, onSelect }: Pick<ArticleRowLooks, 'article' | 'onOpen' | 'onSelect'>) => ({
  onClick(event: MouseEvent) {
    if (!(event.target as HTMLElement).closest('button, input, a, [data-inert]')) onOpen(article.id)
  },
  /** Of the box: Shift is only known to the click, not to the change. */
  onBoxClick(event: MouseEvent) {
    if (!event.shiftKey) return
    event.preventDefault()
    onSelect(article.id, true, true)
  },
})

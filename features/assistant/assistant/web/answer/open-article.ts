/** Opens an article beside an answer, with words of it marked. */
import { createContext, useContext } from 'react'

export interface OpenedArticle {
  id: number
  /** A rule whose words are marked; empty: those of the monitors. */
  query: string
  /** What was quoted of it; absent: nothing to hold against it. */
  quoted?: string
}

export const OpenArticleContext = createContext<(article: OpenedArticle) => void>(() => undefined)
export const useOpenArticle = () => useContext(OpenArticleContext)

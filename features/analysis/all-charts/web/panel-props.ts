import type { Question } from '@guanlan/features/articles/articles/contract'
import type { Part } from './figures/drawn.ts'

/** What a panel is given. */
export interface PanelProps {
  asked: Question
  /** It came into view and is asked for. */
  wanted: boolean
  onOpen: (part: Part, question: Question) => void
}

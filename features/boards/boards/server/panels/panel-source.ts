import type { Question } from '@guanlan/features/articles/articles/contract'
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { PanelFigure, PanelKind, Shown } from '../../contract.ts'

export interface PanelRequest<K extends PanelKind = PanelKind> {
  shows: Extract<Shown, { kind: K }>
  /** As a list asks it. */
  question: Question
  /** The same, with the monitors below. */
  articles(): Promise<ArticleQuery>
  zone: string
}

export type Drawn = Pick<PanelFigure, 'message' | 'opens' | 'of'>

/** Makes the figures of one kind, by the door of the feature whose they are. */
export interface PanelSource<K extends PanelKind> {
  /** Whoever lacks it is shown that they may not see it; null: everybody sees it. */
  permission: string | null
  make(scope: Scope, request: PanelRequest<K>): Promise<Drawn>
}

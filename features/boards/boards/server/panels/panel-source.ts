import type { Question } from '@guanlan/features/articles/articles/contract'
import type { Scope } from '@guanlan/platform/server'
import type { PanelFigure, PanelKind, Shown } from '../../contract.ts'
import type { Ground } from './shared-question.ts'

export interface PanelRequest<K extends PanelKind = PanelKind> extends Ground {
  shows: Extract<Shown, { kind: K }>
  /** As a list asks it. */
  question: Question
  zone: string
}

export type Drawn = Pick<PanelFigure, 'message' | 'opens' | 'of'>

/** Makes the figures of one kind, by the door of the feature whose they are. */
export interface PanelSource<K extends PanelKind> {
  /** Whoever lacks it is shown that they may not see it; null: everybody sees it. */
  permission: string | null
  make(scope: Scope, request: PanelRequest<K>): Promise<Drawn>
}

import { assistantFeature } from '@guanlan/features/assistant/assistant/contract'
import { type AssistantParts, assistantServer, assistantWorker } from '@guanlan/features/assistant/assistant/server'
import type { Area } from '@guanlan/platform/server'

interface AreaParts {
  models: AssistantParts['models']
  /** What the assistant writes with: it goes on when whoever began it has left. */
  assistant: Pick<AssistantParts, 'actFor' | 'log'>
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const assistant: Area<AreaParts> = [
  [assistantFeature, ({ models, assistant }) => assistantServer({ models, ...assistant }), assistantWorker],
]

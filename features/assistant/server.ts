import { assistantFeature } from '@guanlan/features/assistant/assistant/contract'
import { assistantServer, assistantWorker } from '@guanlan/features/assistant/assistant/server'
import type { Translator } from '@guanlan/features/handling/translation/server'
import type { Area } from '@guanlan/platform/server'

interface AssistantParts {
  /** The model that is set; null: none. */
  translator: Translator | null
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const assistant: Area<AssistantParts> = [
  [assistantFeature, ({ translator }) => assistantServer(translator), assistantWorker],
]

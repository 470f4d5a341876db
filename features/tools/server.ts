import { recognitionFeature } from '@guanlan/features/tools/recognition/contract'
import { type RecognitionParts, recognitionServer, recognitionWorker } from '@guanlan/features/tools/recognition/server'
import { wordCloudsFeature } from '@guanlan/features/tools/word-clouds/contract'
import { wordCloudsServer } from '@guanlan/features/tools/word-clouds/server'
import type { Area } from '@guanlan/platform/server'

export interface ToolsParts {
  recognition: RecognitionParts
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const tools: Area<ToolsParts, ToolsParts> = [
  [wordCloudsFeature, wordCloudsServer],
  [
    recognitionFeature,
    ({ recognition }) => recognitionServer(recognition),
    ({ recognition }) => recognitionWorker(recognition),
  ],
]

/** Reads one long rule in a thread of its own, so that the page goes on answering. */
import * as engine from '@guanlan/engine/rules'
import { checkedOf } from './check-rule.ts'
import { withVocabularies } from './named-words.ts'

self.onmessage = ({ data }: MessageEvent<{ text: string; vocabularies: engine.Vocabularies | undefined }>) => {
  const own = withVocabularies<typeof engine>(engine, data.vocabularies)
  self.postMessage(checkedOf(own, own.parse(data.text), data.text))
}

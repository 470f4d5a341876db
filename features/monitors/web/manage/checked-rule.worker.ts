/** Reads one long rule in a thread of its own, so that the page goes on answering. */
import * as engine from '@guanlan/engine/rules'
import { checkedOf } from './check-rule.ts'

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(checkedOf(engine, engine.parse(data)))

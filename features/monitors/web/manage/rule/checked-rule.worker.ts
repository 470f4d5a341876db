/** Reads one long rule in a thread of its own, so that the page goes on answering. */
import { explain, MAX_GROUPS, parse, print, toForm } from '@guanlan/engine/rules'
import { checkedOf } from './check-rule.ts'

self.onmessage = ({ data }: MessageEvent<string>) =>
  self.postMessage(checkedOf({ print, explain, toForm, MAX_GROUPS }, parse(data)))

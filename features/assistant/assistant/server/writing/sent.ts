/** What of passages is sent to a model: as much as the organisation allows and the person chose, without what says who somebody is. Pure. */
import type { Leaves } from '@guanlan/features/handling/models/contract'
import { sendable } from '@guanlan/features/handling/models/server'
import { type AmountSent, fewPassages, longestPassage } from '../../contract.ts'
import type { ChosenPassage } from '../answering/choose-passages.ts'

/** UTF-16 units of a text, where whole texts may be sent. */
const longestText = 2_000

export interface Sent {
  leaves: Leaves
  /** With the text that a sentence is held against. */
  passages: ChosenPassage[]
  /** With the text that is sent, in the same order. */
  texts: string[]
  characters: number
}

export function sentOf(passages: readonly ChosenPassage[], allowed: Leaves, amount: AmountSent): Sent {
  const leaves = amount === 'titles' ? 'titles' : allowed
  const chosen = passages.slice(0, amount === 'few' ? fewPassages : undefined).map(passage => ({
    ...passage,
    text:
      leaves === 'titles'
        ? passage.article.title || passage.text.slice(0, 40)
        : leaves === 'whole'
          ? passage.article.body.slice(0, longestText) || passage.text
          : passage.text.slice(0, longestPassage),
  }))
  const texts = chosen.map(({ text }) => sendable(text))
  return { leaves, passages: chosen, texts, characters: texts.reduce((sum, text) => sum + text.length, 0) }
}

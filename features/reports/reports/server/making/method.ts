/** How the figures were made, and what the terms mean. Pure. */
import { say } from '@guanlan/platform/contract'
import type { PlainBlock, SimpleTemplateBlock } from '../../contract.ts'
import { glossaryStrings } from '../../strings/glossary.ts'
import { madeStrings as words } from '../../strings/made.ts'
import type { Made } from './made.ts'
import { momentIn } from './moments.ts'
import { titleOf, wordOf } from './say.ts'

export const periodOf = (made: Made): string =>
  say(words.period, made.scope.locale, {
    from: momentIn(made.zone, made.asked.from),
    to: momentIn(made.zone, made.asked.to),
  })

export function methodOf(block: SimpleTemplateBlock, made: Made): PlainBlock {
  const t = wordOf(made)
  const counted = t(words.methodScope, {
    period: periodOf(made),
    zone: made.zone,
    names: made.monitors,
    at: momentIn(made.zone, made.asked.until),
  })
  const lines = [counted, t(words.methodCount), t(words.methodSentiment), t(words.methodBefore)]
  return {
    id: block.id,
    kind: 'method',
    title: titleOf(block, made),
    paragraphs: lines.map(text => ({ style: 'bullet', runs: [{ text }] })),
  }
}

/** The terms of reports, each with what it counts. */
export function glossaryOf(block: SimpleTemplateBlock, made: Made): PlainBlock {
  const t = wordOf(made)
  return {
    id: block.id,
    kind: 'method',
    title: titleOf(block, made),
    paragraphs: Object.values(glossaryStrings).map(phrase => {
      const [term = '', ...meaning] = t(phrase).split('|')
      return { style: 'plain', runs: [{ text: term, bold: true }, { text: meaning.join('|') }] }
    }),
  }
}

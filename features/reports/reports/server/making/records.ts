/** A block that a feature above makes of its records. */
import { say } from '@guanlan/platform/contract'
import type { PlainBlock, SimpleTemplateBlock } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { Made } from './made.ts'

export async function recordsOf(block: SimpleTemplateBlock, made: Made): Promise<PlainBlock> {
  const { scope, zone, handed } = made
  const { subject } = made.asked
  const [kind, name] = block.records.split('.')
  const found = handed.sources.find(source => source.kind === kind)?.blocks.find(each => each.name === name)
  if (!found || !subject || subject.kind !== kind) {
    // A template that was copied, in a report of monitors.
    const text = say(strings.noSubject, scope.locale)
    return { id: block.id, kind: 'text', paragraphs: [{ style: 'plain', runs: [{ text }] }] }
  }
  const request = { subjectId: subject.id, articles: made.wanted, question: made.base, zone }
  const title = block.title || say(found.title, scope.locale)
  return { ...(await found.make(scope, request, title)), id: block.id } as PlainBlock
}

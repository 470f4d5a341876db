/** Reposts as a link shows them: authors are numbers, also where a text names them. Pure. */
import type { Cascade } from '../../contract/cascade.ts'
import { comparedName } from './names.ts'

const mention = /@([^\s:：@/,，。;；!！?？、()（）[\]【】"“”]{1,60})/gu

export function withoutAuthors(cascade: Cascade): Cascade {
  const whoOf = new Map(
    cascade.nodes.flatMap(({ author, who }) => (author === null ? [] : [[comparedName(author), who] as const])),
  )
  const hidden = (text: string) =>
    text.replace(mention, (_, name: string) => `@${whoOf.get(comparedName(name)) ?? '…'}`)
  return {
    ...cascade,
    article: null,
    nodes: cascade.nodes.map((node, place) => ({
      ...node,
      author: null,
      text: place === 0 ? node.text : hidden(node.text),
    })),
  }
}

/** Makes a message fit into what a platform takes: whole items are left out from the end, then lines, then the title is cut. Pure. */
import type { Message } from '../../contract.ts'

/** Characters of a title when nothing else is left to leave out. */
const shortTitles = [150, 60, 20]

/** `left`: items that had no room; they count as `more`. What does not fit even so is sent at its shortest. */
export function fitted(
  message: Message,
  bytes: number,
  write: (message: Message) => string,
): { body: string; left: number } {
  let body = ''
  let left = 0
  for (const smaller of smallerAndSmaller(message)) {
    body = write(smaller)
    left = message.items.length - smaller.items.length
    if (Buffer.byteLength(body) <= bytes) break
  }
  return { body, left }
}

function* smallerAndSmaller(message: Message): Generator<Message> {
  const { items, lines, more, title } = message
  for (let shown = items.length; shown >= 0; shown--)
    yield { ...message, items: items.slice(0, shown), more: more + items.length - shown }
  const bare = { ...message, items: [], more: more + items.length }
  for (let shown = lines.length - 1; shown >= 0; shown--) yield { ...bare, lines: lines.slice(0, shown) }
  for (const most of shortTitles) yield { ...bare, lines: [], title: `${[...title].slice(0, most).join('')}…` }
}

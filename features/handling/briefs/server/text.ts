/** A brief for a chat. Pure. */
import { type Locale, say } from '@guanlan/platform/contract'
import { strings } from '../strings.ts'
import type { BriefLine } from './lines.ts'

export function textOf(title: string, lines: readonly BriefLine[], locale: Locale): string {
  const head = `【${title}】${say(strings.count, locale, { count: lines.length })}`
  const each = lines.map(({ title: of, facts, summary, url }, at) =>
    [`${at + 1}. ${of}`, facts, summary, url && say(strings.original, locale, { url })].filter(Boolean).join('\n'),
  )
  return [head, ...each].join('\n\n')
}

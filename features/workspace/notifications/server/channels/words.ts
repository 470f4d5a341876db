/** The few words that channels add to a message, in the language of its reader, and how a moment is written for them. Pure. */
import { say } from '@guanlan/platform/contract'
import type { Message, MessageItem } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** What it is stands first, so that nobody takes a test for the real thing. */
export function headlineOf({ mark, title, ...message }: Message): string {
  const { locale } = message
  const before = [mark && say(strings[`mark_${mark}`], locale), levelIn(message)]
  return before.flatMap(word => (word ? [say(strings.bracketed, locale, { word })] : [])).join('') + title
}

/** Messages of older releases have no name of their own. */
const levelIn = ({ level, levelName, locale }: Pick<Message, 'level' | 'locale'> & { levelName?: string | null }) =>
  levelName ?? (level === 'normal' ? null : say(strings[`level_${level}`], locale))

/** Messages of older releases have no name of it. */
export const linkNameOf = ({ linkName, locale }: Pick<Message, 'locale'> & { linkName?: string | null }): string =>
  linkName ?? say(strings.openAll, locale)

export const moreOf = ({ more, locale }: Message): string | null =>
  more > 0 ? say(strings.more, locale, { count: more }) : null

/** `媒体 · 11-22 16:30`, in the zone of the receiver. */
export const originOf = ({ source, at }: MessageItem, { timeZone }: Message): string =>
  [source, at === null ? '' : momentIn(at, timeZone)].filter(Boolean).join(' · ')

function momentIn(at: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(at))
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return `${of('month')}-${of('day')} ${of('hour')}:${of('minute')}`
}

/** What somebody is told of a clock or a task, in their language and zone. Pure. */
import type { MessageDraft } from '@guanlan/features/workspace/notifications/contract'
import { type Locale, locales, say } from '@guanlan/platform/contract'
import { wallClock } from '@guanlan/platform/server'
import type { ClockKind } from '../../contract.ts'
import { strings } from '../../strings.ts'

interface Reader {
  locale: Locale
  timeZone: string
}

interface OfCrisis {
  crisisId: number
  name: string
  drill: boolean
  levelNames: readonly string[] | undefined
  dueAt: Date
  /** Its time is up, not only near. */
  isOver: boolean
}

export function clockMessage(clock: OfCrisis & { kind: ClockKind }, reader: Reader): MessageDraft {
  const { locale } = reader
  const notified = say(strings[clock.isOver ? 'clockOver' : 'clockSoon'], locale, {
    clock: say(strings[`clockName_${clock.kind}`], locale),
    at: momentOf(clock.dueAt, reader),
  })
  return message(clock, reader, notified, say(strings[`clockAsks_${clock.kind}`], locale))
}

export function taskMessage(task: Omit<OfCrisis, 'isOver'> & { title: string }, reader: Reader): MessageDraft {
  const notified = say(strings.taskOver, reader.locale, { title: task.title, at: momentOf(task.dueAt, reader) })
  return message({ ...task, isOver: true }, reader, notified, say(strings.taskAsks, reader.locale))
}

function message(
  { crisisId, name, drill, levelNames, isOver }: OfCrisis,
  { locale, timeZone }: Reader,
  notified: string,
  asks: string,
): MessageDraft {
  const level = levelNames?.[locales.indexOf(locale)] ?? ''
  return {
    level: isOver ? 'urgent' : 'important',
    title: say(strings[drill ? 'messageOfDrill' : 'messageOfCrisis'], locale, { level, name }),
    lines: [notified, asks],
    link: `/crisisMonitor?crisis=${crisisId}`,
    linkName: say(strings.openRoom, locale),
    locale,
    timeZone,
  }
}

const momentOf = (at: Date, { timeZone }: Reader): string => wallClock(timeZone).text(at).slice(0, 16)

import { say } from '@guanlan/platform/contract'
import { type Scope, wallClock } from '@guanlan/platform/server'
import { strings } from '../../strings.ts'
import { columnsOf } from './file.ts'
import type { StoredRecord } from './writing.ts'

/** What the first sheet or the cover says: the question, when and by whom, how many, and the columns. */
export function aboutFile(
  { locale }: Scope,
  { order, about, rows, createdAt, by }: StoredRecord,
  zone: string,
): [string, string][] {
  const at = locale === 'zh' ? 0 : locale === 'zh-TW' ? 1 : 2
  const names = columnsOf(order, locale).map(({ title }) => title)
  return [
    ...about.map(([label, value]): [string, string] => [label[at] ?? '', value[at] ?? '']),
    [say(strings.aboutRows, locale), String(rows)],
    [say(strings.aboutMoment, locale), `${wallClock(zone).text(createdAt)} (${zone})`],
    [say(strings.aboutPerson, locale), by],
    [say(strings.aboutFields, locale), names.join(locale === 'en' ? ', ' : '、')],
  ]
}

/** What an owner reads, in their language and zone. Pure. */
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import type { MessageDraft } from '@guanlan/features/workspace/notifications/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import { wallClock } from '@guanlan/platform/server'
import { strings } from '../../strings.ts'
import type { Found } from './find.ts'

export interface Reader {
  locale: Locale
  timeZone: string
}

/** Of a campaign, everything at once. */
export function noticeOf(
  { id, name }: { id: number; name: string },
  found: readonly Found[],
  { locale, timeZone }: Reader,
): MessageDraft {
  const lines = found.flatMap(each =>
    each.kind === 'target'
      ? [targetLine(each, locale)]
      : each.kind === 'release'
        ? [
            say(strings[each.isSent ? 'noticeUnseen' : 'noticeUnsent'], locale, {
              title: each.title,
              at: wallClock(timeZone).text(each.releaseAt).slice(0, 16),
            }),
          ]
        : [],
  )
  const negative = found.flatMap(each => (each.kind === 'negative' ? [each] : []))
  if (negative.length > 0) lines.push(say(strings.noticeNegative, locale, { count: String(negative.length) }))
  const isBad = found.some(({ kind }) => kind !== 'target')
  return {
    level: negative.length > 0 ? 'important' : 'normal',
    title: say(strings[isBad ? 'noticeAttention' : 'noticeReached'], locale, { name }),
    lines,
    items: negative.map(({ title, media, publishedAt }) => ({ title, source: media, at: publishedAt })),
    link: `/actMonitorDetail?id=${id}`,
    linkName: say(strings.noticeOpen, locale),
    ...{ locale, timeZone },
  }
}

function targetLine({ target, value, message }: Extract<Found, { kind: 'target' }>, locale: Locale): string {
  const measure = say(campaignStrings[`measure_${target.measure}`], locale)
  const of = target.level ? say(articleStrings[target.level], locale) : message
  return say(strings.noticeTarget, locale, {
    target: of === null ? measure : say(strings.noticeTargetOf, locale, { measure, of }),
    value: (Math.round(value * 10) / 10).toLocaleString('en-US'),
    goal: target.number.toLocaleString('en-US'),
  })
}

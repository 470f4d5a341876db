/** What a panel is called where the server says it: as somebody wrote it, else by what it shows. Pure. */
import { strings as chartStrings } from '@guanlan/features/charts/charts/strings'
import { platformPhrase } from '@guanlan/features/collecting/hot-lists/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import type { Panel } from '../contract.ts'
import { panelStrings as words } from '../strings/panels.ts'

export function panelName({ title, shows }: Pick<Panel, 'title' | 'shows'>, locale: Locale): string {
  if (title) return title
  if (shows.kind === 'number') return say(words[`measure_${shows.measure}`], locale)
  if (shows.kind === 'chart') return say(chartStrings[shows.chart], locale)
  if (shows.kind === 'hotList')
    return say(words.hotListOf, locale, { platform: say(platformPhrase(shows.platform), locale) })
  if (shows.kind === 'complaints' && shows.by === 'demand') return say(words.complaintsByDemand, locale)
  if (shows.kind !== 'material') return say(words[`kind_${shows.kind}`], locale)
  const { list, part } = shows
  return say(words.materialOf, locale, {
    list: say(words[`material_${list}`], locale),
    part: say(words[`part_${part}`], locale),
  })
}

import { strings as chartStrings } from '@guanlan/features/charts/charts/strings'
import { platformPhrase } from '@guanlan/features/collecting/hot-lists/contract'
import { useSay, useWords } from '@guanlan/platform/web'
import type { Panel } from '../../contract.ts'
import { panelStrings } from '../../strings/panels.ts'

/** What a panel is called: as somebody wrote it, else by what it shows. */
export function usePanelName(): (panel: Pick<Panel, 'title' | 'shows'>) => string {
  const t = useWords(panelStrings)
  const c = useWords(chartStrings)
  const say = useSay()
  return ({ title, shows }) => {
    if (title) return title
    if (shows.kind === 'number') return t(`measure_${shows.measure}`)
    if (shows.kind === 'hotList') return t('hotListOf', { platform: say(platformPhrase(shows.platform)) })
    if (shows.kind === 'material')
      return t('materialOf', { list: t(`material_${shows.list}`), part: t(`part_${shows.part}`) })
    if (shows.kind === 'complaints' && shows.by === 'demand') return t('complaintsByDemand')
    return shows.kind === 'chart' ? c(shows.chart) : t(`kind_${shows.kind}`)
  }
}

import { strings } from '@guanlan/features/desk/article-list/strings'
import type { View } from '@guanlan/features/desk/article-list/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { useWords } from '@guanlan/platform/web'

/** What is listed: a place, a monitor, or everything. */
export function useTitle({ place, monitor, monitors: several }: View): string {
  const t = useWords(strings)
  const monitors = useMonitors().data
  if (place === 'bin') return t('binTitle')
  if (place === 'filtered') return t('filteredPlace')
  if (monitor === null && several.length > 0) return t('severalMonitors', { count: several.length })
  return monitor === null ? t('allArticles') : (monitors?.find(each => each.id === monitor)?.name ?? '')
}

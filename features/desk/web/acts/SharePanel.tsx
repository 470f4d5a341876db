import { mostShared } from '@guanlan/features/shares/contract'
import { strings as shareStrings } from '@guanlan/features/shares/strings'
import { SharePanel as Panel } from '@guanlan/features/shares/web'
import { ErrorOf, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { deskApi } from '../desk-queries.ts'
import { closePanel } from './panel.ts'
import { sizeOf, type Target } from './target.ts'

const pageSize = 100

/** A link to the articles; of a whole list they are read first, as far as one link goes. */
export function SharePanel({ target }: { target: Target }) {
  const t = useWords(shareStrings)
  const { all } = target
  const whole = useQuery({
    queryKey: ['desk', 'idsOf', JSON.stringify(all)],
    queryFn: async ({ signal }) => {
      if (!all) return []
      const ids: number[] = []
      for (let page = 1; ids.length < all.count; page++) {
        const body = { ...all.question, ...(all.similarTo && { similarTo: all.similarTo }), page, pageSize }
        const { list } = await deskApi.list({ body }, { signal })
        if (list.length === 0) break
        ids.push(...list.map(row => row.id))
      }
      return ids.slice(0, all.count)
    },
    enabled: all !== undefined && all.count <= mostShared,
    gcTime: 0,
  })
  if (sizeOf(target) > mostShared) return <p className="problem">{t('tooManyArticles')}</p>
  if (whole.isError) return <ErrorOf error={whole.error} onRetry={() => void whole.refetch()} />
  if (all && !whole.data) return <SkeletonRows rows={5} />
  const { articles } = target
  const [first] = articles
  // In the order of the list, not in the order in which they were chosen.
  const chosen = articles.length === target.ids.length ? articles.map(each => each.id) : target.ids
  const count = sizeOf(target)
  const title = first?.title.slice(0, 150) ?? ''
  return (
    <Panel
      ids={all ? (whole.data ?? []) : chosen}
      found={target.found ?? false}
      title={count === 1 || title === '' ? title : t('titleOfMany', { title, count })}
      onClose={closePanel}
    />
  )
}

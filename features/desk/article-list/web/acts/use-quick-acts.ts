/** Acts that need nothing said beside them: one key, one act. */
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { confirm, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { actApi } from './act-queries.ts'
import { sizeOf, type Target } from './target.ts'
import { useAct } from './use-act.ts'

export function useQuickActs() {
  const t = useWords(strings)
  const format = useFormat()
  const act = useAct()
  return useMemo(
    () => ({
      /** Onto one's own list, or off it when all are on it. */
      favour(target: Target) {
        const flag = target.articles.length > 0 && target.articles.every(each => each.favourite) ? 0 : 1
        return act(
          target,
          'work',
          body => actApi.favourite.act({ body: { ...body, flag } }),
          count => t(flag ? 'didFavour' : 'didUnfavour', { count }),
        )
      },
      feature(target: Target) {
        const flag = target.articles.length > 0 && target.articles.every(each => each.featured) ? 0 : 1
        return act(
          target,
          'work',
          body => actApi.feature.act({ body: { ...body, flag } }),
          count => t(flag ? 'didFeature' : 'didUnfeature', { count }),
        )
      },
      remove: (target: Target) =>
        act(
          target,
          'places',
          body => actApi.remove.act({ body }),
          count => t('didRemove', { count }),
        ),
      restore: (target: Target) =>
        act(
          target,
          'places',
          body => actApi.restore.act({ body }),
          count => t('didRestore', { count }),
        ),
      async erase(target: Target) {
        const count = format.exact(sizeOf(target))
        const yes = await confirm({ title: t('eraseTitle', { count }), loss: t('eraseLoss'), act: t('erase') })
        return (
          yes &&
          act(
            target,
            'places',
            body => actApi.erase.act({ body }),
            changed => t('didErase', { count: changed }),
          )
        )
      },
      turnLabel: (target: Target, label: { id: number; name: string }, on: boolean) =>
        act(
          target,
          'labels',
          body => (on ? actApi.label : actApi.unlabel).act({ body: { ...body, labels: [label.id] } }),
          count => t(on ? 'didLabel' : 'didUnlabel', { count, name: label.name }),
        ),
    }),
    [act, format, t],
  )
}

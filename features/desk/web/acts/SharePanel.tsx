import { mostShared } from '@guanlan/features/shares/contract'
import { strings as shareStrings } from '@guanlan/features/shares/strings'
import { SharePanel as Panel } from '@guanlan/features/shares/web'
import { useWords } from '@guanlan/platform/web'
import { closePanel } from './panel.ts'
import { bodyOf, sizeOf, type Target } from './target.ts'

/** A link to the articles, or to the whole list as far as one link goes. */
export function SharePanel({ target }: { target: Target }) {
  const t = useWords(shareStrings)
  const count = sizeOf(target)
  if (count > mostShared) return <p className="problem">{t('tooManyArticles')}</p>
  const { articles, ids } = target
  const title = articles[0]?.title.slice(0, 150) ?? ''
  // In the order of the list, not in the order in which they were chosen.
  const inOrder = articles.length === ids.length ? articles.map(each => each.id) : ids
  return (
    <Panel
      chosen={bodyOf({ ...target, ids: inOrder })}
      title={count === 1 || title === '' ? title : t('titleOfMany', { title, count })}
      onClose={closePanel}
    />
  )
}

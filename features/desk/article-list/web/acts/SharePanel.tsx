import { mostShared } from '@guanlan/features/handling/shares/contract'
import { strings as shareStrings } from '@guanlan/features/handling/shares/strings'
import { SharePanel as Panel } from '@guanlan/features/handling/shares/web'
import { useWords } from '@guanlan/platform/web'
import { idsInOrder } from './BriefPanel.tsx'
import { closePanel } from './panel.ts'
import { bodyOf, sizeOf, type Target } from './target.ts'

/** A link to the articles, or to the whole list as far as one link goes. */
export function SharePanel({ target }: { target: Target }) {
  const t = useWords(shareStrings)
  const count = sizeOf(target)
  if (count > mostShared) return <p className="problem">{t('tooManyArticles')}</p>
  const title = target.articles[0]?.title.slice(0, 150) ?? ''
  return (
    <Panel
      chosen={bodyOf({ ...target, ids: idsInOrder(target) })}
      title={count === 1 || title === '' ? title : t('titleOfMany', { title, count })}
      onClose={closePanel}
    />
  )
}

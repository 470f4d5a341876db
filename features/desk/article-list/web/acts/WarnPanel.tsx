import { mostSent } from '@guanlan/features/warnings/warnings/contract'
import { strings } from '@guanlan/features/warnings/warnings/strings'
import { SendForm } from '@guanlan/features/warnings/warnings/web'
import { useWords } from '@guanlan/platform/web'
import { closePanel } from './panel.ts'
import { sizeOf, type Target } from './target.ts'

/** Sends articles by hand; as many as one message takes, or all of a list. */
export function WarnPanel({ target }: { target: Target }) {
  const t = useWords(strings)
  const { all, articles } = target
  const isPlain = all?.question.place === 'desk' && all.query === undefined && all.similarTo === undefined
  if (all && isPlain && articles.length > 0) return <SendForm articles={articles} list={all} onClose={closePanel} />
  // Of all that a list finds only those that are loaded have their titles here.
  if (sizeOf(target) > mostSent || articles.length < sizeOf(target))
    return <p className="problem">{t('tooManyArticles')}</p>
  return <SendForm articles={articles} onClose={closePanel} />
}

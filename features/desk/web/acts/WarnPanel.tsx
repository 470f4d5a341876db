import { mostSent } from '@guanlan/features/warnings/contract'
import { strings } from '@guanlan/features/warnings/strings'
import { SendForm } from '@guanlan/features/warnings/web'
import { useWords } from '@guanlan/platform/web'
import { closePanel } from './panel.ts'
import { sizeOf, type Target } from './target.ts'

/** Sends articles by hand; as many as one message takes. */
export function WarnPanel({ target }: { target: Target }) {
  const t = useWords(strings)
  // Of all that a list finds only those that are loaded have their titles here.
  if (sizeOf(target) > mostSent || target.articles.length < sizeOf(target))
    return <p className="problem">{t('tooManyArticles')}</p>
  return <SendForm articles={target.articles} onClose={closePanel} />
}

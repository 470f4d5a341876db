import { mostBriefed } from '@guanlan/features/handling/briefs/contract'
import { strings as briefStrings } from '@guanlan/features/handling/briefs/strings'
import { BriefPanel as Panel } from '@guanlan/features/handling/briefs/web'
import { useWords } from '@guanlan/platform/web'
import { closePanel } from './panel.ts'
import { bodyOf, sizeOf, type Target } from './target.ts'

/** The articles as a text or a file, or the whole list as far as one brief goes. */
export function BriefPanel({ target }: { target: Target }) {
  const t = useWords(briefStrings)
  if (sizeOf(target) > mostBriefed) return <p className="problem">{t('tooMany')}</p>
  return <Panel chosen={bodyOf({ ...target, ids: idsInOrder(target) })} onClose={closePanel} />
}

/** In the order of the list, not in the order in which they were chosen, where all of them are loaded. */
export const idsInOrder = ({ articles, ids }: Target): readonly number[] =>
  articles.length === ids.length ? articles.map(each => each.id) : ids

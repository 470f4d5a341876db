import { PutPanel } from '@guanlan/features/handling/clippings/web'
import { idsInOrder } from './BriefPanel.tsx'
import { closePanel } from './panel.ts'
import { bodyOf, type Target } from './target.ts'

/** The articles, or the whole list, into a directory of material. */
export const MaterialPanel = ({ target }: { target: Target }) => (
  <PutPanel chosen={bodyOf({ ...target, ids: idsInOrder(target) })} onClose={closePanel} />
)

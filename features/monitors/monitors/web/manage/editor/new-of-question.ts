import { saveInTab } from '@guanlan/platform/web'
import { newMonitor } from '../../addresses.ts'
import { type Draft, newDraft } from '../../drafts/draft.ts'
import { keyOf } from '../../drafts/manage-address.ts'
import { type NotCarried, nameOfDraft, type Work } from '../../drafts/saved-draft.ts'

/** The address of a new monitor that begins with a question asked elsewhere: kept by the tab as something written and not saved. What a monitor cannot ask is named above it. */
export function newMonitorOf(
  started: Pick<Draft, 'rule' | 'languages' | 'regions' | 'mediaLimit'>,
  notCarried: NotCarried,
): string {
  const before = newDraft('item', 0)
  const isWhole = notCarried.left.length + notCarried.wider.length === 0
  const work: Work = {
    ...{ draft: { ...before, view: 'text', ...started }, before, revision: 0 },
    ...(!isWhole && { notCarried }),
  }
  saveInTab(nameOfDraft(keyOf({ id: null, kind: 'item', fatherId: 0 })), work)
  return newMonitor()
}

import { saveInTab } from '@guanlan/platform/web'
import { newMonitor } from '../../addresses.ts'
import { newDraft } from '../../drafts/draft.ts'
import { keyOf } from '../../drafts/manage-address.ts'
import { nameOfDraft, type Work } from '../../drafts/saved-draft.ts'

/** The address of a new monitor that begins with a rule found elsewhere: kept by the tab as something written and not saved. */
export function newMonitorWithRule(rule: string): string {
  const before = newDraft('item', 0)
  const work: Work = { draft: { ...before, view: 'text', rule }, before, revision: 0 }
  saveInTab(nameOfDraft(keyOf({ id: null, kind: 'item', fatherId: 0 })), work)
  return newMonitor()
}

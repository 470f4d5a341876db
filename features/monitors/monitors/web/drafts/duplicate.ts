import { saveInTab } from '@guanlan/platform/web'
import { type Monitor, nameLength } from '../../contract.ts'
import { newMonitor } from '../addresses.ts'
import { draftOf, newDraft } from './draft.ts'
import { keyOf } from './manage-address.ts'
import { nameOfDraft, type Work } from './saved-draft.ts'

/** The address of a new monitor like this one, in the same folder: kept by the tab as something written and not saved. */
export function duplicateOf(monitor: Monitor, name: string): string {
  const before = newDraft('item', monitor.fatherId)
  const draft = { ...draftOf(monitor), name: name.slice(0, nameLength.max) }
  const work: Work = { draft, before, revision: 0 }
  saveInTab(nameOfDraft(keyOf({ id: null, kind: 'item', fatherId: monitor.fatherId })), work)
  return newMonitor(monitor.fatherId)
}

import { useWords } from '@guanlan/platform/web'
import type { ChangeKind, LayoutChange } from '../../contract.ts'
import { layoutStrings } from '../../strings/layouts.ts'
import { usePanelName } from '../panels/use-panel-name.ts'

export interface NamedChange {
  kind: ChangeKind
  view: string
  /** Of the panel; empty: it is of a view or of the whole. */
  name: string
}

/** Panels by their titles, as the screen calls them. */
export function useNamed(): (changes: readonly LayoutChange[]) => NamedChange[] {
  const nameOf = usePanelName()
  return changes => changes.map(({ kind, view, panel }) => ({ kind, view, name: panel ? nameOf(panel) : '' }))
}

/** What differs, line by line. @param most that are shown */
export function Changes({ changes, most = 8 }: { changes: readonly NamedChange[]; most?: number }) {
  const t = useWords(layoutStrings)
  if (changes.length === 0) return <p className="dim">{t('nothing')}</p>
  return (
    <ul>
      {changes.slice(0, most).map(({ kind, view, name }, place) => {
        const change = t(`change_${kind}`, { name })
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        return <li key={place}>{view ? t('inView', { view, change }) : change}</li>
      })}
      {changes.length > most && <li className="dim">{t('more', { count: changes.length - most })}</li>}
    </ul>
  )
}

/** Saved views and the layout of one list, kept in memory. */
import { ListLayout, refuse, type SavedView, type ViewDraft } from '@guanlan/platform/contract'

export function viewsServer() {
  let views: SavedView[] = []
  let layout = ListLayout.parse({})
  return {
    all: () => ({ views, layout, standard: null }),
    save(draft: ViewDraft): SavedView {
      const stored = { id: views.length + 1, version: 1, updatedAt: new Date().toISOString(), updatedBy: '我' }
      const view = { ...draft, ...stored }
      views = [...views, view]
      return view
    },
    change({ id, version, ...draft }: ViewDraft & { id: number; version: number }): SavedView {
      const before = views.find(view => view.id === id)
      if (!before) throw refuse('missing', 'platform.missing')
      if (before.version !== version) throw refuse('conflict', 'platform.changedSince', { by: '我' })
      const view = { ...before, ...draft, version: version + 1 }
      views = views.map(each => (each.id === id ? view : each))
      return view
    },
    remove(id: number): null {
      views = views.filter(view => view.id !== id)
      return null
    },
    arrange(next: ListLayout): null {
      layout = next
      return null
    },
  }
}

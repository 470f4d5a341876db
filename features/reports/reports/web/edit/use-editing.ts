/** The editing of one report on this screen. */
import { dropFromTab, loadFromTab, saveInTab, useSaveKey, useUnsaved } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Report } from '../../contract.ts'
import { api, editing } from '../api.ts'
import { type Editing, type EditingState, openEditing, type StoredEditing } from './editing.ts'

export function useEditing(report: Report): { editor: Editing; state: EditingState } {
  const name = `reports.editing.${report.id}`
  const client = useQueryClient()
  const [editor] = useState(() =>
    openEditing({
      report,
      kept: loadFromTab(name) as StoredEditing | null,
      save: async (version, changes) => {
        const stored = await editing.saveChanges({ body: { reportId: report.id, version, changes } })
        // The reading page and the list show what was saved.
        void client.invalidateQueries({ queryKey: ['report', report.id], exact: true })
        void client.invalidateQueries({ queryKey: ['reports'] })
        return stored
      },
      load: () => api.get({ params: { id: report.id } }),
      keep: stored => (stored ? saveInTab(name, stored) : dropFromTab(name)),
    }),
  )
  const state = useSyncExternalStore(editor.subscribe, editor.get)
  useSaveKey(editor.save)
  useUnsaved(state.state === 'failed' || state.clashes.length > 0)
  useEffect(() => () => editor.close(), [editor])
  // Every step of the report by one key, whatever field it was made in.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (key !== 'z' && !isRedo) return
      // Fields of panels are no part of the report.
      if ((event.target as Element | null)?.closest?.('[data-own-steps]')) return
      event.preventDefault()
      event.stopPropagation()
      if (isRedo) editor.redo()
      else editor.undo()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [editor])
  return { editor, state }
}

/** What the tree of folders does; each act says what was done and can be taken back. */
import { isWithin, type TreeMove } from '@guanlan/platform/contract'
import { confirm, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Folder, FolderType } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, key } from '../api.ts'

export function useFolderActs(folderType: FolderType, all: readonly Folder[]) {
  const t = useWords(strings)
  const client = useQueryClient()
  const act = useUndo(useCallback(() => client.invalidateQueries({ queryKey: key }), [client]))
  return {
    add: (name: string, fatherId: number) =>
      act(
        () => api.addFolder.act({ body: { folderType, name, fatherId } }),
        folder => t('folderAdded', { name: folder.name }),
      ),
    rename: ({ id, version }: Folder, name: string) =>
      act(
        () => api.renameFolder.act({ body: { id, version, name } }),
        folder => t('folderChanged', { name: folder.name }),
      ),
    move: (move: TreeMove) =>
      act(
        () => api.sortFolders.act({ body: { ...move, folderType } }),
        () => t('folderMoved'),
      ),
    /** Asks first, and names what is in it. */
    remove: async (folder: Folder): Promise<boolean> => {
      const inside = all.filter(({ id }) => isWithin(all, id, folder.id))
      const yes = await confirm({
        title: t('removeFolderTitle', { name: folder.name }),
        loss: t('removeFolderLoss', {
          folders: inside.length - 1,
          records: inside.reduce((sum, { records }) => sum + records, 0),
        }),
        act: t('removeThisFolder'),
      })
      if (!yes) return false
      const done = await act(
        () => api.removeFolder.act({ params: {}, query: {}, body: { id: folder.id } }),
        () => t('folderRemoved'),
      )
      return done !== null
    },
  }
}

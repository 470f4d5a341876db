import { strings } from '@guanlan/features/handling/article-actions/strings'
import { confirm, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { actApi, type FavouriteFolder, folderKey } from './act-queries.ts'

/** Makes, renames and removes one's own folders of favourites; each can be taken back. */
export function useFolderActs() {
  const t = useWords(strings)
  const client = useQueryClient()
  const act = useUndo(() => client.invalidateQueries({ queryKey: folderKey }))
  return {
    add: (name: string) =>
      act(
        () => actApi.addFolder.act({ body: { name } }),
        () => t('folderAdded', { name }),
      ),
    rename: ({ id, version }: FavouriteFolder, name: string) =>
      act(
        () => actApi.renameFolder.act({ params: { id }, body: { name, version } }),
        () => t('folderRenamed', { name }),
      ),
    async remove({ id, name }: FavouriteFolder) {
      const yes = await confirm({
        title: t('folderRemoveTitle', { name }),
        loss: t('folderRemoveLoss'),
        act: t('folderRemove'),
      })
      if (yes)
        await act(
          () => actApi.removeFolder.act({ params: { id } }),
          () => t('folderRemoved', { name }),
        )
    },
  }
}

/** What the download centre asks the server. */
import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { exports, type FolderType } from '../contract.ts'

export const api = connect(exports)

/** Everything asked of downloads begins with it. */
export const key = ['exports'] as const

export const useFolders = (folderType: FolderType) =>
  useQuery({
    queryKey: [...key, 'folders', folderType],
    queryFn: async ({ signal }) => {
      const list = []
      for (let page = 1; ; page++) {
        const part = await api.folders({ query: { folderType, page, pageSize: 100 } }, { signal })
        list.push(...part.list)
        if (list.length >= part.total || part.list.length === 0) return { list, unsorted: part.unsorted }
      }
    },
  })

export const useOrderOptions = () =>
  useQuery({ queryKey: [...key, 'options'], queryFn: ({ signal }) => api.options(undefined, { signal }) })

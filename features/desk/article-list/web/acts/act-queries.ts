import { articleActions } from '@guanlan/features/handling/article-actions/contract'
import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'

export const actApi = connect(articleActions)

/** Below the key of details: whatever asks for an article again asks for these, too. */
export const useHistory = (id: number, requested: boolean) =>
  useQuery({
    queryKey: ['desk', 'detail', id, 'history'],
    queryFn: ({ signal }) => actApi.history({ params: { id } }, { signal }),
    enabled: requested,
  })

export const useNotes = (id: number, requested: boolean) =>
  useQuery({
    queryKey: ['desk', 'detail', id, 'notes'],
    queryFn: ({ signal }) => actApi.notes({ params: { id } }, { signal }),
    enabled: requested,
  })

export const useRecentActs = () =>
  useQuery({
    queryKey: ['desk', 'recent'],
    queryFn: ({ signal }) => actApi.recent(undefined, { signal }),
    staleTime: 0,
  })

export const useTagsInUse = () =>
  useQuery({
    queryKey: ['desk', 'tags'],
    queryFn: ({ signal }) => actApi.tagsInUse({ query: {} }, { signal }),
    staleTime: 30_000,
  })

/** Below the lists of the desk: an act on favourites asks for them again. */
export const folderKey = ['desk', 'places', 'folders'] as const
export const useFolders = () =>
  useQuery({
    queryKey: folderKey,
    queryFn: ({ signal }) => actApi.folders(undefined, { signal }),
    staleTime: 20_000,
    meta: { fields: ['favourite', 'folder'] },
  })
export type FavouriteFolder = NonNullable<ReturnType<typeof useFolders>['data']>[number]

/** The newest of what waits for the reader. */
export const useForMe = () =>
  useQuery({
    queryKey: ['desk', 'places', 'forMe'],
    queryFn: ({ signal }) => actApi.forMe({ query: { page: 1, pageSize: 50 } }, { signal }),
    staleTime: 20_000,
    refetchInterval: 60_000,
    meta: { fields: ['assignee', 'note'] },
  })

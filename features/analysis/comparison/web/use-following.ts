import { useArrivals } from '@guanlan/features/desk/article-list/web'

const none = () => false
const nothing = () => {}

/** Numbers follow acts on articles at once (their keys begin with `charts`). What arrives is counted each minute: a comparison is expensive. */
export const useFollowing = (): void => useArrivals(none, nothing)

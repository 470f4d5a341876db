import { lazy } from 'react'

/** It comes when somebody opens it. */
export const LazyEmbedDialog = lazy(() => import('./EmbedDialog.tsx'))

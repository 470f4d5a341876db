/** The door of downloads on screen. */
import { lazy } from 'react'

/** Travels when somebody exports. */
export const ExportPanel = lazy(() => import('./order/ExportPanel.tsx'))

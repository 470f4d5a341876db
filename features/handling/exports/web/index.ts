/** The door of downloads on screen. */
import { lazy } from 'react'

export type { Exported } from './order/ExportPanel.tsx'
/** Travels when somebody exports. */
export const ExportPanel = lazy(() => import('./order/ExportPanel.tsx'))

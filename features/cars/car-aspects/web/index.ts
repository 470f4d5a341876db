/** The door of aspects on screen: two panels for the screens of insight, each loaded when it is first shown. */
import { later } from '@guanlan/platform/web'

export const AspectsPanel = later(() => import('./AspectsPanel.tsx'))
export const FaultsPanel = later(() => import('./FaultsPanel.tsx'))

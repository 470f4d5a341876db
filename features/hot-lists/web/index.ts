/** The door of hot lists on screen: the mark at the head of a monitor's list, which travels when it is first drawn. */
import { lazy } from 'react'

export const HotMarks = lazy(() => import('./HotMarks.tsx'))

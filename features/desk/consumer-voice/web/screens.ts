import type { Screens } from '@guanlan/platform/web'
import { createElement } from 'react'

/** The same screen, of one field. */
const ofField = ({ default: Screen }: { default: (of: { ofField?: boolean }) => unknown }) => ({
  default: () => createElement(Screen as never, { ofField: true }),
})

export const screens: Screens = {
  'complaints.list': () => import('./Complaints.tsx'),
  'complaints.field': () => import('./Complaints.tsx').then(ofField),
  'reviews.list': () => import('./Reviews.tsx'),
  'reviews.field': () => import('./Reviews.tsx').then(ofField),
}

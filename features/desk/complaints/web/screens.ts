import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'complaints.list': () => import('./Complaints.tsx'),
  'complaints.field': () => import('./FieldComplaints.tsx'),
}

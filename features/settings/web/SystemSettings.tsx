import { screens as labels } from '@guanlan/features/labels/screens'
import { screens as monitors } from '@guanlan/features/monitors/screens'
import { screens as shares } from '@guanlan/features/shares/screens'
import { type Part, Parts } from './Parts.tsx'

const screens = { ...monitors, ...labels, ...shares }
const parts: readonly Part[] = [
  { name: 'monitors', screen: 'monitors.manage', permission: 'monitors.view' },
  { name: 'mediaGroups', screen: 'monitors.mediaGroups', permission: 'monitors.view' },
  { name: 'labels', screen: 'labels.manage', permission: 'labels.view' },
  { name: 'shares', screen: 'shares.list', permission: 'shares.make' },
]

/** What an organisation sets for everybody, part by part. */
export default function SystemSettings() {
  return <Parts parts={parts} screens={screens} />
}

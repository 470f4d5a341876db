import { screens as organisationData } from '@guanlan/features/administration/organisation-data/screens'
import { screens as charts } from '@guanlan/features/charts/charts/screens'
import { screens as models } from '@guanlan/features/handling/models/screens'
import { screens as shares } from '@guanlan/features/handling/shares/screens'
import { screens as labels } from '@guanlan/features/monitors/labels/screens'
import { screens as monitors } from '@guanlan/features/monitors/monitors/screens'
import { screens as organisations } from '@guanlan/features/people/organisations/screens'
import { screens as supportAccess } from '@guanlan/features/people/support-access/screens'
import { type Part, PartsFrame } from '@guanlan/platform/web'
import { strings } from '../strings.ts'

const screens = {
  ...monitors,
  ...labels,
  ...shares,
  ...charts,
  ...models,
  ...supportAccess,
  ...organisations,
  ...organisationData,
}
const parts: readonly Part[] = [
  { name: 'monitors', title: strings.monitors, screen: 'monitors.manage', permission: 'monitors.view' },
  { name: 'mediaGroups', title: strings.mediaGroups, screen: 'monitors.mediaGroups', permission: 'monitors.view' },
  { name: 'labels', title: strings.labels, screen: 'labels.manage', permission: 'labels.view' },
  { name: 'weights', title: strings.weights, screen: 'charts.weights', permission: 'charts.view' },
  { name: 'shares', title: strings.shares, screen: 'shares.list', permission: 'shares.make' },
  { name: 'assistant', title: strings.assistant, screen: 'models.own', permission: 'models.keep' },
  { name: 'use', title: strings.use, screen: 'organisations.use', permission: 'organisations.use' },
  { name: 'look', title: strings.look, screen: 'organisations.look', permission: 'organisations.look' },
  { name: 'data', title: strings.data, screen: 'organisationData.own', permission: 'organisationData.export' },
  { name: 'support', title: strings.support, screen: 'supportAccess.manage', permission: 'supportAccess.manage' },
]

/** What an organisation sets for everybody, part by part. */
export default function SystemSettings() {
  return <PartsFrame parts={parts} screens={screens} />
}

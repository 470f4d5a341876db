import { screens as accounts } from '@guanlan/features/accounts/screens'
import { screens as billing } from '@guanlan/features/billing/screens'
import { screens as openApi } from '@guanlan/features/open-api/screens'
import { type Part, Parts } from './Parts.tsx'

const screens = { ...accounts, ...billing, ...openApi }
const parts: readonly Part[] = [
  { name: 'person', screen: 'accounts.person' },
  { name: 'security', screen: 'accounts.security' },
  { name: 'subscription', screen: 'billing.subscription' },
  { name: 'keys', screen: 'openApi.keys', permission: 'openApi.keys' },
]

/** What is one person's own, part by part; it stays open when the subscription is over. */
export default function PersonalCentre() {
  return <Parts parts={parts} screens={screens} />
}

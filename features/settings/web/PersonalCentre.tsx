import { screens as accounts } from '@guanlan/features/accounts/screens'
import { screens as billing } from '@guanlan/features/billing/screens'
import { screens as openApi } from '@guanlan/features/open-api/screens'
import { type Part, PartsFrame } from '@guanlan/platform/web'
import { strings } from '../strings.ts'

const screens = { ...accounts, ...billing, ...openApi }
const parts: readonly Part[] = [
  { name: 'person', title: strings.person, screen: 'accounts.person' },
  { name: 'security', title: strings.security, screen: 'accounts.security' },
  { name: 'subscription', title: strings.subscription, screen: 'billing.subscription' },
  { name: 'keys', title: strings.keys, screen: 'openApi.keys', permission: 'openApi.keys' },
]

/** What is one person's own, part by part; it stays open when the subscription is over. */
export default function PersonalCentre() {
  return <PartsFrame parts={parts} screens={screens} />
}

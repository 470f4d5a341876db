import { screens as openApi } from '@guanlan/features/administration/api-keys/screens'
import { screens as billing } from '@guanlan/features/people/billing/screens'
import { screens as accounts } from '@guanlan/features/people/sign-in/screens'
import { type Part, PartsFrame } from '@guanlan/platform/web'
import { strings } from '../strings.ts'

const screens = { ...accounts, ...billing, ...openApi }
const parts: readonly Part[] = [
  { name: 'person', title: strings.person, screen: 'signIn.person' },
  { name: 'security', title: strings.security, screen: 'signIn.security' },
  { name: 'subscription', title: strings.subscription, screen: 'billing.subscription' },
  { name: 'keys', title: strings.keys, screen: 'apiKeys.keys', permission: 'apiKeys.keys' },
]

/** What is one person's own, part by part; it stays open when the subscription is over. */
export default function PersonalCentre() {
  return <PartsFrame parts={parts} screens={screens} />
}

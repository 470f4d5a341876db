import { screens as diagnostics } from '@guanlan/features/administration/health/screens'
import { screens as library } from '@guanlan/features/events/event-library/screens'
import { screens as models } from '@guanlan/features/handling/models/screens'
import { screens as registration } from '@guanlan/features/people/registration/screens'
import { screens as audit } from '@guanlan/features/workspace/audit-log/screens'
import { type Part, PartsFrame } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { partScreens } from './parts.ts'

const screens = { ...partScreens, ...diagnostics, ...audit, ...registration, ...library, ...models }
/** Each is a screen of the feature that owns it. */
const parts: readonly Part[] = [
  { name: 'health', title: strings.health, screen: 'health.health' },
  { name: 'hosts', title: strings.hosts, screen: 'installation.hosts' },
  { name: 'identity', title: strings.mappings, screen: 'installation.mappings' },
  { name: 'switches', title: strings.switches, screen: 'installation.switches' },
  { name: 'models', title: strings.models, screen: 'models.installation' },
  { name: 'registrations', title: strings.registrations, screen: 'registration.list' },
  { name: 'eventCases', title: strings.eventCases, screen: 'eventLibrary.cases' },
  { name: 'use', title: strings.use, screen: 'auditLog.use' },
  { name: 'faults', title: strings.faults, screen: 'health.faults' },
]

/** What operators keep for the whole installation, part by part; each has its own address: `?part=switches`. */
export default function GlobalManage() {
  return <PartsFrame parts={parts} screens={screens} />
}

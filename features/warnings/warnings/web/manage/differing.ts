/** Which fields of a warning two versions have otherwise, by their names in the words of the screen. Pure. */
import type { RuleFields, WarningVersion } from '../../contract.ts'

/** Of a rule of another purpose what asks for articles, and nothing else. */
type Draft = RuleFields & Partial<WarningVersion['draft']>

const named = {
  name: 'name',
  warningWords: 'words',
  wordMonitors: 'wordMonitors',
  monitorIds: 'monitorIds',
  labelIds: 'labelIds',
  mediaType: 'mediaType',
  sentiment: 'sentiment',
  conditions: 'conditions',
  timeConditions: 'timeConditions',
  startTime: 'startTime',
  endTime: 'endTime',
  enabled: 'enabled',
  repeat: 'repeat',
  looksFirst: 'looksFirst',
  lookMinutes: 'lookMinutes',
  unlooked: 'unlooked',
  receiveEmail: 'receiveEmail',
  receiveWechat: 'receiveWechat',
  channelIds: 'channelIds',
  contactIds: 'contactIds',
  groups: 'groups',
  rosterIds: 'rosterIds',
  memberIds: 'memberIds',
  receiveTime: 'receiveTime',
  escalation: 'escalation',
  escalationRepeats: 'escalationRepeats',
  cycle: 'cycle',
  weekendWarning: 'weekendWarning',
  holidaysRest: 'holidaysRest',
  urgentPasses: 'urgentPasses',
  templateId: 'templateId',
} as const satisfies Partial<Record<keyof Draft, string>>

/** A field that came to warnings later is absent in older versions, and no difference. */
export const differing = (one: Draft, other: Draft): (typeof named)[keyof typeof named][] =>
  (Object.keys(named) as (keyof typeof named)[])
    .filter(field => field in one && field in other)
    .filter(field => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .map(field => named[field])

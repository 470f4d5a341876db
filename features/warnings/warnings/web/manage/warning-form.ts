/** A warning as it is written in its form. */
import { mediaTypes, wallOfMoment } from '@guanlan/features/articles/articles/contract'
import { always, type ConditionField, nameLength, type Relation, type Warning, WarningDraft } from '../../contract.ts'

export interface ConditionForm {
  name: ConditionField
  relationOperator: Relation
  value: string[]
}
export interface WarningFormValues extends Omit<WarningDraft, 'conditions'> {
  conditions: ConditionForm[]
}

const dayMs = 86_400_000
const dayIn = (zone: string, at: number): string => wallOfMoment(at, zone).slice(0, 10)

/** Everything negative, for a year from today, in the zone of the organisation. */
export const blankWarning = (zone: string, now = Date.now()): WarningFormValues => ({
  name: '',
  warningWords: '',
  wordMonitors: [],
  monitorIds: [],
  labelIds: [],
  mediaType: [...mediaTypes],
  sentiment: [-1],
  conditions: [],
  timeConditions: [],
  startTime: dayIn(zone, now),
  endTime: dayIn(zone, now + 365 * dayMs),
  enabled: true,
  repeat: false,
  looksFirst: false,
  lookMinutes: 30,
  unlooked: 'send',
  receiveEmail: true,
  receiveWechat: false,
  channelIds: [],
  contactIds: [],
  groups: [],
  rosterIds: [],
  memberIds: [],
  receiveTime: always(),
  escalation: [],
  escalationRepeats: 0,
  cycle: [],
  weekendWarning: true,
  holidaysRest: false,
  urgentPasses: true,
  templateId: null,
})

/** Names of the address that another screen begins a warning with. */
export const beginnings = ['named', 'words', 'monitor'] as const

export function newWarning(
  [named = '', words = '', monitor = '']: readonly string[],
  zone: string,
  now = Date.now(),
): WarningFormValues {
  const id = Number(monitor)
  const blank = blankWarning(zone, now)
  return {
    ...blank,
    name: named.slice(0, nameLength),
    warningWords: words,
    ...(Number.isSafeInteger(id) && id > 0 && { wordMonitors: [id], monitorIds: [] }),
  }
}

export const formOfWarning = ({
  id,
  version,
  updatedAt,
  updatedBy,
  incidents,
  lastIncidentAt,
  falseAlarms,
  opened,
  actedOn,
  ignored,
  advice,
  fault,
  ...draft
}: Warning): WarningFormValues => draft

/** As the server takes it, which refuses by the field what is missing. */
export const bodyOf = (written: WarningFormValues): WarningDraft => withoutBlanks(written)

/** Conditions without the lines in which nothing is written. */
export const withoutBlanks = <Written extends Pick<WarningFormValues, 'conditions'>>(written: Written): Written => ({
  ...written,
  conditions: written.conditions.map(condition => ({
    ...condition,
    value: condition.value.filter(each => (each ?? '').trim() !== ''),
  })),
})

/** What replaying needs: not its name, nor whom it tells. */
export function triable(written: WarningFormValues): WarningDraft | null {
  const draft = WarningDraft.safeParse({ ...bodyOf(written), name: written.name.trim() || '—', receiveEmail: true })
  return draft.success && isWhole(written) ? draft.data : null
}

/** Each condition has what it needs. */
export const isWhole = ({ conditions }: Pick<WarningFormValues, 'conditions'>): boolean =>
  conditions.every(({ name, value }) => takesNoValue(name) || value.some(each => each.trim()))

export const takesNoValue = (field: ConditionField): boolean => field === 'advertisement' || field === 'verified'

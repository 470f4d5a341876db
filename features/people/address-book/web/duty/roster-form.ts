/** A roster as it is written in its form: what is not chosen yet is null. */
import type { Roster, RosterDraft } from '../../contract.ts'

export interface RosterFormValues extends Omit<RosterDraft, 'standIns'> {
  standIns: { contactId: number | null; from: string | null; until: string | null }[]
}

export const formOfRoster = ({ id, version, updatedAt, updatedBy, now, next, ...draft }: Roster): RosterFormValues =>
  draft

/** As the server takes it, which refuses by the field what is missing. */
export const bodyOf = (written: RosterFormValues): RosterDraft => written as RosterDraft

/** The states of a crisis and the acts that lead from one to the next (spec 4, ambiguities 84). Pure. */
export const statuses = ['draft', 'started', 'checked', 'tracking', 'revoked', 'closed'] as const
export type Status = (typeof statuses)[number]

export const crisisActs = ['start', 'check', 'track', 'revoke', 'changeLevel', 'close', 'delete'] as const
export type CrisisAct = (typeof crisisActs)[number]

/** In which states an act is possible, and the state it leads to; null: it stays as it is. */
const steps: Readonly<Record<CrisisAct, readonly [from: readonly Status[], to: Status | null]>> = {
  start: [['draft', 'closed', 'revoked'], 'started'],
  check: [['started'], 'checked'],
  track: [['checked', 'tracking'], 'tracking'],
  revoke: [['started', 'checked', 'tracking'], 'revoked'],
  changeLevel: [['draft', 'started', 'checked', 'tracking', 'revoked'], null],
  close: [['checked', 'tracking'], 'closed'],
  delete: [['draft', 'revoked', 'closed'], null],
}

export const isPossible = (act: CrisisAct, status: Status): boolean => steps[act][0].includes(status)
/** The state after an act that is possible. */
export const statusAfter = (act: CrisisAct, status: Status): Status => steps[act][1] ?? status
/** The states in which people work on it. */
export const underWay: readonly Status[] = ['started', 'checked', 'tracking']
export const isOver = (status: Status): boolean => status === 'closed' || status === 'revoked'

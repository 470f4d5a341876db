/** Where a campaign stands, from its dates and whether its rule is followed. Pure. */
export const campaignStates = ['planned', 'running', 'over'] as const
export type CampaignState = (typeof campaignStates)[number]

interface Dated {
  /** Moments in milliseconds. */
  start: number
  /** Null: it has no end. */
  end: number | null
  isTracked: boolean
  /** Its rule was followed and is no longer. */
  wasStopped: boolean
}

/** Without an end a campaign is over once its rule was stopped. */
export function campaignStateOf({ start, end, isTracked, wasStopped }: Dated, now: number): CampaignState {
  if (now < start) return 'planned'
  if (end !== null) return now > end ? 'over' : 'running'
  return !isTracked && wasStopped ? 'over' : 'running'
}

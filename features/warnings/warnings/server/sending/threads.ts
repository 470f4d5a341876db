/** Under what the outbox keeps messages of warnings. */
export const purpose = 'warning'
export const summaryThread = 'warnings:summary'
export const stormThread = 'warnings:storm'
export const threadOf = (incidentId: number): string => `incident:${incidentId}`
/** Null: another feature's thread. */
export const incidentOfThread = (thread: string | null): number | null => {
  const [, id] = /^incident:(\d{1,9})$/.exec(thread ?? '') ?? []
  return id === undefined ? null : Number(id)
}
/** What receivers outside the product open by a link of their own. */
export const receiverPage = '/warningList'

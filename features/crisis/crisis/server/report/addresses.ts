/** Addresses of the records that the report is made of. */
export const roomOf = (crisisId: number): string => `/crisisMonitor?crisis=${crisisId}`
export const statementOf = (crisisId: number, id: number): string => `${roomOf(crisisId)}&statement=${id}`
export const articleOf = (id: number): string => `/monitorDetail?id=${id}`

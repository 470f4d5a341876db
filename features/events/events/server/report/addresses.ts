/** Addresses of the records that the report is made of. */
export const pageAddress = (eventId: number): string => `/eventAnalysis/treedetail?id=${eventId}`
export const articleAddress = (id: number): string => `/monitorDetail?id=${id}`

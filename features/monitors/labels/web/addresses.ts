/** Where labels are arranged: the part `labels` of the settings. */
export const manageLabels = '/systemSettings?part=labels'

/** Articles of the last 30 days that carry a label. */
export const articlesOf = (id: number): string => `/monitorData?range=30d&filter=label:${id}`

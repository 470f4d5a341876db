/** Tasks of one kind that may wait for one person; a limit of the organisation of this name raises or lowers it. */
export const mostWaiting = 20
export const waitingQuota = 'waitingTaskCount'

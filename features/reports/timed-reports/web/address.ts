import { linkTo } from '@guanlan/platform/web'

/** A run among all of them. */
export const addressOfRun = (id: number): string => linkTo('/reportSystem', null, { part: 'runs', open: id })
export const addressOfTimers = linkTo('/reportSystem', null, { part: 'timers' })
export const addressOfReport = (id: number): string => linkTo('/htmlTemplateReport', null, { id })

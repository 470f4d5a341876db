/** The door of activities on screen. */
export { useActivities, useAddActivity } from './use-campaigns.ts'

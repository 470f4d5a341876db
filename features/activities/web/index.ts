/** The door of activities on screen. */
export { useActivities, useAddActivity } from './use-activities.ts'

/** The door of charts on screen: what says that collection was disturbed, where a chart would show a false dip. */
export { Disturbance, hatchesOver } from './Disturbance.tsx'
export { useDisturbances } from './use-disturbances.ts'

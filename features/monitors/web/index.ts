/** The door of monitors on screen. */
export { editMonitor, newMonitor } from './addresses.ts'
export { MonitorInput } from './MonitorInput.tsx'
export { MonitorsInput } from './MonitorsInput.tsx'
export { MonitorTree } from './tree/MonitorTree.tsx'
export { useMonitors } from './tree/monitor-queries.ts'
export { itemsBelow } from './tree/tree.ts'

/** The door of monitors on screen. */
export { editMonitor, newMonitor } from './addresses.ts'
export { MonitorInput } from './MonitorInput.tsx'
export { MonitorsInput } from './MonitorsInput.tsx'
export { newMonitorWithRule } from './manage/editor/new-with-rule.ts'
export { RuleBox } from './manage/rule/RuleBox.tsx'
export { MonitorTree } from './tree/MonitorTree.tsx'
export { useMonitors } from './tree/monitor-queries.ts'
export { itemsBelow } from './tree/tree.ts'

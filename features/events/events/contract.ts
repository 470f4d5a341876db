/** Events: what happened, with the articles that tell of it, its course and where it stands. */
import { contract, feature } from '@guanlan/platform/contract'
import { besideCalls } from './contract/beside.ts'
import { eventCalls } from './contract/calls.ts'
import { candidateCalls } from './contract/candidates.ts'
import { fileCalls } from './contract/file.ts'
import { sharedCalls } from './contract/shared.ts'

export * from './contract/beside.ts'
export * from './contract/candidates.ts'
export * from './contract/claims.ts'
export * from './contract/course.ts'
export * from './contract/event.ts'
export * from './contract/following.ts'
export {
  type CourseHour,
  type MeasuredPhase,
  measuredPhases,
  mostPhases,
  type PhaseShape,
  phaseShapes,
  phasesAfter,
  phasesOf,
  type Stretch,
  wholeOf,
} from './contract/phases.ts'
export { EventPreview, TriedEvent } from './contract/preview.ts'
export { rangeOf } from './contract/range.ts'
export * from './contract/shape.ts'
export { dailyRates, type EventHour, type EventState, eventStates, stateOf } from './contract/states.ts'

export const events = contract({ ...eventCalls, ...sharedCalls, ...fileCalls, ...candidateCalls, ...besideCalls })

export const eventsFeature = feature({
  name: 'events',
  permissions: {
    view: { name: ['查看事件', '檢視事件', 'See events'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑事件', '編輯事件', 'Write events'], roles: ['orgAdmin', 'member'] },
    detect: { name: ['发现事件', '發現事件', 'Detect events'], roles: ['orgAdmin', 'member'] },
  },
  quotas: { eventCount: { name: ['事件数量', '事件數量', 'Events'], kind: 'standing' } },
  contract: events,
})

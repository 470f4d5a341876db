export {
  boardOf,
  claimDueBoard,
  demonstrationBoards,
  noteFailedRequest,
  removeDemonstrationBoards,
} from './boards/boards.ts'
export { listMonitoredEvents } from './monitored/list-monitored.ts'
export type { EventGrowth } from './monitored/save-monitored.ts'
export { coursesOf } from './questions/courses.ts'
export { articleIdsOfEvent } from './questions/event-articles.ts'
export { eventDetail, ruleOf } from './questions/events.ts'
export {
  type NamedTopic,
  platformsWithBoard,
  type TopicOnBoard,
  topicsOnBoards,
} from './questions/named-topics.ts'
export { dayOf as hotListOfDay } from './questions/rankings.ts'
export { topicsOf } from './questions/topics.ts'
export { entriesOf, type RawEntry } from './recording/entries.ts'
export { hotListsServer } from './routes.ts'
export { record } from './watching/record-and-note.ts'
export { saveWatch } from './watching/watches.ts'
export { type HotListsWorkParts, hotListsWorker } from './worker.ts'

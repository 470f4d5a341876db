import { TaskList } from './TaskList.tsx'

/** Tasks of everybody, for whoever manages them: whose they are, how large, how long they took. */
export default function EverybodysTasks() {
  return <TaskList isManaged />
}

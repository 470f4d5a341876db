import { TaskList } from './TaskList.tsx'

export default function Tasks() {
  return <TaskList isManaged={false} />
}

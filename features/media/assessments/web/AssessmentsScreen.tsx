import { useSearchParams } from 'react-router'
import { Results } from './Results.tsx'
import { Tasks } from './Tasks.tsx'

/** Assessments: the tasks, or the ranking of the one that the address names. */
export default function AssessmentsScreen() {
  const [search] = useSearchParams()
  const taskId = Number(search.get('taskId'))
  return Number.isSafeInteger(taskId) && taskId > 0 ? <Results key={taskId} taskId={taskId} /> : <Tasks />
}

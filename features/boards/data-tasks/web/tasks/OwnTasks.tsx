import { type Part, PartsFrame } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { partScreens } from '../part-screens.ts'

const parts: readonly Part[] = [
  { name: 'tasks', title: strings.tasksTab, screen: 'dataTasks.tasks' },
  { name: 'projects', title: strings.projects, screen: 'dataTasks.projects' },
  { name: 'sources', title: strings.sources, screen: 'dataTasks.sources' },
]

/** Tasks with their projects and data sources. */
export default function OwnTasks() {
  return <PartsFrame parts={parts} screens={partScreens} />
}

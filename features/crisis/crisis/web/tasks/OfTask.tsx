import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, crisesKey } from '../api.ts'
import { roomAddress } from '../parts/address.ts'

/** The crisis of a task by its name, as a door to its room; to whoever does not see it, what is given. */
export default function OfTask({ taskId, unseen }: { taskId: number; unseen: string }) {
  const { data: task } = useQuery({
    queryKey: [crisesKey, 'ofTask', taskId],
    queryFn: ({ signal }) => api.task({ params: { id: taskId } }, { signal }),
    retry: false,
  })
  return task ? <Link to={roomAddress(task.crisisId)}>{`${task.crisisName} · ${task.title}`}</Link> : unseen
}

import { Button, toast, useMay, useWords } from '@guanlan/platform/web'
import { type DataTask, status } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { taskApi } from '../api.ts'

/** Recalled while it goes on, sent again when it does not; of others by who manages everybody's tasks. */
export function TaskActs({ task, onChanged }: { task: DataTask; onChanged: () => Promise<unknown> }) {
  const t = useWords(strings)
  const may = useMay()
  if (!may('boards.edit') || !(task.isOwn || may('boards.manage'))) return null
  const goesOn = task.status === status.waiting || task.status === status.running
  const act = async () => {
    try {
      const { name } = await (goesOn ? taskApi.recall : taskApi.resend)({ body: { id: task.id } })
      toast({ text: t(goesOn ? 'recalled' : 'resent', { name }) })
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
    await onChanged()
  }
  return (
    <Button size="small" kind="quiet" onClick={() => void act()}>
      {t(goesOn ? 'recall' : 'resend')}
    </Button>
  )
}

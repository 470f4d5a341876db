import type { TreeMove } from '@guanlan/platform/contract'
import { confirm, toast, useWords } from '@guanlan/platform/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Monitor } from '../../contract.ts'
import { tree as strings } from '../../strings/tree.ts'
import { monitorApi } from './monitor-queries.ts'

/** What the tree can do to a monitor. Refusals are told where the act began. */
export function useMonitorActs() {
  const t = useWords(strings)
  const client = useQueryClient()
  const settled = () => client.invalidateQueries({ queryKey: ['monitors'] })
  const onError = (error: Error) => {
    toast({ text: error.message || t('actFailed'), tone: 'warning' })
  }
  const restore = useMutation({
    mutationFn: (id: number) => monitorApi.restore({ params: { id } }),
    onError,
    onSettled: settled,
  })
  const remove = useMutation({
    mutationFn: (monitor: Monitor) => monitorApi.remove({ params: { id: monitor.id } }),
    onSuccess: (_, monitor) =>
      toast({ text: t('deleted', { name: monitor.name }), onUndo: () => restore.mutate(monitor.id) }),
    onError,
    onSettled: settled,
  })
  const turn = useMutation({
    mutationFn: (monitor: Monitor) =>
      monitorApi.update({ params: { id: monitor.id }, body: { ...monitor, isOpen: !monitor.isOpen } }),
    onError,
    onSettled: settled,
  })
  const move = useMutation({
    mutationFn: (to: TreeMove) => monitorApi.sort({ params: to }),
    onError,
    onSettled: settled,
  })
  const askToRemove = async (monitor: Monitor) => {
    const yes = await confirm({
      title: t('deleteTitle', { name: monitor.name }),
      loss: `${t('deleteNode')} ${t('deleteLoss')}`,
      act: t('deleteAct'),
    })
    if (yes) remove.mutate(monitor)
  }
  return { remove: askToRemove, turn: turn.mutate, move: move.mutate }
}

/** The tasks of the tray: asked for when one changes, and what is done with them. */
import { undo } from '@guanlan/features/workspace/undo/contract'
import { contract, Empty } from '@guanlan/platform/contract'
import { connect, listen, saveAs, toast, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Task, tasks } from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(tasks)
const history = connect(undo)
const key = ['tasks']

/** Progress comes several times a second; a person needs it twice. */
const pauseMs = 500
/** A connection that broke without a word. */
const everyMs = 60_000

export const isOpen = ({ state }: Task): boolean => state === 'waiting' || state === 'running'

export function useTasks(): readonly Task[] {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: key })
      }, pauseMs)
    }
    const stop = listen(tasks.changes, undefined, { onEvent: look, onLive: live => live && look() })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client])
  return (
    useQuery({ queryKey: key, queryFn: ({ signal }) => api.list(undefined, { signal }), refetchInterval: everyMs })
      .data ?? none
  )
}
const none: readonly Task[] = []

/** Says when a task of the reader's has ended while they looked at something else. */
export function useEndings(all: readonly Task[]): void {
  const t = useWords(strings)
  const client = useQueryClient()
  const { undo } = useTaskActs()
  /** Whether each task was open when it was last looked at; null before the first look. */
  const seen = useRef<Map<number, boolean> | null>(null)
  useEffect(() => {
    if (all === none) return
    const before = seen.current
    seen.current = new Map(all.map(task => [task.id, isOpen(task)]))
    for (const task of all) {
      // One that began and ended between two looks has ended, too.
      const hasEnded = before !== null && !isOpen(task) && before.get(task.id) !== false
      if (hasEnded && task.isMine && task.state !== 'cancelled') {
        const { title, operation, outcome } = task
        // What it changed is on the screen, perhaps.
        if (operation !== null) void client.invalidateQueries()
        toast({
          text:
            task.state !== 'done'
              ? t('hasFailed', { title })
              : outcome
                ? t('hasEndedWith', { title, outcome })
                : t('hasEnded', { title }),
          tone: task.state === 'done' ? 'done' : 'warning',
          follows: true,
          ...(operation !== null && { onUndo: () => undo(task) }),
          ...(task.state === 'done' &&
            canOpen(task) && { lasts: 10_000, action: { label: t('open'), run: () => void openTask(task) } }),
        })
      }
    }
  }, [all, t, undo, client])
}

/** Whether it made something that can be opened. */
export const canOpen = ({ file, opens, undone }: Task): boolean => !undone && (file !== null || opens !== null)

/** Opens what a task has made: its file, or the screen where it stands. */
async function openTask({ id, file, opens }: Task): Promise<void> {
  if (opens && 'screen' in opens) return void window.location.assign(`#${opens.screen}`)
  try {
    if (opens) saveAs(await fileOf(opens.call), opens.name)
    else saveAs(await api.result({ params: { id } }, { timeout: 'long' }), file ?? '')
  } catch (error) {
    toast({ text: (error as Error).message, tone: 'warning' })
  }
}

/** Of a feature above, which the server names by the path of its call; that asks for its own permission. */
function fileOf(path: string): Promise<Blob> {
  const made = contract({
    file: {
      method: 'GET',
      path,
      access: 'member',
      permission: 'tasks.view',
      envelope: 'file',
      summary: 'What a task has made',
      reply: Empty,
    },
  })
  return connect(made).file(undefined, { timeout: 'long' })
}

export function useTaskActs() {
  const t = useWords(strings)
  const client = useQueryClient()
  const act = (work: () => Promise<unknown>, text: string) =>
    work()
      .then(
        () => void toast({ text }),
        (error: Error) => void toast({ text: error.message || t('actFailed'), tone: 'warning' }),
      )
      .finally(() => client.invalidateQueries({ queryKey: key }))
  return {
    cancel: ({ id, title }: Task) => void act(() => api.cancel({ params: { id } }), t('hasCancelled', { title })),
    /** Whatever the task changed is on many screens: all of them ask again. */
    undo: ({ operation, title }: Task) =>
      void act(() => history.undo({ params: { id: operation ?? 0 } }), t('hasUndone', { title })).then(() =>
        client.invalidateQueries(),
      ),
    open: openTask,
  }
}

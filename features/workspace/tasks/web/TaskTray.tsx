import { EmptyState, PopoverButton, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { TaskLine } from './TaskLine.tsx'
import styles from './tasks.module.css'
import { isOpen, useEndings, useTaskActs, useTasks } from './use-tasks.ts'

/** Long work in the frame: what runs and how far it is, what ended, cancel, result, undo. The server keeps it, so a reload loses nothing. */
export function TaskTray({ className }: { className: string }) {
  const t = useWords(strings)
  const all = useTasks()
  const acts = useTaskActs()
  useEndings(all)
  const running = all.filter(isOpen)
  const label = running.length > 0 ? t('running', { count: running.length }) : t('tray')
  return (
    <span className={styles.tray} data-running={running.length > 0 || undefined}>
      <PopoverButton label={label} icon="tasks" isIconOnly className={className}>
        {() =>
          all.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <ul className={styles.list} aria-label={t('tray')}>
              {[...running, ...all.filter(task => !isOpen(task))].map(task => (
                <TaskLine key={task.id} task={task} acts={acts} />
              ))}
            </ul>
          )
        }
      </PopoverButton>
      {running.length > 0 && (
        <i className={styles.count} aria-hidden="true">
          {running.length}
        </i>
      )}
    </span>
  )
}

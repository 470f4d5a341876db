import { Tag, useWords } from '@guanlan/platform/web'
import type { Instruction } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import styles from './scene.module.css'

export function InstructionList({
  list,
  open,
  onOpen,
}: {
  list: readonly Instruction[]
  open: number
  onOpen: (id: number) => void
}) {
  const t = useWords(screenStrings)
  return (
    <ul className={styles.instructions}>
      {list.map(({ id, name, summary, isReady, owner }) => (
        <li key={id}>
          <button type="button" aria-current={id === open ? 'true' : undefined} onClick={() => onOpen(id)}>
            <span>
              <b>{name}</b>{' '}
              {owner !== 'product' && <Tag>{t(owner === 'own' ? 'ownInstruction' : 'orgInstruction')}</Tag>}{' '}
              {!isReady && <Tag>{t('notReady')}</Tag>}
            </span>
            <span className="dim">{summary}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

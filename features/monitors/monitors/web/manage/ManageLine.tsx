import type { TreeMove } from '@guanlan/platform/contract'
import {
  Checkbox,
  type DraggableLine,
  IconButton,
  Tag,
  type TreeLine,
  TreeRow,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import type { KeyboardEvent } from 'react'
import type { Monitor } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { ItemMenu } from '../tree/ItemMenu.tsx'
import { isFilling } from '../tree/monitor-queries.ts'

/** One monitor or folder in its order, with what moves it. */
export function ManageLine({
  line,
  monitors,
  moves: { ArrowUp: up, ArrowDown: down },
  isChosen,
  isEntry,
  drag,
  choice,
  onOpen,
  onTwist,
  onMove,
  onKeyDown,
}: {
  line: TreeLine<Monitor>
  monitors: readonly Monitor[]
  /** By the arrow that makes it. */
  moves: Readonly<Record<string, TreeMove | null>>
  isChosen: boolean
  /** Where Tab enters the tree. */
  isEntry: boolean
  drag: DraggableLine
  /** Null: several are not chosen now. */
  choice: { isOn: boolean; turn: () => void } | null
  onOpen: () => void
  onTwist: (id: number, open: boolean) => void
  onMove: (to: TreeMove) => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  const t = useWords(strings)
  const isEditor = useMay()('monitors.edit')
  const { node: monitor } = line
  return (
    <TreeRow
      line={line}
      name={monitor.name}
      isChosen={isChosen}
      isOff={!monitor.isOpen}
      isEntry={isEntry}
      drag={drag}
      mark={
        choice && (
          <Checkbox label={t('chooseOf', { name: monitor.name })} checked={choice.isOn} onChange={choice.turn} />
        )
      }
      onTwist={onTwist}
      onChoose={onOpen}
      onKeyDown={onKeyDown}
      acts={
        isEditor && (
          <>
            <IconButton
              size="small"
              icon="up"
              tabIndex={isChosen ? 0 : -1}
              label={t('moveUpOf', { name: monitor.name })}
              disabled={!up}
              onClick={() => up && onMove(up)}
            />
            <IconButton
              size="small"
              icon="down"
              tabIndex={isChosen ? 0 : -1}
              label={t('moveDownOf', { name: monitor.name })}
              disabled={!down}
              onClick={() => down && onMove(down)}
            />
            <ItemMenu monitor={monitor} monitors={monitors} />
          </>
        )
      }
    >
      <span className="cut grow">{monitor.name}</span>
      {!monitor.isOpen && <Tag>{t('closed')}</Tag>}
      {isFilling(monitor) && <Tag accent>{t('fillingShort')}</Tag>}
    </TreeRow>
  )
}

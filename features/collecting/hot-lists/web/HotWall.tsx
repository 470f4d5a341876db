import {
  Button,
  Checkbox,
  EmptyState,
  ErrorOf,
  IconButton,
  PopoverButton,
  remember,
  remembered,
  SkeletonPage,
  useWords,
} from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { strings } from '../strings.ts'
import { api, refreshMs } from './api.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { type BoardChoice, choiceOf, inOrder, moved } from './boards-order.ts'
import styles from './hot-lists.module.css'
import { ShareDay } from './ShareDay.tsx'
import { usePlatformName } from './words.ts'

const stored = 'hotLists.boards'

/** All boards side by side, by the reader's choice and order; what one's own words want is lit. */
export default function HotWall() {
  const t = useWords(strings)
  const { pathname } = useLocation()
  const page = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<BoardChoice>(() => choiceOf(remembered(stored)))
  const [onlyWanted, setOnlyWanted] = useState(false)
  const wall = useQuery({
    queryKey: ['hot', 'wall'],
    queryFn: ({ signal }) => api.wall({ body: { most: 50 } }, { signal }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })
  const choose = (next: BoardChoice) => {
    setChoice(next)
    remember(stored, JSON.stringify(next))
  }
  if (wall.isPending) return <SkeletonPage />
  if (wall.isError) return <ErrorOf error={wall.error} onRetry={() => void wall.refetch()} />
  const all = inOrder(wall.data.boards, choice.order)
  const boards = all.filter(({ id }) => !choice.hidden.includes(id))
  return (
    <div className={styles.page} ref={page}>
      <header className={styles.head}>
        <h1>{t('wall')}</h1>
        <span className="grow" />
        <Button
          kind={onlyWanted ? 'primary' : 'plain'}
          icon="filter"
          aria-pressed={onlyWanted}
          onClick={() => setOnlyWanted(on => !on)}
        >
          {t('onlyMine')}
        </Button>
        <PopoverButton label={t('chooseBoards')} icon="table">
          {() => <Choice boards={all} choice={choice} onChoose={choose} />}
        </PopoverButton>
        <ShareDay />
        <Button
          icon="full"
          onClick={() =>
            void (document.fullscreenElement ? document.exitFullscreen() : page.current?.requestFullscreen())
          }
        >
          {t('fullScreen')}
        </Button>
      </header>
      {boards.length === 0 ? (
        <EmptyState title={t('noBoards')}>{t('noBoardsHint')}</EmptyState>
      ) : (
        <div className={styles.wall}>
          {boards.map(board => (
            <BoardColumn key={board.id} board={board} at={wall.data.at} base={pathname} onlyWanted={onlyWanted} />
          ))}
        </div>
      )}
    </div>
  )
}

function Choice({
  boards,
  choice,
  onChoose,
}: {
  boards: readonly { id: number; platform: string }[]
  choice: BoardChoice
  onChoose: (next: BoardChoice) => void
}) {
  const t = useWords(strings)
  const nameOf = usePlatformName()
  const order = boards.map(({ id }) => id)
  return (
    <ul className={styles.choice}>
      {boards.map(({ id, platform }) => (
        <li key={id}>
          <Checkbox
            label={nameOf(platform)}
            checked={!choice.hidden.includes(id)}
            onChange={on =>
              onChoose({ order, hidden: on ? choice.hidden.filter(other => other !== id) : [...choice.hidden, id] })
            }
          />
          <span aria-hidden>{nameOf(platform)}</span>
          <span className="grow" />
          <IconButton
            size="small"
            icon="up"
            label={`${t('moveUp')} ${nameOf(platform)}`}
            onClick={() => onChoose({ ...choice, order: moved(order, id, -1) })}
          />
          <IconButton
            size="small"
            icon="down"
            label={`${t('moveDown')} ${nameOf(platform)}`}
            onClick={() => onChoose({ ...choice, order: moved(order, id, 1) })}
          />
        </li>
      ))}
    </ul>
  )
}

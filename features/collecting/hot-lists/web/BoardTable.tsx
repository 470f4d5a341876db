import { Button, confirm, EmptyState, Moment, Tag, toast, useWords } from '@guanlan/platform/web'
import type { FollowedBoard } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './hot-lists.module.css'
import { usePlatformName } from './words.ts'

/** Boards that are followed, with how they fare. */
export function BoardTable({ boards, onChanged }: { boards: readonly FollowedBoard[]; onChanged: () => void }) {
  const t = useWords(strings)
  if (boards.length === 0) return <EmptyState title={t('noBoards')}>{t('noBoardsHint')}</EmptyState>
  const head = ['platform', 'instance', 'route', 'everySeconds', 'seenAt', 'stateOf'] as const
  return (
    <table className={styles.ranking}>
      <thead>
        <tr>
          {head.map(name => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {boards.map(board => (
          <Row key={board.id} board={board} onChanged={onChanged} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ board, onChanged }: { board: FollowedBoard; onChanged: () => void }) {
  const t = useWords(strings)
  const name = usePlatformName()(board.platform)
  const { id, platform, instance, route, everySeconds, enabled, seenAt, failures, lastError } = board
  const turn = async () => {
    await api.boardSave({ body: { platform, instance, route, everySeconds, enabled: !enabled } })
    onChanged()
  }
  const remove = async () => {
    const yes = await confirm({
      title: t('removeBoardTitle', { name }),
      loss: t('removeBoardLoss'),
      act: t('remove'),
      danger: true,
    })
    if (!yes) return
    await api.boardRemove({ params: { id } })
    toast({ text: t('boardRemoved') })
    onChanged()
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{instance ?? t('handedIn')}</td>
      <td>{route}</td>
      <td>{everySeconds}</td>
      <td>{seenAt ? <Moment at={seenAt} /> : t('neverSeen')}</td>
      <td>
        {failures > 0 ? (
          <span className={styles.old}>{t('failing', { count: failures, error: lastError ?? '' })}</span>
        ) : (
          <Tag>{t(enabled ? 'enabled' : 'paused')}</Tag>
        )}
      </td>
      <td>
        <Button size="small" onClick={() => void turn()}>
          {t(enabled ? 'pause' : 'resume')}
        </Button>
        <Button size="small" icon="trash" onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </td>
    </tr>
  )
}

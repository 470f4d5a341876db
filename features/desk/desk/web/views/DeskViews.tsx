import { strings } from '@guanlan/features/desk/article-list/strings'
import { type ChangeView, queryOf, type View, viewOf } from '@guanlan/features/desk/article-list/web'
import type { SavedView } from '@guanlan/platform/contract'
import {
  Icon,
  IconButton,
  layoutOf,
  linesOf,
  moveBy,
  Row,
  SavedViews,
  TreeRow,
  useFormat,
  useListSettings,
  useTreeDrag,
  useTreeSteering,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { movedOrder } from './order.ts'
import { useViewCounts } from './use-view-counts.ts'
import styles from './views.module.css'
import { WarnOfView } from './WarnOfView.tsx'

type ViewLine = SavedView & { fatherId: number }
const noneFolded: ReadonlySet<number> = new Set()

/** Questions of the desk under a name, with their numbers: one's own and those of the organisation, in one's own order; one of them the desk may begin with. */
export function DeskViews({ view, change }: { view: View; change: ChangeView }) {
  const t = useWords(strings)
  const format = useFormat()
  const settings = useListSettings('desk')
  const { views, startView, arrange } = settings
  const counts = useViewCounts(views)
  const written = queryOf({ ...view, open: null }).toString()
  const nodes = useMemo<ViewLine[]>(() => views.map(each => ({ ...each, fatherId: 0 })), [views])
  const move = (to: { id: number; idPrev: number }) =>
    arrange({
      viewOrder: movedOrder(
        nodes.map(({ id }) => id),
        to,
      ),
    })
  const dragOf = useTreeDrag({ nodes, mayHold: () => false, onMove: move })
  const { list, steer } = useTreeSteering<ViewLine>({
    onTwist: () => {},
    movesOf: node => ({ ArrowUp: moveBy(nodes, node, -1), ArrowDown: moveBy(nodes, node, 1) }),
    onMove: move,
  })
  const open = (saved: SavedView) => {
    arrange(layoutOf(saved, settings))
    change({ ...viewOf(new URLSearchParams(saved.question)), open: null })
  }
  const ask = (question: string) => change({ ...viewOf(new URLSearchParams(question)), open: null })
  const shown = nodes.find(({ question }) => question === written)
  return (
    <nav className={styles.views} aria-label={t('views')}>
      <Row align="center" to="between" className={styles.head}>
        <h2>{t('views')}</h2>
        <Row as="span" gap={4} align="center">
          <WarnOfView view={view} />
          <SavedViews list={{ name: 'desk', written, ask }} label={t('keepViews')} size="small" />
        </Row>
      </Row>
      <ul ref={list}>
        {linesOf(nodes, { folded: noneFolded }).map((line, index) => {
          const { node } = line
          const isStart = node.id === startView
          return (
            <TreeRow
              key={node.id}
              line={line}
              name={node.name}
              isChosen={node === shown}
              isEntry={shown ? node === shown : index === 0}
              drag={dragOf(node)}
              onTwist={() => {}}
              onChoose={() => open(node)}
              onKeyDown={event => steer(event, line)}
              acts={
                <IconButton
                  size="small"
                  icon="play"
                  aria-pressed={isStart}
                  label={t(isStart ? 'beginElsewhere' : 'beginHere', { name: node.name })}
                  onClick={() => arrange({ startView: isStart ? null : node.id })}
                />
              }
            >
              <Icon name={isStart ? 'play' : node.shared ? 'share' : 'star'} size={14} />
              <span className="cut grow">{node.name}</span>
              {isStart && <span className="unseen">{t('beginsHere')}</span>}
              <span className={styles.count}>
                {counts[node.id] !== undefined && format.exact(counts[node.id] ?? 0)}
              </span>
            </TreeRow>
          )
        })}
      </ul>
    </nav>
  )
}

import { Button, linesOf, TreeRow, useFormat, useMay, useTreeSteering, useWords } from '@guanlan/platform/web'
import { memo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Label } from '../contract.ts'
import { ofTree as strings } from '../strings/of-tree.ts'
import { manageLabels } from './addresses.ts'
import { LabelDot } from './LabelDot.tsx'
import { useLabelCounts, useLabels } from './label-queries.ts'
import styles from './labels.module.css'

/**
 * The labels of the organisation beside its monitors, with the number of articles within the range of the list.
 * A number counts the articles of the label itself: those that the list shows when it is chosen.
 */
export const LabelTree = memo(function LabelTree({
  chosen,
  range,
  onChoose,
}: {
  chosen: number | null
  range: { from?: string; to?: string }
  /** Null: chosen again, so not any more. */
  onChoose: (id: number | null) => void
}) {
  const t = useWords(strings)
  const may = useMay()
  const format = useFormat()
  const navigate = useNavigate()
  const { data: labels = [] } = useLabels()
  const counts = useLabelCounts(range)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const twist = (id: number, open: boolean) =>
    setFolded(now => new Set(open ? [...now].filter(each => each !== id) : [...now, id]))
  const { list, steer } = useTreeSteering<Label>({ onTwist: twist })
  const lines = linesOf(labels, { folded })
  const countOf = (id: number) => counts.data?.find(each => each.id === id)?.articles ?? 0
  return (
    <nav className={styles.beside} aria-label={t('title')}>
      <div className={styles.besideHead}>
        <h2>{t('title')}</h2>
        {may('labels.edit') && (
          <Button size="small" kind="quiet" icon="settings" onClick={() => navigate(manageLabels)}>
            {t('manage')}
          </Button>
        )}
      </div>
      <ul ref={list} className={styles.lines}>
        {lines.map((line, index) => (
          <TreeRow
            key={line.node.id}
            line={line}
            name={line.node.name}
            isChosen={line.node.id === chosen}
            isOff={line.node.status === 0}
            isEntry={chosen === null ? index === 0 : line.node.id === chosen}
            onTwist={twist}
            onChoose={() => onChoose(line.node.id === chosen ? null : line.node.id)}
            onKeyDown={event => steer(event, line)}
          >
            <LabelDot colour={line.node.colour} />
            <span className="cut grow">{line.node.name}</span>
            <span className={styles.count}>{counts.data && format.exact(countOf(line.node.id))}</span>
          </TreeRow>
        ))}
      </ul>
    </nav>
  )
})

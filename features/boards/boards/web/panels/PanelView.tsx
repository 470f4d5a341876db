import { Panel as Framed, IconButton, SkeletonBlock, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Panel, PanelFigure } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { Figure } from './Figure.tsx'
import { addressOf } from './opening.ts'
import styles from './panels.module.css'
import { usePanelName } from './use-panel-name.ts'

/** One panel with what it shows now; its title leads to the list that it counts. */
export function PanelView({
  panel,
  figure,
  onRemove,
}: {
  panel: Panel
  figure: PanelFigure | null
  onRemove?: (() => void) | undefined
}) {
  const t = useWords(strings)
  const name = usePanelName()(panel)
  const { x, y, w, h } = panel.at
  return (
    <div className={styles.place} style={{ gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }}>
      <Framed
        title={name}
        className={styles.panel ?? ''}
        more={
          <>
            {figure?.opens && (
              <Link to={addressOf(figure.opens)} aria-label={t('openBehind', { name })}>
                {t('open')}
              </Link>
            )}
            {onRemove && <IconButton icon="close" label={t('removePanel', { name })} onClick={onRemove} />}
          </>
        }
      >
        {figure?.message && <p className={styles.message}>{figure.message}</p>}
        {figure ? <Figure title={name} panel={panel} figure={figure} /> : <SkeletonBlock />}
      </Framed>
    </div>
  )
}
